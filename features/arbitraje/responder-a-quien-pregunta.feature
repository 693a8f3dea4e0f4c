# language: es
@perfil-arbitraje
Característica: Responder a quien pregunta
  # en: Answering whoever asks

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Quien responde si vale una palabra se sanciona como quien pregunta
    # en: Whoever answers whether a word is valid is punished like whoever asks

    @esc-1429
    Esquema del escenario: Expulsión de Bruno por responder a Ana
      # en: Bruno is expelled for answering Ana
      Dada una partida en curso según el reglamento <reglamento>
      Y que en una ronda anterior se apreció que <quién> respondió si valía una palabra
      Y que en su turno Ana pregunta a Bruno si vale OLAS y <respuesta>
      Cuando quien dirige el torneo expulsa del torneo a Bruno por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:41.3 @redeletras:38.p3
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | who | answer | result |
        | reglamento | quién | respuesta   | resultado                         |
        | fise-2003  | Bruno | le responde | se admite                         |
        | fise-2003  | Ana   | le responde | se rechaza por no estar permitido |
        | redeletras | Bruno | le responde | se admite                         |
        | redeletras | Ana   | le responde | se rechaza por no estar permitido |

      @fise-2009:46.2.s3
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | who | answer | result |
        | reglamento | quién | respuesta   | resultado                              |
        | fise-2009  | Bruno | le responde | se admite                              |
        | fise-2009  | Ana   | le responde | se rechaza porque la falta no es grave |
        | ajs-2024   | Bruno | le responde | se admite                              |
        | ajs-2024   | Ana   | le responde | se rechaza porque la falta no es grave |

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2
      Ejemplos: Bruno no ha respondido
        # en: Bruno has not answered
        # en: | edition | who | answer | result |
        | reglamento | quién | respuesta      | resultado                           |
        | fise-2003  | Bruno | no le responde | se rechaza porque no hay infracción |
        | redeletras | Bruno | no le responde | se rechaza porque no hay infracción |
        | fise-2009  | Bruno | no le responde | se rechaza porque no hay infracción |
        | ajs-2024   | Bruno | no le responde | se rechaza porque no hay infracción |

    @esc-1430
    Esquema del escenario: Ana responde a quien pregunta
      # en: Ana answers whoever asks
      Dada una partida en curso según el reglamento <reglamento>
      Y que <ámbito> se apreció que <quién> <falta>
      Cuando Ana responde <interlocutor>, que preguntaba si vale OLAS
      Entonces eso <exigencia>

      @fise-2003:41.3 @redeletras:38.p3
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | span | who | fault | addressee | demand |
        | reglamento | ámbito                | quién | falta                          | interlocutor              | exigencia               |
        | fise-2003  | en una ronda anterior | Ana   | respondió si valía una palabra | a un jugador de otra mesa | exige expulsar          |
        | fise-2003  | antes en esta partida | Ana   | respondió si valía una palabra | a Bruno                   | exige expulsar          |
        | fise-2003  | en una ronda anterior | Bruno | respondió si valía una palabra | a un jugador de otra mesa | no lleva nada aparejado |
        | fise-2003  | en una ronda anterior | Ana   | preguntó si valía una palabra  | a un jugador de otra mesa | no lleva nada aparejado |
        | redeletras | en una ronda anterior | Ana   | respondió si valía una palabra | a un jugador de otra mesa | exige expulsar          |
        | redeletras | antes en esta partida | Ana   | respondió si valía una palabra | a Bruno                   | exige expulsar          |
        | redeletras | en una ronda anterior | Bruno | respondió si valía una palabra | a un jugador de otra mesa | no lleva nada aparejado |
        | redeletras | en una ronda anterior | Ana   | preguntó si valía una palabra  | a un jugador de otra mesa | no lleva nada aparejado |

      @fise-2009:46.2.s3
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | span | who | fault | addressee | demand |
        | reglamento | ámbito                | quién | falta                          | interlocutor              | exigencia               |
        | fise-2009  | en una ronda anterior | Ana   | respondió si valía una palabra | a un jugador de otra mesa | exige expulsar          |
        | fise-2009  | antes en esta partida | Ana   | respondió si valía una palabra | a Bruno                   | exige expulsar          |
        | fise-2009  | en una ronda anterior | Bruno | respondió si valía una palabra | a un jugador de otra mesa | no lleva nada aparejado |
        | fise-2009  | en una ronda anterior | Ana   | preguntó si valía una palabra  | a un jugador de otra mesa | no lleva nada aparejado |
        | ajs-2024   | en una ronda anterior | Ana   | respondió si valía una palabra | a un jugador de otra mesa | exige expulsar          |
        | ajs-2024   | antes en esta partida | Ana   | respondió si valía una palabra | a Bruno                   | exige expulsar          |
        | ajs-2024   | en una ronda anterior | Bruno | respondió si valía una palabra | a un jugador de otra mesa | no lleva nada aparejado |
        | ajs-2024   | en una ronda anterior | Ana   | preguntó si valía una palabra  | a un jugador de otra mesa | no lleva nada aparejado |

    @esc-1431
    Esquema del escenario: Resta de puntos a Ana por responder la primera vez
      # en: Points taken off Ana for answering the first time
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana responde <interlocutor>, que preguntaba si vale OLAS
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación se admite

      @fise-2003:41.3 @redeletras:38.p3 @fise-2009:46.2.s3
      Ejemplos: En la misma mesa o en otra
        # en: At the same table or at another
        # en: | edition | addressee | points |
        | reglamento | interlocutor              | puntos |
        | fise-2003  | a Bruno                   | 30     |
        | fise-2003  | a un jugador de otra mesa | 30     |
        | redeletras | a Bruno                   | 30     |
        | redeletras | a un jugador de otra mesa | 30     |
        | fise-2009  | a Bruno                   | 25     |
        | fise-2009  | a un jugador de otra mesa | 25     |
        | ajs-2024   | a Bruno                   | 25     |
        | ajs-2024   | a un jugador de otra mesa | 25     |
