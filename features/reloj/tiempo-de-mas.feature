# language: es
@perfil-reloj
Característica: Tiempo consumido de más
  # en: Time used beyond the allotment

  Antecedentes:
    Dado que el marcador es 350 a 300
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Cada minuto de más, entero o empezado, cuesta diez puntos al acabar la partida
    # en: Each minute too many, whole or begun, costs ten points when the game ends

    @esc-1220
    Esquema del escenario: Último pase de una partida en la que Ana tenía 30 minutos
      # en: Last pass of a game in which Ana had 30 minutes
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido <min> min <s> s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a 295
      Y gana <ganador>

      @fise-2003:28.2 @fise-2003:32 @redeletras:28.p2 @redeletras:32.p2 @fise-2009:31.p2 @fise-2009:35.p2
      Ejemplos: FISE y ReDeLetras: diez puntos por minuto, sin tope
        # en: FISE and ReDeLetras: ten points a minute, without a limit
        # en: | edition | min | s | Ana’s final score | winner |
        | reglamento | min | s | final de Ana | ganador |
        | fise-2003  | 30  | 0 | 339          | Ana     |
        | fise-2003  | 30  | 1 | 329          | Ana     |
        | fise-2003  | 31  | 0 | 329          | Ana     |
        | fise-2003  | 31  | 1 | 319          | Ana     |
        | fise-2003  | 39  | 59 | 239          | Bruno   |
        | fise-2003  | 40  | 0 | 239          | Bruno   |
        | fise-2003  | 40  | 1 | 229          | Bruno   |
        | redeletras | 30  | 0 | 339          | Ana     |
        | redeletras | 30  | 1 | 329          | Ana     |
        | redeletras | 31  | 0 | 329          | Ana     |
        | redeletras | 31  | 1 | 319          | Ana     |
        | redeletras | 40  | 0 | 239          | Bruno   |
        | redeletras | 40  | 1 | 229          | Bruno   |
        | fise-2009  | 30  | 0 | 339          | Ana     |
        | fise-2009  | 30  | 1 | 329          | Ana     |
        | fise-2009  | 31  | 0 | 329          | Ana     |
        | fise-2009  | 31  | 1 | 319          | Ana     |
        | fise-2009  | 40  | 0 | 239          | Bruno   |
        | fise-2009  | 40  | 1 | 229          | Bruno   |

      @ajs-2024:3.1.3.1.p2
      Ejemplos: AJS: diez puntos por minuto
        # en: AJS: ten points a minute
        # en: | edition | min | s | Ana’s final score | winner |
        | reglamento | min | s  | final de Ana | ganador |
        | ajs-2024   | 30  | 0  | 339          | Ana     |
        | ajs-2024   | 30  | 1  | 329          | Ana     |
        | ajs-2024   | 31  | 0  | 329          | Ana     |
        | ajs-2024   | 31  | 1  | 319          | Ana     |
        | ajs-2024   | 39  | 59 | 239          | Bruno   |

    @esc-1221
    Esquema del escenario: Último pase con medio segundo de más en el reloj
      # en: Last pass with half a second too much on the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 30 min 0 s
      Y que los últimos 3 turnos fueron pases
      Y que han pasado <ms> milisegundos
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a 295

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: FISE y ReDeLetras: cuenta desde el primer instante
        # en: FISE and ReDeLetras: it counts from the first instant
        # en: | edition | ms | Ana’s final score |
        | reglamento | ms  | final de Ana |
        | fise-2003  | 500 | 329          |
        | redeletras | 500 | 329          |
        | fise-2009  | 500 | 329          |

      @ajs-2024:3.1.3.1.p3
      Ejemplos: AJS: mientras el reloj marca «:00» no se ha empezado otro minuto
        # en: AJS: while the clock shows “:00” no further minute has begun
        # en: | edition | ms | Ana’s final score |
        | reglamento | ms   | final de Ana |
        | ajs-2024   | 500  | 339          |
        | ajs-2024   | 999  | 339          |
        | ajs-2024   | 1000 | 329          |

    @esc-1232
    Esquema del escenario: Jugada que iguala los turnos, agotado el tiempo total, con Ana pasada de su tiempo
      # en: The play that evens the turns, the total time being up, with Ana beyond her time
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 300 a 280
      Y que en el tablero está PATIO desde H6 en horizontal
      Y que Bruno tiene DEVISTO en el atril
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que cada jugador tiene 30 min y Ana ha consumido 31 min 1 s
      Y que se ha agotado el tiempo total
      Cuando Bruno coloca PATIOS desde H6 en horizontal y Ana anota 8 puntos
      Entonces el marcador queda 280 a 288
      Y gana Bruno

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: Los atriles no se descuentan; los minutos de más, sí
        # en: The racks are not deducted; the minutes too many are
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
