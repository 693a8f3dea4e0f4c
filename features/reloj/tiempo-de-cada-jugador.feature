# language: es
@perfil-reloj
Característica: El tiempo de cada jugador
  # en: The time of each player

  Antecedentes:
    Dado que el marcador es 350 a 300
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: En FISE 2003 cada jugador tiene la mitad del tiempo de la partida
    # en: Under FISE 2003 each player has half the time of the game

    @esc-1267
    Esquema del escenario: Último pase de una partida con tiempo total
      # en: Last pass of a game with a total time
      Dada una partida en curso según el reglamento <reglamento>
      Y que la partida puede durar <total> min
      Y que Ana ha consumido <min> min <s> s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a 295

      @fise-2003:31.p1
      Ejemplos: El exceso empieza pasada la mitad
        # en: Overtime begins past the half
        # en: | edition | total | min | s | Ana’s final score |
        | reglamento | total | min | s | final de Ana |
        | fise-2003  | 60    | 30  | 0 | 339          |
        | fise-2003  | 60    | 30  | 1 | 329          |
        | fise-2003  | 50    | 25  | 0 | 339          |
        | fise-2003  | 50    | 25  | 1 | 329          |

    @esc-1268
    Esquema del escenario: A los relojes de una partida de 60 minutos se les dan 25
      # en: The clocks of a game of 60 minutes are given 25
      Dada una partida en curso según el reglamento <reglamento>
      Y que la partida puede durar 60 min
      Y que cada jugador tiene 25 min y Ana ha consumido 28 min 0 s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a 295

      @fise-2003:31.p1
      Ejemplos: FISE 2003: a cada uno le tocan treinta
        # en: FISE 2003: each is due thirty
        # en: | edition | Ana’s final score |
        | reglamento | final de Ana |
        | fise-2003  | 339          |

      @redeletras:31.p1 @fise-2009:34.p1
      Ejemplos: ReDeLetras y FISE 2009: lo que dé el torneo
        # en: ReDeLetras and FISE 2009: whatever the tournament gives
        # en: | edition | Ana’s final score |
        | reglamento | final de Ana |
        | redeletras | 309          |
        | fise-2009  | 309          |

  Regla: En ReDeLetras y FISE 2009 el tiempo lo fija el torneo, sea o no el habitual
    # en: Under ReDeLetras and FISE 2009 the tournament sets the time, usual or not

    @esc-1269
    Esquema del escenario: Último pase de una partida con el tiempo que da el torneo
      # en: Last pass of a game with the time that the tournament gives
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que cada jugador tiene <dado> min y Ana ha consumido <min> min <s> s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a 295

      @redeletras:31.p1 @fise-2009:34.p1
      Ejemplos: Los 30 y los 25 minutos habituales no obligan
        # en: The usual 30 and 25 minutes do not bind
        # en: | edition | timing | given | min | s | Ana’s final score |
        | reglamento | modalidad         | dado | min | s | final de Ana |
        | redeletras | tiempo corrido    | 20   | 20  | 0 | 339          |
        | redeletras | tiempo corrido    | 20   | 20  | 1 | 329          |
        | redeletras | tiempo corrido    | 40   | 35  | 0 | 339          |
        | redeletras | tiempo no corrido | 20   | 20  | 1 | 329          |
        | redeletras | tiempo no corrido | 30   | 27  | 0 | 339          |
        | fise-2009  | tiempo corrido    | 20   | 20  | 0 | 339          |
        | fise-2009  | tiempo corrido    | 20   | 20  | 1 | 329          |
        | fise-2009  | tiempo corrido    | 40   | 35  | 0 | 339          |
        | fise-2009  | tiempo no corrido | 20   | 20  | 1 | 329          |
        | fise-2009  | tiempo no corrido | 30   | 27  | 0 | 339          |

  Regla: Con paradas, el tiempo total acaba antes que los relojes
    # en: With stoppages the total time ends before the clocks do

    @esc-1270
    Esquema del escenario: La hora se cumple tras seis minutos en que no corrió ningún reloj
      # en: The hour is up after six minutes in which neither clock ran
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que cada jugador tiene 30 min y Ana ha consumido 30 min 35 s
      Y que Bruno ha consumido 23 min 15 s
      Y que la partida puede durar 60 min y han transcurrido 59 min 50 s
      Cuando pasan 10 segundos
      Entonces la partida termina por tiempo total
      Y el marcador queda 340 a 300

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1
      Ejemplos: Ana paga su minuto empezado; los atriles no se descuentan
        # en: Ana pays for the minute begun; the racks are not deducted
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
