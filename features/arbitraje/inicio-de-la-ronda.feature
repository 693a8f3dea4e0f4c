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
        | reglamento | s | autoridad   | resultado                           |
        | redeletras | 5 | el Director | se admite                           |
        | redeletras | 5 | Ana         | se rechaza por falta de competencia |
        | fise-2009  | 5 | el Director | se admite                           |
        | fise-2009  | 5 | Ana         | se rechaza por falta de competencia |

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

  Regla: Antes del inicio oficial no empieza ninguna partida
    # en: Before the official start no game begins

    @esc-1846
    Esquema del escenario: Ana roba sus siete fichas durante la lectura
      # en: Ana draws her seven tiles during the reading
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el juez está leyendo los emparejamientos
      Cuando Ana roba 7 fichas
      Entonces la actuación se rechaza por prematura
      Y Ana tiene 0 fichas

      @ajs-2024:4.1.12.2.p1.s2
      Ejemplos: AJS: mientras se lee no se empieza
        # en: AJS: nothing begins while they are read
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1847
    Esquema del escenario: Ana roba sus siete fichas 30 segundos después de la lectura
      # en: Ana draws her seven tiles 30 seconds after the reading
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se acaban de leer los emparejamientos
      Y que han pasado 30 segundos
      Cuando Ana roba 7 fichas
      Entonces la actuación se rechaza por prematura
      Y Ana tiene 0 fichas

      @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: hay que esperar al inicio oficial
        # en: AJS: the official start has to be waited for
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1848
    Esquema del escenario: Ana roba sus siete fichas tras el inicio oficial
      # en: Ana draws her seven tiles after the official start
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el juez del torneo ha dado comienzo a la ronda
      Cuando Ana roba 7 fichas
      Entonces la actuación se admite
      Y Ana tiene 7 fichas

      @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: desde entonces se puede empezar
        # en: AJS: from then on one may begin
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1849
    Esquema del escenario: Sorteo de la salida 30 segundos después de la lectura
      # en: The lots for the start 30 seconds after the reading
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se acaban de leer los emparejamientos
      Y que han pasado 30 segundos
      Cuando en el sorteo Ana saca A y Bruno saca B
      Entonces la actuación se admite

      @ajs-2024:4.1.12.3.p1
      Ejemplos: AJS: el sorteo precede a la partida
        # en: AJS: the lots come before the game
        # en: | edition |
        | reglamento |
        | ajs-2024   |
