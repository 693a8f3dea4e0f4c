# language: es
@perfil-arbitraje
Característica: Los dos llegan tarde
  # en: Both come late

  Antecedentes:
    Dado que cada jugador tiene 25 min
    Y que Ana no ha llegado
    Y que Bruno no ha llegado

  Regla: Mientras faltan los dos, el tiempo corre para ambos; después, para el que sigue sin llegar
    # en: While both are missing time runs for both; then for whoever has still not come

    @esc-1806
    Esquema del escenario: Llega Ana y sigue faltando Bruno
      # en: Ana comes and Bruno is still missing
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando Ana llega <min> min 0 s después
      Entonces Ana ha consumido <m> min 0 s
      Y Bruno ha consumido <m> min 0 s
      Y corre el tiempo de Bruno

      @redeletras:32.p4 @fise-2009:36.p2
      Ejemplos: ReDeLetras y FISE 2009: desde el comienzo de la ronda
        # en: ReDeLetras and FISE 2009: from the start of the round
        # en: | edition | authority | min | m |
        | reglamento | autoridad   | min | m |
        | redeletras | el Director | 6   | 6 |
        | fise-2009  | el Director | 6   | 6 |

      @ajs-2024:4.1.12.3.p2
      Ejemplos: AJS: desde que se activan los relojes, a los cinco minutos
        # en: AJS: from when the clocks are started, after five minutes
        # en: | edition | authority | min | m |
        | reglamento | autoridad          | min | m  |
        | ajs-2024   | el juez del torneo | 6   | 1  |
        | ajs-2024   | el juez del torneo | 15  | 10 |

    @esc-1807
    Esquema del escenario: Llega Ana y, más tarde, Bruno
      # en: Ana comes and, later, Bruno
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado <Ana> min 0 s después
      Cuando Bruno llega <Bruno> min 0 s después
      Entonces Ana ha consumido <m> min 0 s
      Y Bruno ha consumido <n> min 0 s

      @redeletras:32.p4 @fise-2009:36.p2
      Ejemplos: ReDeLetras y FISE 2009: a Ana le quedan 19 minutos y a Bruno 11
        # en: ReDeLetras and FISE 2009: Ana has 19 minutes left and Bruno 11
        # en: | edition | authority | Ana | Bruno | m | n |
        | reglamento | autoridad   | Ana | Bruno | m | n  |
        | redeletras | el Director | 6   | 8     | 6 | 14 |
        | redeletras | el Director | 4   | 0     | 4 | 4  |
        | fise-2009  | el Director | 6   | 8     | 6 | 14 |
        | fise-2009  | el Director | 4   | 0     | 4 | 4  |

      @ajs-2024:4.1.12.3.p2
      Ejemplos: AJS: a los 15 y a los 19 minutos del inicio oficial
        # en: AJS: 15 and 19 minutes after the official start
        # en: | edition | authority | Ana | Bruno | m | n |
        | reglamento | autoridad          | Ana | Bruno | m  | n  |
        | ajs-2024   | el juez del torneo | 15  | 4     | 10 | 14 |

      @ajs-2024:4.1.12.2.p3
      Ejemplos: AJS: quien llega antes de los cinco minutos no pierde nada
        # en: AJS: whoever comes within the five minutes loses nothing
        # en: | edition | authority | Ana | Bruno | m | n |
        | reglamento | autoridad          | Ana | Bruno | m | n |
        | ajs-2024   | el juez del torneo | 3   | 9     | 0 | 7 |

    @esc-1808
    Esquema del escenario: Nadie ha llegado todavía
      # en: Nobody has come yet
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando pasan <min> min 0 s
      Entonces corre el tiempo de los dos
      Y Ana ha consumido <m> min 0 s
      Y Bruno ha consumido <m> min 0 s

      @redeletras:32.p4 @fise-2009:36.p2 @ajs-2024:4.1.12.3.p2
      Ejemplos: El tiempo corre para los dos a la vez
        # en: Time runs for both at once
        # en: | edition | authority | min | m |
        | reglamento | autoridad          | min | m |
        | redeletras | el Director        | 9   | 9 |
        | fise-2009  | el Director        | 9   | 9 |
        | ajs-2024   | el juez del torneo | 14  | 9 |

  Regla: El tiempo del segundo corre hasta que llega
    # en: The time of the second runs until that player comes

    @esc-1809
    Esquema del escenario: Sorteo cuando han llegado los dos, Ana a los 9 minutos y Bruno a los 14
      # en: The lots once both have come, Ana after 9 minutes and Bruno after 14
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 9 min 0 s después
      Y que Bruno ha llegado 5 min 0 s después
      Cuando el sorteo dura 40 segundos
      Entonces Bruno ha consumido <n> min 0 s
      Y el reloj está parado

      @redeletras:32.p4 @fise-2009:36.p2
      Ejemplos: ReDeLetras y FISE 2009: el sorteo ya no le cuesta tiempo
        # en: ReDeLetras and FISE 2009: the lots cost him no more time
        # en: | edition | authority | n |
        | reglamento | autoridad   | n  |
        | redeletras | el Director | 14 |
        | fise-2009  | el Director | 14 |

      @ajs-2024:4.1.12.3.p2
      Ejemplos: AJS: el sorteo ya no le cuesta tiempo
        # en: AJS: the lots cost him no more time
        # en: | edition | authority | n |
        | reglamento | autoridad          | n |
        | ajs-2024   | el juez del torneo | 9 |
