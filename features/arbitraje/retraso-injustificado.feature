# language: es
@perfil-arbitraje
Característica: Retraso injustificado
  # en: Unjustified delay

  Antecedentes:
    Dado que cada jugador tiene 25 min
    Y que Ana no ha llegado

  Regla: El retraso sin justificar permite apercibir y, si se repite, expulsar
    # en: An unjustified delay allows a warning and, on repetition, expulsion

    @esc-1852
    Esquema del escenario: <autoridad> valora el retraso de Ana
      # en: <authority> assesses Ana's delay
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <antecedente> se apreció que <quién> <falta>
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 6 min 0 s después
      Cuando <autoridad> aprecia que Ana <causa>
      Entonces eso <exigencia>
      Y no se expulsa a Ana del torneo

      @redeletras:32.p5 @fise-2009:36.p2.s2
      Ejemplos: ReDeLetras y FISE 2009: por reincidir, en el mismo torneo
        # en: ReDeLetras and FISE 2009: for a relapse, in the same tournament
        # en: | edition | antecedent | who | fault | authority | cause | demand |
        | reglamento | antecedente           | quién | falta                        | autoridad   | causa                        | exigencia                    |
        | redeletras | en una ronda anterior | Bruno | se retrasó sin justificación | el Director | se retrasó sin justificación | permite apercibir            |
        | redeletras | en una ronda anterior | Ana   | se retrasó sin justificación | el Director | se retrasó sin justificación | permite apercibir y expulsar |
        | redeletras | en una ronda anterior | Ana   | se retrasó sin justificación | el Director | se retrasó con justificación | no lleva nada aparejado      |
        | fise-2009  | en una ronda anterior | Bruno | se retrasó sin justificación | el Director | se retrasó sin justificación | permite apercibir            |
        | fise-2009  | en una ronda anterior | Ana   | se retrasó sin justificación | el Director | se retrasó sin justificación | permite apercibir y expulsar |
        | fise-2009  | en una ronda anterior | Ana   | se retrasó sin justificación | el Director | se retrasó con justificación | no lleva nada aparejado      |
        | fise-2009  | en una ronda anterior | Ana   | se burló de su rival         | el Director | se retrasó sin justificación | permite apercibir            |

      @ajs-2024:4.1.12.3.p3
      Ejemplos: AJS: por reincidir, en el mismo torneo
        # en: AJS: for a relapse, in the same tournament
        # en: | edition | antecedent | who | fault | authority | cause | demand |
        | reglamento | antecedente           | quién | falta                        | autoridad          | causa                        | exigencia                    |
        | ajs-2024   | en una ronda anterior | Bruno | se retrasó sin justificación | el juez del torneo | se retrasó sin justificación | permite apercibir            |
        | ajs-2024   | en una ronda anterior | Ana   | se retrasó sin justificación | el juez del torneo | se retrasó sin justificación | permite apercibir y expulsar |
        | ajs-2024   | en una ronda anterior | Ana   | se retrasó sin justificación | el juez del torneo | se retrasó con justificación | no lleva nada aparejado      |
        | ajs-2024   | en una ronda anterior | Ana   | se burló de su rival         | el juez del torneo | se retrasó sin justificación | permite apercibir            |

    @esc-1853
    Esquema del escenario: Medida por el retraso de Ana, el primero del torneo
      # en: A measure for Ana's delay, the first of the tournament
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 6 min 0 s después
      Y que <autoridad> ha apreciado que Ana <causa>
      Cuando <quién> <medida> Ana por ello, probado
      Entonces la actuación <resultado>

      @redeletras:32.p5 @fise-2009:36.p2.s2
      Ejemplos: ReDeLetras y FISE 2009: solo el Director, y solo apercibir
        # en: ReDeLetras and FISE 2009: only the Director, and only a warning
        # en: | edition | authority | cause | who | measure | result |
        | reglamento | autoridad   | causa                        | quién               | medida               | resultado                              |
        | redeletras | el Director | se retrasó sin justificación | el Director         | apercibe a           | se admite                              |
        | redeletras | el Director | se retrasó sin justificación | el Director         | expulsa del torneo a | se rechaza por no estar permitido      |
        | redeletras | el Director | se retrasó sin justificación | un árbitro auxiliar | apercibe a           | se rechaza por falta de competencia    |
        | redeletras | el Director | se retrasó con justificación | el Director         | apercibe a           | se rechaza porque no hay infracción    |
        | fise-2009  | el Director | se retrasó sin justificación | el Director         | apercibe a           | se admite                              |
        | fise-2009  | el Director | se retrasó sin justificación | el Director         | expulsa del torneo a | se rechaza porque la falta no es grave |
        | fise-2009  | el Director | se retrasó sin justificación | un árbitro auxiliar | apercibe a           | se rechaza por falta de competencia    |
        | fise-2009  | el Director | se retrasó con justificación | el Director         | apercibe a           | se rechaza porque no hay infracción    |

      @ajs-2024:4.1.12.3.p3
      Ejemplos: AJS: solo el juez, y solo apercibir
        # en: AJS: only the judge, and only a warning
        # en: | edition | authority | cause | who | measure | result |
        | reglamento | autoridad          | causa                        | quién              | medida               | resultado                              |
        | ajs-2024   | el juez del torneo | se retrasó sin justificación | el juez del torneo | apercibe a           | se admite                              |
        | ajs-2024   | el juez del torneo | se retrasó sin justificación | el juez del torneo | expulsa del torneo a | se rechaza porque la falta no es grave |
        | ajs-2024   | el juez del torneo | se retrasó con justificación | el juez del torneo | apercibe a           | se rechaza porque no hay infracción    |
