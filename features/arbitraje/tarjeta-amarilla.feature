# language: es
@perfil-arbitraje
Característica: Tarjeta amarilla
  # en: Yellow card

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: La falta de ética exige advertencia y sanción, y nada se aplica por sí solo
    # en: A fault of ethics calls for a warning and a sanction, and nothing acts by itself

    @esc-1412
    Esquema del escenario: Medida contra Ana por burlarse de Bruno por primera vez
      # en: A measure against Ana for mocking Bruno for the first time
      Dada una partida en curso según el reglamento <reglamento>
      Y que quien dirige el torneo ha apreciado que Ana se burló de su rival
      Cuando <quién> <medida> Ana por ello, <prueba>
      Entonces la actuación <resultado>

      @fise-2009:47.p1
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | who | measure | finding | result |
        | reglamento | quién                  | medida                                | prueba     | resultado                              |
        | fise-2009  | quien dirige el torneo | advierte a                            | probado    | se admite                              |
        | fise-2009  | un árbitro auxiliar    | advierte a                            | probado    | se rechaza por falta de competencia    |
        | fise-2009  | quien dirige el torneo | advierte a                            | sin probar | se rechaza por falta de prueba         |
        | fise-2009  | quien dirige el torneo | expulsa del torneo a                  | probado    | se rechaza porque la falta no es grave |
        | fise-2009  | la FISE                | veta en los torneos internacionales a | probado    | se rechaza por no estar permitido      |
        | ajs-2024   | quien dirige el torneo | advierte a                            | probado    | se admite                              |
        | ajs-2024   | un árbitro auxiliar    | advierte a                            | probado    | se rechaza por falta de competencia    |
        | ajs-2024   | quien dirige el torneo | advierte a                            | sin probar | se rechaza por falta de prueba         |
        | ajs-2024   | quien dirige el torneo | expulsa del torneo a                  | probado    | se rechaza porque la falta no es grave |
        | ajs-2024   | la FISE                | veta en los torneos internacionales a | probado    | se rechaza por no estar permitido      |

      @fise-2009:49.p2
      Ejemplos: Si además es grave, también en la AJS
        # en: If it is grave as well, under AJS too
        # en: | edition | who | measure | finding | result |
        | reglamento | quién                  | medida               | prueba          | resultado |
        | fise-2009  | quien dirige el torneo | expulsa del torneo a | probado y grave | se admite |
        | ajs-2024   | quien dirige el torneo | expulsa del torneo a | probado y grave | se admite |

    @esc-1442
    Esquema del escenario: Resta de puntos a Ana, advertida ya por burlarse de Bruno
      # en: Points taken off Ana, already warned for mocking Bruno
      Dada una partida en curso según el reglamento <reglamento>
      Y que quien dirige el torneo ha apreciado que Ana se burló de su rival
      Y que quien dirige el torneo advierte por ello a Ana
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>
      Y el marcador queda <final> a 290

      @fise-2009:47.p1
      Ejemplos: FISE 2009, también en la AJS: desde veinticinco
        # en: FISE 2009, under AJS too: twenty-five or more
        # en: | edition | points | result | final |
        | reglamento | puntos | resultado                 | final |
        | fise-2009  | 24     | se rechaza por la cuantía | 310   |
        | fise-2009  | 25     | se admite                 | 285   |
        | ajs-2024   | 24     | se rechaza por la cuantía | 310   |
        | ajs-2024   | 25     | se admite                 | 285   |

    @esc-1443
    Esquema del escenario: Segunda advertencia a Ana por la misma burla
      # en: A second warning for Ana for the same mockery
      Dada una partida en curso según el reglamento <reglamento>
      Y que quien dirige el torneo ha apreciado que Ana se burló de su rival
      Y que quien dirige el torneo advierte por ello a Ana
      Cuando quien dirige el torneo advierte a Ana por ello, probado
      Entonces la actuación se rechaza porque ya está sancionado

      @fise-2009:47.p1
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1444
    Esquema del escenario: Burla de Ana de la que alguien da aviso
      # en: Mockery by Ana of which somebody gives notice
      Dada una partida en curso según el reglamento <reglamento>
      Cuando quien dirige el torneo, avisado por <quién>, aprecia que Ana se burló de su rival
      Entonces la actuación <resultado>

      @fise-2009:47.p1
      Ejemplos: FISE 2009, también en la AJS: jugadores y monitores
        # en: FISE 2009, under AJS too: players and monitors
        # en: | edition | who | result |
        | reglamento | quién                   | resultado                         |
        | fise-2009  | un jugador de otra mesa | se admite                         |
        | fise-2009  | el corremesas           | se admite                         |
        | fise-2009  | Bruno                   | se admite                         |
        | fise-2009  | un espectador           | no está prevista en el reglamento |
        | ajs-2024   | un jugador de otra mesa | se admite                         |
        | ajs-2024   | el corremesas           | se admite                         |
        | ajs-2024   | Bruno                   | se admite                         |
        | ajs-2024   | un espectador           | no está prevista en el reglamento |
