# language: es
@perfil-arbitraje
Característica: Llegar tarde
  # en: Coming late

  Regla: El reloj de quien falta al empezar la ronda se pone en marcha sin esperarlo
    # en: The clock of whoever is missing at the start of the round is started without waiting

    @esc-1800
    Esquema del escenario: Ana falta al empezar la ronda y llega más tarde
      # en: Ana is missing at the start of the round and comes later
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que cada jugador tiene 25 min
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando Ana llega <min> min <s> s después
      Entonces Ana ha consumido <m> min <ss> s
      Y Bruno ha consumido 0 min 0 s

      @redeletras:32.p3
      Ejemplos: ReDeLetras: desde el comienzo de la ronda, y sin límite
        # en: ReDeLetras: from the start of the round, and without limit
        # en: | edition | authority | min | s | m | ss |
        | reglamento | autoridad   | min | s  | m  | ss |
        | redeletras | el Director | 0   | 1  | 0  | 1  |
        | redeletras | el Director | 4   | 59 | 4  | 59 |
        | redeletras | el Director | 10  | 0  | 10 | 0  |
        | redeletras | el Director | 26  | 30 | 26 | 30 |
        | redeletras | el Director | 45  | 0  | 45 | 0  |

      @fise-2009:36.p1
      Ejemplos: FISE 2009: desde el comienzo de la ronda
        # en: FISE 2009: from the start of the round
        # en: | edition | authority | min | s | m | ss |
        | reglamento | autoridad   | min | s  | m  | ss |
        | fise-2009  | el Director | 0   | 1  | 0  | 1  |
        | fise-2009  | el Director | 4   | 59 | 4  | 59 |
        | fise-2009  | el Director | 10  | 0  | 10 | 0  |
        | fise-2009  | el Director | 24  | 59 | 24 | 59 |

    @esc-1801
    Esquema del escenario: Ana falta al inicio oficial de la ronda y llega más tarde
      # en: Ana is missing at the official start of the round and comes later
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Y que el juez del torneo ha dado comienzo a la ronda
      Cuando Ana llega <min> min <s> s después
      Entonces Ana ha consumido <m> min <ss> s
      Y Bruno ha consumido 0 min 0 s

      @ajs-2024:4.1.12.2.p3
      Ejemplos: AJS: los relojes se activan a los cinco minutos, y lo anterior no se cuenta
        # en: AJS: the clocks are started after five minutes, and what went before is not counted
        # en: | edition | min | s | m | ss |
        | reglamento | min | s  | m  | ss |
        | ajs-2024   | 0   | 1  | 0  | 0  |
        | ajs-2024   | 4   | 59 | 0  | 0  |
        | ajs-2024   | 5   | 0  | 0  | 0  |
        | ajs-2024   | 5   | 1  | 0  | 1  |
        | ajs-2024   | 10  | 0  | 5  | 0  |
        | ajs-2024   | 26  | 30 | 21 | 30 |
        | ajs-2024   | 44  | 59 | 39 | 59 |

    @esc-6014
    Esquema del escenario: La lectura acaba a las 10:00, la ronda empieza a las 10:01 y Ana llega a las <hora>
      # en: The calling is over at 10:00, the round starts at 10:01 and Ana comes at <time>
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Y que se acaban de leer los emparejamientos
      Y que han pasado 60 segundos
      Y que el juez del torneo ha dado comienzo a la ronda
      Cuando Ana llega <min> min <s> s después
      Entonces Ana ha consumido 0 min <consumidos> s

      @ajs-2024:4.1.12.2.p2 @ajs-2024:4.1.12.2.p3
      Ejemplos: AJS: su reloj se activa a las 10:06
        # en: AJS: her clock is started at 10:06
        # en: | edition | time | min | s | used |
        | reglamento | hora     | min | s  | consumidos |
        | ajs-2024   | 10:05:59 | 4   | 59 | 0          |
        | ajs-2024   | 10:06:00 | 5   | 0  | 0          |
        | ajs-2024   | 10:06:30 | 5   | 30 | 30         |

  Regla: Donde no se habla de retrasos, llegar tarde no tiene efecto previsto
    # en: Where nothing is said of delays, coming late has no effect laid down

    @esc-6023
    Esquema del escenario: Ana llega seis minutos tarde y el reglamento no trata los retrasos
      # en: Ana comes six minutes late and the regulation does not deal with delays
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Cuando Ana llega 6 min 0 s después
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:42 @resumen-2018:4.s1
      Ejemplos: FISE 2003 y Resumen
        # en: FISE 2003 and summary
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |
