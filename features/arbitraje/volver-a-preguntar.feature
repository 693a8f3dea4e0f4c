# language: es
@perfil-arbitraje
Característica: Volver a preguntar
  # en: Asking again

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Quien reincide en preguntar queda descalificado del torneo
    # en: Whoever asks again is disqualified from the tournament

    @esc-1427
    Esquema del escenario: Ana pregunta por OLAS después de lo que consta
      # en: Ana asks about OLAS after what is on record
      Dada una partida en curso según el reglamento <reglamento>
      Y que <ámbito> se apreció que <quién> <falta>
      Cuando Ana pregunta a Bruno si vale OLAS y <respuesta>
      Entonces eso <exigencia>

      @fise-2003:41.3 @redeletras:38.p3
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | span | who | fault | answer | demand |
        | reglamento | ámbito                | quién | falta                          | respuesta      | exigencia               |
        | fise-2003  | en una ronda anterior | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | fise-2003  | antes en esta partida | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | fise-2003  | en una ronda anterior | Ana   | preguntó si valía una palabra  | no le responde | exige expulsar          |
        | fise-2003  | en una ronda anterior | Bruno | preguntó si valía una palabra  | le responde    | no lleva nada aparejado |
        | fise-2003  | en una ronda anterior | Ana   | respondió si valía una palabra | le responde    | no lleva nada aparejado |
        | redeletras | en una ronda anterior | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | redeletras | antes en esta partida | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | redeletras | en una ronda anterior | Ana   | preguntó si valía una palabra  | no le responde | exige expulsar          |
        | redeletras | en una ronda anterior | Bruno | preguntó si valía una palabra  | le responde    | no lleva nada aparejado |
        | redeletras | en una ronda anterior | Ana   | respondió si valía una palabra | le responde    | no lleva nada aparejado |

      @fise-2009:46.2.s2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | span | who | fault | answer | demand |
        | reglamento | ámbito                | quién | falta                          | respuesta      | exigencia               |
        | fise-2009  | en una ronda anterior | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | fise-2009  | antes en esta partida | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | fise-2009  | en una ronda anterior | Ana   | preguntó si valía una palabra  | no le responde | exige expulsar          |
        | fise-2009  | en una ronda anterior | Bruno | preguntó si valía una palabra  | le responde    | no lleva nada aparejado |
        | fise-2009  | en una ronda anterior | Ana   | respondió si valía una palabra | le responde    | no lleva nada aparejado |
        | ajs-2024   | en una ronda anterior | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | ajs-2024   | antes en esta partida | Ana   | preguntó si valía una palabra  | le responde    | exige expulsar          |
        | ajs-2024   | en una ronda anterior | Ana   | preguntó si valía una palabra  | no le responde | exige expulsar          |
        | ajs-2024   | en una ronda anterior | Bruno | preguntó si valía una palabra  | le responde    | no lleva nada aparejado |
        | ajs-2024   | en una ronda anterior | Ana   | respondió si valía una palabra | le responde    | no lleva nada aparejado |

      @fise-2003:41.2 @redeletras:38.p2
      Ejemplos: FISE 2003 y ReDeLetras: la primera vez
        # en: FISE 2003 and ReDeLetras: the first time
        # en: | edition | span | who | fault | answer | demand |
        | reglamento | ámbito                | quién | falta                         | respuesta   | exigencia               |
        | fise-2003  | en una ronda anterior | Bruno | preguntó si valía una palabra | le responde | no lleva nada aparejado |
        | redeletras | en una ronda anterior | Bruno | preguntó si valía una palabra | le responde | no lleva nada aparejado |

      @fise-2009:46.2
      Ejemplos: FISE 2009, también en la AJS: la primera vez
        # en: FISE 2009, under AJS too: the first time
        # en: | edition | span | who | fault | answer | demand |
        | reglamento | ámbito                | quién | falta                         | respuesta   | exigencia               |
        | fise-2009  | en una ronda anterior | Bruno | preguntó si valía una palabra | le responde | no lleva nada aparejado |
        | ajs-2024   | en una ronda anterior | Bruno | preguntó si valía una palabra | le responde | no lleva nada aparejado |

    @esc-1428
    Esquema del escenario: Expulsión de Ana por preguntar por OLAS
      # en: Ana is expelled for asking about OLAS
      Dada una partida en curso según el reglamento <reglamento>
      Y que <ámbito> se apreció que <quién> preguntó si valía una palabra
      Y que en su turno Ana pregunta a Bruno si vale OLAS y le responde
      Cuando quien dirige el torneo expulsa del torneo a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:41.3 @redeletras:38.p3
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | span | who | result |
        | reglamento | ámbito                | quién | resultado                         |
        | fise-2003  | en una ronda anterior | Ana   | se admite                         |
        | fise-2003  | antes en esta partida | Ana   | se admite                         |
        | fise-2003  | en una ronda anterior | Bruno | se rechaza por no estar permitido |
        | redeletras | en una ronda anterior | Ana   | se admite                         |
        | redeletras | antes en esta partida | Ana   | se admite                         |
        | redeletras | en una ronda anterior | Bruno | se rechaza por no estar permitido |

      @fise-2009:46.2.s2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | span | who | result |
        | reglamento | ámbito                | quién | resultado                              |
        | fise-2009  | en una ronda anterior | Ana   | se admite                              |
        | fise-2009  | antes en esta partida | Ana   | se admite                              |
        | fise-2009  | en una ronda anterior | Bruno | se rechaza porque la falta no es grave |
        | ajs-2024   | en una ronda anterior | Ana   | se admite                              |
        | ajs-2024   | antes en esta partida | Ana   | se admite                              |
        | ajs-2024   | en una ronda anterior | Bruno | se rechaza porque la falta no es grave |
