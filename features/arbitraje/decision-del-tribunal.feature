# language: es
@perfil-arbitraje
Característica: Decisión del tribunal sobre una sanción
  # en: The tribunal’s decision on a sanction

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Decide el tribunal, y nadie más; lo que anula no cuesta nada
    # en: The tribunal decides, and nobody else; what it quashes costs nothing

    @esc-2042
    Esquema del escenario: Respuesta al recurso de Ana
      # en: The answer to Ana’s appeal
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Cuando <quién> <respuesta> el recurso
      Entonces la actuación <resultado>
      Y la sanción <validez>
      Y el marcador queda <marcador> a 290

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | authority | points | who | answer | result | force | score |
        | reglamento | autoridad            | puntos | quién                | respuesta | resultado                           | validez       | marcador |
        | fise-2003  | el árbitro principal | 30     | el tribunal          | estima    | se admite                           | está anulada  | 310      |
        | fise-2003  | el árbitro principal | 30     | el tribunal          | desestima | se admite                           | está en vigor | 280      |
        | fise-2003  | el árbitro principal | 30     | el árbitro principal | estima    | se rechaza por falta de competencia | está en vigor | 280      |
        | fise-2003  | el árbitro principal | 30     | el juez              | estima    | se rechaza por falta de competencia | está en vigor | 280      |
        | fise-2003  | el árbitro principal | 30     | Bruno                | estima    | se rechaza por falta de competencia | está en vigor | 280      |
        | redeletras | el árbitro principal | 30     | el tribunal          | estima    | se admite                           | está anulada  | 310      |
        | redeletras | el árbitro principal | 30     | el tribunal          | desestima | se admite                           | está en vigor | 280      |
        | redeletras | el árbitro principal | 30     | el árbitro principal | estima    | se rechaza por falta de competencia | está en vigor | 280      |
        | redeletras | el árbitro principal | 30     | el juez              | estima    | se rechaza por falta de competencia | está en vigor | 280      |
        | redeletras | el árbitro principal | 30     | Bruno                | estima    | se rechaza por falta de competencia | está en vigor | 280      |

      @fise-2009:49.p2.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | authority | points | who | answer | result | force | score |
        | reglamento | autoridad   | puntos | quién       | respuesta | resultado                           | validez       | marcador |
        | fise-2009  | el Director | 25     | el tribunal | estima    | se admite                           | está anulada  | 310      |
        | fise-2009  | el Director | 25     | el tribunal | desestima | se admite                           | está en vigor | 285      |
        | fise-2009  | el Director | 25     | el Director | estima    | se rechaza por falta de competencia | está en vigor | 285      |
        | fise-2009  | el Director | 25     | el juez     | estima    | se rechaza por falta de competencia | está en vigor | 285      |
        | fise-2009  | el Director | 25     | Bruno       | estima    | se rechaza por falta de competencia | está en vigor | 285      |

    @esc-2043
    Esquema del escenario: Respuesta a un recurso que Ana no ha presentado
      # en: The answer to an appeal that Ana has not lodged
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Cuando el tribunal estima el recurso
      Entonces la actuación se rechaza porque no procede
      Y el marcador queda <marcador> a 290

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: El tribunal no actúa sin recurso
        # en: The tribunal does not act without an appeal
        # en: | edition | authority | points | score |
        | reglamento | autoridad            | puntos | marcador |
        | fise-2003  | el árbitro principal | 30     | 280      |
        | redeletras | el árbitro principal | 30     | 280      |
        | fise-2009  | el Director          | 25     | 285      |
