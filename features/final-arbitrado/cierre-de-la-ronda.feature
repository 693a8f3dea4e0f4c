# language: es
@perfil-final-arbitrado
Característica: Final por cierre de la ronda
  # en: Ending by close of the round

  Regla: El juez puede dar por acabada la ronda pasados ochenta minutos de su inicio oficial
    # en: The judge may declare the round over once eighty minutes have passed since its official start

    @esc-0050
    Esquema del escenario: Cierre de la ronda según el tiempo transcurrido
      # en: Close of the round by time elapsed
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el juez cierra la ronda a los <min> min <s> s
      Entonces la actuación <resultado>
      Y la partida <final>

      @ajs-2024:4.1.12.4
      Ejemplos: AJS: desde el minuto ochenta
        # en: AJS: from minute eighty on
        # en: | edition | min | s | result | ending |
        | reglamento | min | s  | resultado                | final                          |
        | ajs-2024   | 79  | 59 | se rechaza por prematura | no termina                     |
        | ajs-2024   | 80  | 0  | se admite                | termina por cierre de la ronda |

      @fise-2003:40.4 @redeletras:37.5 @fise-2009:45.5 @resumen-2018:21
      Ejemplos: Las demás ediciones no prevén el cierre de la ronda
        # en: The other editions do not provide for the close of the round
        # en: | edition | min | s | result | ending |
        | reglamento   | min | s | resultado                         | final      |
        | fise-2003    | 80  | 0 | no está prevista en el reglamento | no termina |
        | redeletras   | 80  | 0 | no está prevista en el reglamento | no termina |
        | fise-2009    | 80  | 0 | no está prevista en el reglamento | no termina |
        | resumen-2018 | 80  | 0 | no está prevista en el reglamento | no termina |

    @esc-0051
    Esquema del escenario: Partida sin acabar al cerrarse la ronda
      # en: Game unfinished when the round closes
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 310 a 290
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene E en el atril
      Cuando el juez cierra la ronda a los 81 min 0 s
      Entonces el marcador queda 310 a 290

      @ajs-2024:4.1.12.4
      Ejemplos: AJS: las puntuaciones quedan como están
        # en: AJS: the scores stand as they are
        # en: | edition |
        | reglamento |
        | ajs-2024   |
