# language: es
@perfil-arbitraje
Característica: Hablar durante la partida
  # en: Talking during the game

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Con el rival se habla de las sumas, con los de fuera de nada, y toda infracción puede costar puntos
    # en: With the rival one talks of the sums, with others of nothing, and any breach may cost points

    @esc-1400
    Esquema del escenario: Resta de puntos por lo que Ana ha dicho
      # en: Points taken off for what Ana has said
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana <dicho>
      Cuando el árbitro principal resta 30 puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:41.1 @fise-2003:41.4 @redeletras:38.p1 @redeletras:38.p4
      Ejemplos: FISE 2003 y ReDeLetras: nada se dice del tono
        # en: FISE 2003 and ReDeLetras: nothing is said of the tone
        # en: | edition | speech | result |
        | reglamento | dicho                                        | resultado                           |
        | fise-2003  | repasa una suma con su rival                 | se rechaza porque no hay infracción |
        | fise-2003  | pregunta a su rival cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | fise-2003  | pregunta a su rival por una regla            | se rechaza porque no hay infracción |
        | fise-2003  | comenta la estrategia de su rival            | se admite                           |
        | fise-2003  | charla con su rival de sus vacaciones        | se admite                           |
        | fise-2003  | pregunta al árbitro cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | fise-2003  | pregunta al árbitro por una regla            | se rechaza porque no hay infracción |
        | fise-2003  | repasa una suma con un jugador de otra mesa  | se admite                           |
        | fise-2003  | repasa una suma con un espectador            | se admite                           |
        | fise-2003  | repasa una suma con su rival en voz alta     | se rechaza porque no hay infracción |
        | fise-2003  | repasa una suma con su rival de malos modos  | se rechaza porque no hay infracción |
        | redeletras | repasa una suma con su rival                 | se rechaza porque no hay infracción |
        | redeletras | pregunta a su rival cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | redeletras | pregunta a su rival por una regla            | se rechaza porque no hay infracción |
        | redeletras | comenta la estrategia de su rival            | se admite                           |
        | redeletras | charla con su rival de sus vacaciones        | se admite                           |
        | redeletras | pregunta al árbitro cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | redeletras | pregunta al árbitro por una regla            | se rechaza porque no hay infracción |
        | redeletras | repasa una suma con un jugador de otra mesa  | se admite                           |
        | redeletras | repasa una suma con un espectador            | se admite                           |
        | redeletras | repasa una suma con su rival en voz alta     | se rechaza porque no hay infracción |
        | redeletras | repasa una suma con su rival de malos modos  | se rechaza porque no hay infracción |

      @fise-2009:46.1 @fise-2009:46.1.s2 @fise-2009:46.2.s4 @fise-2009:46.3
      Ejemplos: FISE 2009, también en la AJS: en voz baja y con respeto
        # en: FISE 2009, under AJS too: in a low voice and with respect
        # en: | edition | speech | result |
        | reglamento | dicho                                        | resultado                           |
        | fise-2009  | repasa una suma con su rival                 | se rechaza porque no hay infracción |
        | fise-2009  | pregunta a su rival cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | fise-2009  | pregunta a su rival por una regla            | se rechaza porque no hay infracción |
        | fise-2009  | comenta la estrategia de su rival            | se admite                           |
        | fise-2009  | charla con su rival de sus vacaciones        | se admite                           |
        | fise-2009  | pregunta al árbitro cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | fise-2009  | pregunta al árbitro por una regla            | se rechaza porque no hay infracción |
        | fise-2009  | repasa una suma con un jugador de otra mesa  | se admite                           |
        | fise-2009  | repasa una suma con un espectador            | se admite                           |
        | fise-2009  | repasa una suma con su rival en voz alta     | se admite                           |
        | fise-2009  | repasa una suma con su rival de malos modos  | se admite                           |
        | ajs-2024   | repasa una suma con su rival                 | se rechaza porque no hay infracción |
        | ajs-2024   | pregunta a su rival cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | ajs-2024   | pregunta a su rival por una regla            | se rechaza porque no hay infracción |
        | ajs-2024   | comenta la estrategia de su rival            | se admite                           |
        | ajs-2024   | charla con su rival de sus vacaciones        | se admite                           |
        | ajs-2024   | pregunta al árbitro cómo se cuenta la jugada | se rechaza porque no hay infracción |
        | ajs-2024   | pregunta al árbitro por una regla            | se rechaza porque no hay infracción |
        | ajs-2024   | repasa una suma con un jugador de otra mesa  | se admite                           |
        | ajs-2024   | repasa una suma con un espectador            | se admite                           |
        | ajs-2024   | repasa una suma con su rival en voz alta     | se admite                           |
        | ajs-2024   | repasa una suma con su rival de malos modos  | se admite                           |

    @esc-1401
    Esquema del escenario: Ana habla y nadie puede sancionarla
      # en: Ana talks and nobody can punish her
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana <dicho>
      Entonces lo que ha hecho <calificación>

      @resumen-2018:26.p1.s1 @resumen-2018:26.p1.s2
      Ejemplos: Resumen: prohibiciones sin sanción
        # en: Summary: prohibitions without a sanction
        # en: | edition | speech | ruling |
        | reglamento   | dicho                                       | calificación      |
        | resumen-2018 | repasa una suma con su rival                | está permitido    |
        | resumen-2018 | pregunta a su rival por una regla           | es una infracción |
        | resumen-2018 | charla con su rival de sus vacaciones       | es una infracción |
        | resumen-2018 | comenta la estrategia de su rival           | es una infracción |
        | resumen-2018 | repasa una suma con un jugador de otra mesa | es una infracción |
        | resumen-2018 | repasa una suma con un espectador           | no está previsto  |
