# language: es
@perfil-reloj
Característica: Temporizador parado
  # en: A timer that stands

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene SAEINRT en el atril
    Y que el marcador es 60 a 45
    Y que se juega con un temporizador de dos minutos

  Regla: Lo que tarda el árbitro no cuenta en los dos minutos
    # en: What the arbiter takes does not count in the two minutes

    @esc-3501
    Esquema del escenario: Ana coloca PATIOS tras llamar al árbitro
      # en: Ana lays PATIOS after calling the arbiter
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado <antes> segundos
      Y que Ana ha llamado al árbitro
      Y que han pasado 180 segundos
      Y que el árbitro se ha retirado de la mesa
      Y que han pasado <después> segundos
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la actuación <resultado>

      @fise-2003:28.1 @redeletras:28.1 @fise-2009:31.1
      Ejemplos: Cuentan los segundos de Ana
        # en: Ana's seconds count
        # en: | edition | before | after | result |
        | reglamento | antes | después | resultado                                           |
        | fise-2003  | 60    | 60      | se admite                                           |
        | fise-2003  | 60    | 61      | se rechaza porque se ha acabado el tiempo del turno |
        | redeletras | 60    | 60      | se admite                                           |
        | redeletras | 60    | 61      | se rechaza porque se ha acabado el tiempo del turno |
        | fise-2009  | 60    | 60      | se admite                                           |
        | fise-2009  | 60    | 61      | se rechaza porque se ha acabado el tiempo del turno |
