# language: es
@perfil-final
Característica: Turnos sin puntuar con el marcador a cero
  # en: Scoreless turns with the score at nil

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: No se aplica mientras el marcador siga 0 a 0
    # en: It does not apply while the score is still 0–0

    @esc-0013
    Esquema del escenario: Duodécimo turno sin puntuar según el marcador
      # en: The twelfth scoreless turn by score
      Dada una partida <momento> según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan <bolsa> fichas
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3.s2
      Ejemplos: Se mira el marcador en el momento del duodécimo turno
        # en: The score at the moment of the twelfth turn is what counts
        # en: | edition | moment | Ana | Bruno | bag | exchanges | ending |
        | reglamento | momento         | ana | bruno | bolsa | cambios | final                          |
        | redeletras | recién empezada | 0   | 0     | 86    | 11      | no termina                     |
        | redeletras | recién empezada | 0   | 0     | 86    | 29      | no termina                     |
        | redeletras | en curso        | 10  | 0     | 80    | 11      | termina por turnos sin puntuar |
        | redeletras | en curso        | 0   | 1     | 80    | 11      | termina por turnos sin puntuar |
        | fise-2009  | recién empezada | 0   | 0     | 86    | 11      | no termina                     |
        | fise-2009  | recién empezada | 0   | 0     | 86    | 29      | no termina                     |
        | fise-2009  | en curso        | 10  | 0     | 80    | 11      | termina por turnos sin puntuar |
        | fise-2009  | en curso        | 0   | 1     | 80    | 11      | termina por turnos sin puntuar |
        | ajs-2024   | recién empezada | 0   | 0     | 86    | 11      | no termina                     |
        | ajs-2024   | recién empezada | 0   | 0     | 86    | 29      | no termina                     |
        | ajs-2024   | en curso        | 10  | 0     | 80    | 11      | termina por turnos sin puntuar |
        | ajs-2024   | en curso        | 0   | 1     | 80    | 11      | termina por turnos sin puntuar |
