# language: es
@perfil-arbitraje
Característica: La decisión del tribunal es definitiva
  # en: The tribunal’s decision is final

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Resuelto el recurso, ni se recurre ni se vuelve a decidir ni a sancionar lo mismo
    # en: Once the appeal is decided, the same is neither appealed nor decided nor punished again

    @esc-2044
    Esquema del escenario: Nuevo recurso de Ana contra la misma sanción
      # en: Another appeal by Ana against the same sanction
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Y que el tribunal ha <respuesta> el recurso
      Cuando Ana recurre la sanción
      Entonces la actuación se rechaza porque el asunto ya está resuelto
      Y el marcador queda <marcador> a 290

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: Se le diera o no la razón
        # en: Whether she was found right or not
        # en: | edition | authority | points | answer | score |
        | reglamento | autoridad            | puntos | respuesta   | marcador |
        | fise-2003  | el árbitro principal | 30     | desestimado | 280      |
        | fise-2003  | el árbitro principal | 30     | estimado    | 310      |
        | redeletras | el árbitro principal | 30     | desestimado | 280      |
        | redeletras | el árbitro principal | 30     | estimado    | 310      |
        | fise-2009  | el Director          | 25     | desestimado | 285      |
        | fise-2009  | el Director          | 25     | estimado    | 310      |

    @esc-2045
    Esquema del escenario: El tribunal cambia de opinión
      # en: The tribunal changes its mind
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Y que el tribunal ha <respuesta> el recurso
      Cuando el tribunal <otra> el recurso
      Entonces la actuación se rechaza porque el asunto ya está resuelto
      Y el marcador queda <marcador> a 290

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: En un sentido o en el otro
        # en: Either way
        # en: | edition | authority | points | answer | other | score |
        | reglamento | autoridad            | puntos | respuesta   | otra      | marcador |
        | fise-2003  | el árbitro principal | 30     | desestimado | estima    | 280      |
        | fise-2003  | el árbitro principal | 30     | estimado    | desestima | 310      |
        | redeletras | el árbitro principal | 30     | desestimado | estima    | 280      |
        | redeletras | el árbitro principal | 30     | estimado    | desestima | 310      |
        | fise-2009  | el Director          | 25     | desestimado | estima    | 285      |
        | fise-2009  | el Director          | 25     | estimado    | desestima | 310      |

    @esc-2046
    Esquema del escenario: Anulada la sanción, se quiere sancionar otra vez lo mismo
      # en: The sanction being quashed, somebody wants to punish the same again
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Y que el tribunal ha estimado el recurso
      Cuando <autoridad> resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación se rechaza porque ya está sancionado
      Y el marcador queda 310 a 290

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2 @fise-2009:49.p2
      Ejemplos: Lo que el tribunal anuló no vuelve
        # en: What the tribunal quashed does not come back
        # en: | edition | authority | points |
        | reglamento | autoridad            | puntos |
        | fise-2003  | el árbitro principal | 30     |
        | redeletras | el árbitro principal | 30     |
        | fise-2009  | el Director          | 25     |
