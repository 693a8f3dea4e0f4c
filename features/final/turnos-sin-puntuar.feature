# language: es
@perfil-final
Característica: Final por turnos sin puntuar
  # en: Ending by scoreless turns

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
        | reglamento | cambios | final                          |
        | redeletras | 10      | no termina                     |
        | redeletras | 11      | termina por turnos sin puntuar |
        | fise-2009  | 10      | no termina                     |
        | fise-2009  | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 10      | no termina                     |
        | ajs-2024   | 11      | termina por turnos sin puntuar |

      @fise-2003:40.2 @resumen-2018:25.a
      Ejemplos: FISE 2003 y Resumen: no conocen este final
        | reglamento   | cambios | final      |
        | fise-2003    | 11      | no termina |
        | fise-2003    | 23      | no termina |
        | resumen-2018 | 11      | no termina |
        | resumen-2018 | 23      | no termina |

  Regla: Cuentan los pases, los cambios y las jugadas no válidas; lo demás rompe la cuenta
    # en: Passes, exchanges and invalid plays count; anything else breaks the run

    @esc-0011
    Esquema del escenario: Once cambios tras un turno de otra clase
      # en: Eleven exchanges after a turn of another kind
      Dada una partida en curso según el reglamento <reglamento>
      Y que hubo un <turno> y después 10 cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: La lista de clases de turno es cerrada
        | reglamento | turno           | final                          |
        | redeletras | paso            | termina por turnos sin puntuar |
        | redeletras | cambio          | termina por turnos sin puntuar |
        | redeletras | jugada anulada  | termina por turnos sin puntuar |
        | redeletras | jugada retirada | no termina                     |
        | redeletras | turno perdido   | no termina                     |
        | redeletras | jugada          | no termina                     |
        | fise-2009  | paso            | termina por turnos sin puntuar |
        | fise-2009  | cambio          | termina por turnos sin puntuar |
        | fise-2009  | jugada anulada  | termina por turnos sin puntuar |
        | fise-2009  | jugada retirada | no termina                     |
        | fise-2009  | turno perdido   | no termina                     |
        | fise-2009  | jugada          | no termina                     |
        | ajs-2024   | paso            | termina por turnos sin puntuar |
        | ajs-2024   | cambio          | termina por turnos sin puntuar |
        | ajs-2024   | jugada anulada  | termina por turnos sin puntuar |
        | ajs-2024   | jugada retirada | no termina                     |
        | ajs-2024   | turno perdido   | no termina                     |
        | ajs-2024   | jugada          | no termina                     |

    @esc-0012
    Esquema del escenario: Jugada que puntúa tras once turnos sin puntuar
      # en: A scoring play after eleven scoreless turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 11 turnos fueron cambios
      Cuando Ana coloca PATIOS desde H6 en horizontal y Bruno anota 8 puntos
      Entonces la partida no termina

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Una jugada que queda reinicia la cuenta
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

  Regla: No se aplica mientras el marcador siga 0 a 0
    # en: It does not apply while the score is still 0–0

    @esc-0013
    Esquema del escenario: Duodécimo turno sin puntuar según el marcador
      # en: The twelfth scoreless turn by score
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3.s2
      Ejemplos: Se mira el marcador en el momento del duodécimo turno
        | reglamento | ana | bruno | cambios | final                          |
        | redeletras | 0   | 0     | 11      | no termina                     |
        | redeletras | 0   | 0     | 29      | no termina                     |
        | redeletras | 10  | 0     | 11      | termina por turnos sin puntuar |
        | redeletras | 0   | 1     | 11      | termina por turnos sin puntuar |
        | fise-2009  | 0   | 0     | 11      | no termina                     |
        | fise-2009  | 0   | 0     | 29      | no termina                     |
        | fise-2009  | 10  | 0     | 11      | termina por turnos sin puntuar |
        | fise-2009  | 0   | 1     | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 0   | 0     | 11      | no termina                     |
        | ajs-2024   | 0   | 0     | 29      | no termina                     |
        | ajs-2024   | 10  | 0     | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 0   | 1     | 11      | termina por turnos sin puntuar |

  Regla: Cada jugador descuenta sus propias fichas
    # en: Each player deducts the own tiles

    @esc-0014
    Esquema del escenario: Descuento de atriles tras doce turnos sin puntuar
      # en: Rack deductions after twelve scoreless turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 30 a 12
      Y que Ana tiene EZ en el atril
      Y que Bruno tiene X? en el atril
      Y que en la bolsa queda 1 ficha
      Y que los últimos 11 turnos fueron cambios
      Cuando Ana cambia Z
      Entonces el marcador queda 28 a 4

      @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: Se cuenta lo que queda en el atril al acabar
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
