# language: es
@perfil-arbitraje
Característica: Medidas de quien dirige el torneo
  # en: Measures of the head of the tournament

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: El reglamento fija qué medidas caben y hasta dónde llegan
    # en: The regulation fixes which measures there are and how far they go

    @esc-1403
    Esquema del escenario: Otra medida por un comentario de Ana sobre la estrategia
      # en: Another measure for a remark of Ana's on strategy
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando <autoridad> <medida> Ana por ello, <prueba>
      Entonces la actuación <resultado>

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras: solo puntos
        # en: FISE 2003 and ReDeLetras: points only
        # en: | edition | authority | measure | finding | result |
        | reglamento | autoridad            | medida                                | prueba          | resultado                         |
        | fise-2003  | el árbitro principal | da la partida por perdida a           | probado y grave | se rechaza por no estar permitido |
        | fise-2003  | el árbitro principal | expulsa del torneo a                  | probado y grave | se rechaza por no estar permitido |
        | fise-2003  | el árbitro principal | veta en los torneos internacionales a | probado y grave | se rechaza por no estar permitido |
        | redeletras | el árbitro principal | da la partida por perdida a           | probado y grave | se rechaza por no estar permitido |
        | redeletras | el árbitro principal | expulsa del torneo a                  | probado y grave | se rechaza por no estar permitido |
        | redeletras | el árbitro principal | veta en los torneos internacionales a | probado y grave | se rechaza por no estar permitido |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS: hasta la expulsión, según la gravedad
        # en: FISE 2009, under AJS too: up to expulsion, by gravity
        # en: | edition | authority | measure | finding | result |
        | reglamento | autoridad          | medida                                | prueba          | resultado                              |
        | fise-2009  | el Director        | da la partida por perdida a           | probado y grave | se admite                              |
        | fise-2009  | el Director        | expulsa del torneo a                  | probado y grave | se admite                              |
        | fise-2009  | el Director        | expulsa del torneo a                  | probado         | se rechaza porque la falta no es grave |
        | fise-2009  | el Director        | veta en los torneos internacionales a | probado y grave | se rechaza por no estar permitido      |
        | ajs-2024   | el juez del torneo | da la partida por perdida a           | probado y grave | se admite                              |
        | ajs-2024   | el juez del torneo | expulsa del torneo a                  | probado y grave | se admite                              |
        | ajs-2024   | el juez del torneo | expulsa del torneo a                  | probado         | se rechaza porque la falta no es grave |
        | ajs-2024   | el juez del torneo | veta en los torneos internacionales a | probado y grave | se rechaza por no estar permitido      |

    @esc-1404
    Esquema del escenario: Ana es expulsada del torneo cuando va por delante
      # en: Ana is expelled from the tournament while she leads
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando <autoridad> expulsa del torneo a Ana por ello, probado y grave
      Entonces sí se expulsa a Ana del torneo
      Y gana Bruno

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority |
        | reglamento | autoridad          |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |
