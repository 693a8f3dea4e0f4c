# language: es
@perfil-final
Característica: Final por turnos sin puntuar
  # en: Ending by scoreless turns

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: La partida acaba tras seis turnos seguidos de cada jugador sin jugada que quede
    # en: The game ends after six turns in a row by each player without a play that stands

    @esc-0010
    Esquema del escenario: Cambio que sigue a otros cambios
      # en: An exchange that follows other exchanges
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: al duodécimo turno
        # en: ReDeLetras, FISE 2009 and AJS: at the twelfth turn
        # en: | edition | exchanges | ending |
        | reglamento | cambios | final                          |
        | redeletras | 10      | no termina                     |
        | redeletras | 11      | termina por turnos sin puntuar |
        | fise-2009  | 10      | no termina                     |
        | fise-2009  | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 10      | no termina                     |
        | ajs-2024   | 11      | termina por turnos sin puntuar |

      @fise-2003:40.2 @resumen-2018:25.a
      Ejemplos: FISE 2003 y Resumen: no conocen este final
        # en: FISE 2003 and Resumen: do not know this ending
        # en: | edition | exchanges | ending |
        | reglamento   | cambios | final      |
        | fise-2003    | 11      | no termina |
        | fise-2003    | 23      | no termina |
        | resumen-2018 | 11      | no termina |
        | resumen-2018 | 23      | no termina |

  Regla: Cuentan los pases, los cambios y las jugadas no válidas
    # en: Passes, exchanges and invalid plays count

    @esc-0446
    Esquema del escenario: Once cambios tras un turno de otra clase
      # en: Eleven exchanges after a turn of another kind
      Dada una partida en curso según el reglamento <reglamento>
      Y que hubo <turno> y después 10 cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Una jugada que queda rompe la cuenta
        # en: A play that stands breaks the run
        # en: | edition | turn | ending |
        | reglamento | turno              | final                          |
        | redeletras | un pase            | termina por turnos sin puntuar |
        | redeletras | un cambio          | termina por turnos sin puntuar |
        | redeletras | una jugada anulada | termina por turnos sin puntuar |
        | redeletras | una jugada         | no termina                     |
        | fise-2009  | un pase            | termina por turnos sin puntuar |
        | fise-2009  | un cambio          | termina por turnos sin puntuar |
        | fise-2009  | una jugada anulada | termina por turnos sin puntuar |
        | fise-2009  | una jugada         | no termina                     |
        | ajs-2024   | un pase            | termina por turnos sin puntuar |
        | ajs-2024   | un cambio          | termina por turnos sin puntuar |
        | ajs-2024   | una jugada anulada | termina por turnos sin puntuar |
        | ajs-2024   | una jugada         | no termina                     |

    @esc-0447
    Esquema del escenario: Pase que sigue a otros cambios
      # en: A pass that follows other exchanges
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana pasa
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: El pase también es un turno sin puntuar
        # en: A pass is a scoreless turn as well
        # en: | edition | exchanges | ending |
        | reglamento | cambios | final                          |
        | redeletras | 10      | no termina                     |
        | redeletras | 11      | termina por turnos sin puntuar |
        | fise-2009  | 10      | no termina                     |
        | fise-2009  | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 10      | no termina                     |
        | ajs-2024   | 11      | termina por turnos sin puntuar |

  Regla: No se aplica mientras el marcador siga 0 a 0
    # en: It does not apply while the score is still 0–0

    @esc-0013
    Esquema del escenario: Duodécimo turno sin puntuar según el marcador
      # en: The twelfth scoreless turn by score
      Dada una partida <momento> según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3.s2
      Ejemplos: Se mira el marcador en el momento del duodécimo turno
        # en: The score at the moment of the twelfth turn is what counts
        # en: | edition | moment | Ana | Bruno | exchanges | ending |
        | reglamento | momento         | ana | bruno | cambios | final                          |
        | redeletras | recién empezada | 0   | 0     | 11      | no termina                     |
        | redeletras | recién empezada | 0   | 0     | 29      | no termina                     |
        | redeletras | en curso        | 10  | 0     | 11      | termina por turnos sin puntuar |
        | redeletras | en curso        | 0   | 1     | 11      | termina por turnos sin puntuar |
        | fise-2009  | recién empezada | 0   | 0     | 11      | no termina                     |
        | fise-2009  | recién empezada | 0   | 0     | 29      | no termina                     |
        | fise-2009  | en curso        | 10  | 0     | 11      | termina por turnos sin puntuar |
        | fise-2009  | en curso        | 0   | 1     | 11      | termina por turnos sin puntuar |
        | ajs-2024   | recién empezada | 0   | 0     | 11      | no termina                     |
        | ajs-2024   | recién empezada | 0   | 0     | 29      | no termina                     |
        | ajs-2024   | en curso        | 10  | 0     | 11      | termina por turnos sin puntuar |
        | ajs-2024   | en curso        | 0   | 1     | 11      | termina por turnos sin puntuar |
