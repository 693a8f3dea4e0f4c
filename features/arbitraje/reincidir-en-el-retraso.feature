# language: es
@perfil-arbitraje
Característica: Reincidir en el retraso
  # en: Being late again

  Antecedentes:
    Dado que cada jugador tiene 25 min
    Y que Ana no ha llegado

  Regla: A quien reincide se le puede excluir del torneo
    # en: Whoever is late again may be excluded from the tournament

    @esc-1854
    Esquema del escenario: Medida por un retraso de Ana, que ya se había retrasado en una ronda anterior
      # en: A measure for a delay of Ana's, who had been late in an earlier round already
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en una ronda anterior se apreció que Ana se retrasó sin justificación
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 6 min 0 s después
      Y que <autoridad> ha apreciado que Ana se retrasó sin justificación
      Cuando <autoridad> <medida> Ana por ello, probado
      Entonces la actuación se admite
      Y <expulsión> se expulsa a Ana del torneo

      @redeletras:32.p5 @fise-2009:36.p2.s2
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | authority | measure | expulsion |
        | reglamento | autoridad   | medida               | expulsión |
        | redeletras | el Director | expulsa del torneo a | sí        |
        | redeletras | el Director | apercibe a           | no        |
        | fise-2009  | el Director | expulsa del torneo a | sí        |
        | fise-2009  | el Director | apercibe a           | no        |

      @ajs-2024:4.1.12.3.p3
      Ejemplos: AJS
        # en: AJS
        # en: | edition | authority | measure | expulsion |
        | reglamento | autoridad          | medida               | expulsión |
        | ajs-2024   | el juez del torneo | expulsa del torneo a | sí        |
        | ajs-2024   | el juez del torneo | apercibe a           | no        |

  Regla: Solo se retrasa quien no está cuando empieza la ronda
    # en: Only whoever is not there when the round starts is late

    @esc-1855
    Esquema del escenario: Se aprecia un retraso de Bruno, que estaba en la sala
      # en: A delay of Bruno's is found, who was in the room
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 6 min 0 s después
      Cuando <autoridad> aprecia que Bruno se retrasó sin justificación
      Entonces la actuación se rechaza porque no hay infracción

      @redeletras:32.p5 @fise-2009:36.p2.s2 @ajs-2024:4.1.12.3.p3
      Ejemplos: No hay retraso que valorar
        # en: There is no delay to assess
        # en: | edition | authority |
        | reglamento | autoridad          |
        | redeletras | el Director        |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |

    @esc-1856
    Esquema del escenario: Se aprecia un retraso de Ana, que llegó antes de que empezara la ronda
      # en: A delay of Ana's is found, who came before the round started
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se acaban de leer los emparejamientos
      Y que Ana ha llegado 0 min 30 s después
      Cuando <autoridad> aprecia que Ana se retrasó sin justificación
      Entonces la actuación se rechaza porque no hay infracción
      Y Ana ha consumido 0 min 0 s

      @redeletras:32.p5 @fise-2009:36.p2.s2 @ajs-2024:4.1.12.3.p3
      Ejemplos: Llegó a tiempo
        # en: She came in time
        # en: | edition | authority |
        | reglamento | autoridad          |
        | redeletras | el Director        |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |

    @esc-1866
    Esquema del escenario: Se aprecia un retraso de Ana, que no ha llegado, cuando la ronda <momento>
      # en: A delay of Ana's, who has not come, is found when the round <moment>
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que la ronda <momento>
      Cuando <autoridad> aprecia que Ana se retrasó sin justificación
      Entonces la actuación <resultado>

      @redeletras:32.p5 @fise-2009:36.p2.s2 @ajs-2024:4.1.12.3.p3
      Ejemplos: El retraso existe desde que empieza
        # en: The delay is there from the start
        # en: | edition | moment | authority | result |
        | reglamento | momento          | autoridad          | resultado                           |
        | redeletras | no ha empezado   | el Director        | se rechaza porque no hay infracción |
        | redeletras | acaba de empezar | el Director        | se admite                           |
        | fise-2009  | no ha empezado   | el Director        | se rechaza porque no hay infracción |
        | fise-2009  | acaba de empezar | el Director        | se admite                           |
        | ajs-2024   | no ha empezado   | el juez del torneo | se rechaza porque no hay infracción |
        | ajs-2024   | acaba de empezar | el juez del torneo | se admite                           |
