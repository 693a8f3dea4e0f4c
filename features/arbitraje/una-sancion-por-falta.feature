# language: es
@perfil-arbitraje
Característica: Una sanción por cada falta
  # en: One sanction for each fault

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Cada infracción se sanciona una vez, y nada se descuenta por sí solo
    # en: Each breach is punished once, and nothing is taken off by itself

    @esc-1405
    Esquema del escenario: Segunda resta a Ana, sancionada ya por comentar la estrategia
      # en: A second deduction for Ana, already punished for a remark on strategy
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que en su turno Ana <dicho>
      Cuando <autoridad> resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>
      Y el marcador queda <final> a 290

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | authority | points | speech | result | final |
        | reglamento | autoridad            | puntos | dicho                                 | resultado                           | final |
        | fise-2003  | el árbitro principal | 30     | charla con su rival de sus vacaciones | se admite                           | 250   |
        | fise-2003  | el árbitro principal | 30     | repasa una suma con su rival          | se rechaza porque no hay infracción | 280   |
        | redeletras | el árbitro principal | 30     | charla con su rival de sus vacaciones | se admite                           | 250   |
        | redeletras | el árbitro principal | 30     | repasa una suma con su rival          | se rechaza porque no hay infracción | 280   |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority | points | speech | result | final |
        | reglamento | autoridad          | puntos | dicho                                 | resultado                           | final |
        | fise-2009  | el Director        | 25     | charla con su rival de sus vacaciones | se admite                           | 260   |
        | fise-2009  | el Director        | 25     | repasa una suma con su rival          | se rechaza porque no hay infracción | 285   |
        | ajs-2024   | el juez del torneo | 25     | charla con su rival de sus vacaciones | se admite                           | 260   |
        | ajs-2024   | el juez del torneo | 25     | repasa una suma con su rival          | se rechaza porque no hay infracción | 285   |

    @esc-1406
    Esquema del escenario: Segunda resta a Ana por el mismo comentario
      # en: A second deduction for Ana for the same remark
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Cuando <autoridad> resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación se rechaza porque ya está sancionado
      Y el marcador queda <final> a 290

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | authority | points | final |
        | reglamento | autoridad            | puntos | final |
        | fise-2003  | el árbitro principal | 30     | 280   |
        | redeletras | el árbitro principal | 30     | 280   |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority | points | final |
        | reglamento | autoridad          | puntos | final |
        | fise-2009  | el Director        | 25     | 285   |
        | ajs-2024   | el juez del torneo | 25     | 285   |

    @esc-1407
    Esquema del escenario: Ana comenta la estrategia y nadie la sanciona
      # en: Ana remarks on strategy and nobody punishes her
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana comenta la estrategia de su rival
      Entonces lo que ha hecho es una infracción
      Y el marcador queda 310 a 290

      @fise-2003:41.1 @redeletras:38.p1 @fise-2009:46.1.s2
      Ejemplos: La sanción es una facultad
        # en: Punishing is a power
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
