# language: es
@perfil-arbitraje
Característica: Recurso contra una sanción
  # en: Appeal against a sanction

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Quien ha sido sancionado puede recurrir ante el tribunal del torneo
    # en: Whoever has been punished may appeal to the tribunal of the tournament

    @esc-2040
    Esquema del escenario: Recurso según quién recurre y si hay tribunal
      # en: An appeal, by who appeals and whether there is a tribunal
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo <sino> tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Cuando <quién> recurre la sanción
      Entonces la actuación <resultado>
      Y la sanción está en vigor
      Y el marcador queda <marcador> a 290

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | whether | authority | points | who | result | score |
        | reglamento | sino | autoridad            | puntos | quién | resultado                         | marcador |
        | fise-2003  | sí   | el árbitro principal | 30     | Ana   | se admite                         | 280      |
        | fise-2003  | sí   | el árbitro principal | 30     | Bruno | se rechaza por falta de derecho   | 280      |
        | fise-2003  | no   | el árbitro principal | 30     | Ana   | se rechaza porque no hay tribunal | 280      |
        | redeletras | sí   | el árbitro principal | 30     | Ana   | se admite                         | 280      |
        | redeletras | sí   | el árbitro principal | 30     | Bruno | se rechaza por falta de derecho   | 280      |
        | redeletras | no   | el árbitro principal | 30     | Ana   | se rechaza porque no hay tribunal | 280      |

      @fise-2009:49.p2.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | whether | authority | points | who | result | score |
        | reglamento | sino | autoridad   | puntos | quién | resultado                         | marcador |
        | fise-2009  | sí   | el Director | 25     | Ana   | se admite                         | 285      |
        | fise-2009  | sí   | el Director | 25     | Bruno | se rechaza por falta de derecho   | 285      |
        | fise-2009  | no   | el Director | 25     | Ana   | se rechaza porque no hay tribunal | 285      |

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS, con la lectura adoptada: la última palabra es del juez
        # en: AJS, with the reading adopted: the last word is the judge’s
        # en: | edition | whether | authority | points | who | result | score |
        | reglamento | sino | autoridad          | puntos | quién | resultado                                    | marcador |
        | ajs-2024   | sí   | el juez del torneo | 25     | Ana   | se rechaza porque el asunto ya está resuelto | 285      |
        | ajs-2024   | no   | el juez del torneo | 25     | Ana   | se rechaza porque el asunto ya está resuelto | 285      |

    @esc-2041
    Esquema del escenario: Nada se recurre porque nadie ha sido sancionado
      # en: Nothing to appeal against, as nobody has been punished
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando Ana recurre la sanción
      Entonces la actuación se rechaza porque no procede
      Y el marcador queda 310 a 290

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: Una infracción sin sanción
        # en: A breach without a sanction
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-2050
    Esquema del escenario: Recurso cuando otro espera respuesta
      # en: An appeal while another waits for its answer
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Cuando Ana recurre la sanción
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: Un recurso por sanción
        # en: One appeal for each sanction
        # en: | edition | authority | points |
        | reglamento | autoridad            | puntos |
        | fise-2003  | el árbitro principal | 30     |
        | redeletras | el árbitro principal | 30     |
        | fise-2009  | el Director          | 25     |
