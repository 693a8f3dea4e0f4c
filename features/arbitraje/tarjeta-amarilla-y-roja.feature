# language: es
@perfil-arbitraje
Característica: Tarjeta amarilla y tarjeta roja
  # en: Yellow card and red card

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: La falta de ética exige advertencia y sanción, y la reincidencia permite expulsar
    # en: A fault of ethics calls for a warning and a sanction, and a relapse allows expulsion

    @esc-1412
    Esquema del escenario: Medida contra Ana por burlarse de Bruno por primera vez
      # en: A measure against Ana for mocking Bruno for the first time
      Dada una partida en curso según el reglamento <reglamento>
      Y que <autoridad> ha apreciado que Ana se burló de su rival
      Cuando <quién> <medida> Ana por ello, <prueba>
      Entonces la actuación <resultado>

      @fise-2009:47.p1
      Ejemplos: FISE 2009, también en la AJS: advertencia y desde veinticinco puntos
        # en: FISE 2009, under AJS too: a warning and twenty-five points or more
        # en: | edition | authority | who | measure | finding | result |
        | reglamento | autoridad          | quién               | medida                              | prueba     | resultado                              |
        | fise-2009  | el Director        | el Director         | advierte a                          | probado    | se admite                              |
        | fise-2009  | el Director        | un árbitro auxiliar | advierte a                          | probado    | se rechaza por falta de competencia    |
        | fise-2009  | el Director        | el Director         | advierte a                          | sin probar | se rechaza por falta de prueba         |
        | fise-2009  | el Director        | el Director         | expulsa del torneo a                | probado    | se rechaza porque la falta no es grave |
        | fise-2009  | el Director        | la FISE             | veta en los torneos internacionales a | probado    | se rechaza por no estar permitido      |
        | ajs-2024   | el juez del torneo | el juez del torneo  | advierte a                          | probado    | se admite                              |

    @esc-1413
    Esquema del escenario: Medida contra Ana, que se burla de Bruno después de otra falta
      # en: A measure against Ana, who mocks Bruno after another fault
      Dada una partida en curso según el reglamento <reglamento>
      Y que <ámbito> se apreció que Ana <falta>
      Y que <autoridad> ha apreciado que Ana se burló de su rival
      Cuando <quién> <medida> Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2009:47.p1.s2
      Ejemplos: FISE 2009, también en la AJS: basta otra falta de ética en el mismo torneo
        # en: FISE 2009, under AJS too: any other fault of ethics in the same tournament is enough
        # en: | edition | span | fault | authority | who | measure | result |
        | reglamento | ámbito                | falta                | autoridad          | quién              | medida                                | resultado                           |
        | fise-2009  | en una ronda anterior | se burló de su rival | el Director        | el Director        | expulsa del torneo a                  | se admite                           |
        | fise-2009  | en una ronda anterior | se dejó ganar adrede | el Director        | el Director        | expulsa del torneo a                  | se admite                           |
        | fise-2009  | en una ronda anterior | se burló de su rival | el Director        | el Director        | advierte a                            | se admite                           |
        | fise-2009  | en una ronda anterior | se burló de su rival | el Director        | la FISE            | veta en los torneos internacionales a | se admite                           |
        | fise-2009  | en una ronda anterior | se burló de su rival | el Director        | el Director        | veta en los torneos internacionales a | se rechaza por falta de competencia |
        | fise-2009  | en una ronda anterior | se burló de su rival | el Director        | la FISE            | veta en los torneos nacionales a      | se rechaza por no estar permitido   |
        | ajs-2024   | en una ronda anterior | se burló de su rival | el juez del torneo | el juez del torneo | expulsa del torneo a                  | se admite                           |

    @esc-1414
    Esquema del escenario: El Director aprecia que Ana se burló de Bruno
      # en: The Director finds that Ana mocked Bruno
      Dada una partida en curso según el reglamento <reglamento>
      Y que <ámbito> se apreció que <quién> <falta>
      Cuando <autoridad> aprecia que Ana se burló de su rival
      Entonces eso <exigencia>
      Y el marcador queda 310 a 290

      @fise-2009:47.p1 @fise-2009:47.p1.s2
      Ejemplos: FISE 2009, también en la AJS: nada se aplica por sí solo
        # en: FISE 2009, under AJS too: nothing acts by itself
        # en: | edition | span | who | fault | authority | demand |
        | reglamento | ámbito                   | quién | falta                               | autoridad          | exigencia                                                       |
        | fise-2009  | en una ronda anterior    | Bruno | se burló de su rival                | el Director        | exige una advertencia y un descuento                            |
        | fise-2009  | en una ronda anterior    | Ana   | abandonó la partida por frustración | el Director        | exige una advertencia y un descuento y permite expulsar y vetar |
        | fise-2009  | antes en esta partida    | Ana   | se burló de su rival                | el Director        | exige una advertencia y un descuento y permite expulsar y vetar |
        | ajs-2024   | en una ronda anterior    | Bruno | se burló de su rival                | el juez del torneo | exige una advertencia y un descuento                            |
