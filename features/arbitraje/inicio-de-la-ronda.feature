# language: es
@perfil-arbitraje
Característica: Inicio oficial de la ronda
  # en: Official start of the round

  Regla: El inicio oficial se da un minuto después de leer los emparejamientos
    # en: The official start is given one minute after the reading of the pairings

    @esc-1844
    Esquema del escenario: Tras la lectura han pasado <s> segundos
      # en: After the reading <s> seconds have gone by
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se acaban de leer los emparejamientos
      Y que han pasado <s> segundos
      Cuando <autoridad> da comienzo a la ronda
      Entonces la actuación <resultado>
      Y el reloj está parado

      @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: el juez del torneo, y no antes del minuto
        # en: AJS: the judge of the tournament, and not before the minute
        # en: | edition | s | authority | result |
        | reglamento | s  | autoridad           | resultado                           |
        | ajs-2024   | 59 | el juez del torneo  | se rechaza por prematura            |
        | ajs-2024   | 60 | el juez del torneo  | se admite                           |
        | ajs-2024   | 75 | el juez del torneo  | se admite                           |
        | ajs-2024   | 60 | un árbitro auxiliar | se rechaza por falta de competencia |

      @redeletras:32.p3 @fise-2009:36.p1
      Ejemplos: ReDeLetras y FISE 2009: cuando el Director lo indica
        # en: ReDeLetras and FISE 2009: when the Director says so
        # en: | edition | s | authority | result |
        | reglamento | s | autoridad           | resultado                           |
        | redeletras | 5 | el Director         | se admite                           |
        | redeletras | 5 | Ana                 | se rechaza por falta de competencia |
        | redeletras | 5 | un árbitro auxiliar | se rechaza por falta de competencia |
        | fise-2009  | 5 | el Director         | se admite                           |
        | fise-2009  | 5 | Ana                 | se rechaza por falta de competencia |
        | fise-2009  | 5 | un árbitro auxiliar | se rechaza por falta de competencia |

    @esc-1845
    Esquema del escenario: El juez aún lee los emparejamientos y ya quiere dar comienzo a la ronda
      # en: The judge is still reading the pairings and wants to start the round already
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el juez está leyendo los emparejamientos
      Y que han pasado 90 segundos
      Cuando el juez del torneo da comienzo a la ronda
      Entonces la actuación se rechaza por prematura

      @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: el minuto se cuenta desde el final de la lectura
        # en: AJS: the minute is counted from the end of the reading
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1867
    Esquema del escenario: <autoridad> da comienzo por segunda vez a la ronda
      # en: <authority> starts the round a second time
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando <autoridad> da comienzo a la ronda
      Entonces la actuación se rechaza porque no procede

      @redeletras:32.p3 @fise-2009:36.p1 @ajs-2024:4.1.12.2.p2
      Ejemplos: La ronda ya ha empezado
        # en: The round has started already
        # en: | edition | authority |
        | reglamento | autoridad          |
        | redeletras | el Director        |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |
