# language: es
@perfil-jugada
Característica: Cambiar en el turno propio
  # en: Exchanging in one’s own turn

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Solo cambia fichas aquel a quien le toca
    # en: Only the player whose turn it is exchanges tiles

    @esc-0712
    Esquema del escenario: Cambio según a quién le toca
      # en: An exchange by whose turn it is
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a <toca>
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Cuando Ana cambia EO
      Entonces la actuación <resultado>
      Y le toca a Bruno

      @fise-2003:24 @redeletras:24 @fise-2009:25 @resumen-2018:19.s1
      Ejemplos: El cambio es un turno
        # en: An exchange is a turn
        # en: | edition | turn | result |
        | reglamento   | toca  | resultado                           |
        | fise-2003    | Ana   | se admite                           |
        | fise-2003    | Bruno | se rechaza por estar fuera de turno |
        | redeletras   | Ana   | se admite                           |
        | redeletras   | Bruno | se rechaza por estar fuera de turno |
        | fise-2009    | Ana   | se admite                           |
        | fise-2009    | Bruno | se rechaza por estar fuera de turno |
        | resumen-2018 | Ana   | se admite                           |
        | resumen-2018 | Bruno | se rechaza por estar fuera de turno |
        | ajs-2024     | Ana   | se admite                           |
        | ajs-2024     | Bruno | se rechaza por estar fuera de turno |
