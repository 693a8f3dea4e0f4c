# language: es
@perfil-reloj
Característica: El tiempo propio y el de la partida
  # en: One’s own time and that of the game

  Antecedentes:
    Dado que el marcador es 350 a 300
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: El tiempo total incluye las paradas y acaba antes de que lo sumen los relojes
    # en: The total time takes in the stops and ends before the clocks add up to it

    @esc-6010
    Esquema del escenario: Se cumplen 60 minutos, seis de ellos con los dos relojes parados, y Ana se ha pasado de su media hora
      # en: The 60 minutes are up, six of them with both clocks stopped, and Ana is beyond her half hour
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 30 min 35 s
      Y que Bruno ha consumido 23 min 15 s
      Y que la partida puede durar 60 min y han transcurrido 59 min 50 s
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Cuando pasan 10 segundos
      Entonces la partida termina por tiempo total
      Y Ana ha consumido 30 min 45 s
      Y el marcador queda 340 a 300

      @fise-2003:31.p1 @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: Los relojes suman 54 minutos; Ana paga un minuto empezado y nadie su atril
        # en: The clocks add up to 54 minutes; Ana pays for a minute begun and nobody for the rack
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

  Regla: El tiempo de cada jugador lo fija el torneo, y los minutos de más se cuentan desde él
    # en: The tournament sets the time of each player, and minutes too many are counted from it

    @esc-6011
    Esquema del escenario: Último pase de una partida a <tiempo> minutos en la que Ana llegó tarde
      # en: Last pass of a game of <time> minutes for which Ana came late
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene <tiempo> min y Ana ha consumido <min> min <s> s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <Ana> a 295

      @redeletras:31.p1 @redeletras:32.p2 @redeletras:32.p3
      Ejemplos: ReDeLetras: la demora no tiene límite y se paga por minutos
        # en: ReDeLetras: there is no limit to the delay, which is paid for by the minute
        # en: | edition | time | min | s | Ana |
        | reglamento | tiempo | min | s  | Ana |
        | redeletras | 25     | 25  | 0  | 339 |
        | redeletras | 25     | 26  | 30 | 319 |
        | redeletras | 25     | 45  | 0  | 139 |
        | redeletras | 20     | 25  | 0  | 289 |

      @fise-2009:34.p1 @fise-2009:35.p2
      Ejemplos: FISE 2009: también con 20 minutos
        # en: FISE 2009: with 20 minutes too
        # en: | edition | time | min | s | Ana |
        | reglamento | tiempo | min | s | Ana |
        | fise-2009  | 20     | 20  | 0 | 339 |
        | fise-2009  | 20     | 25  | 0 | 289 |
