# language: es
@perfil-impugnacion
Característica: Segunda impugnación de una jugada
  # en: A second challenge of a play

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Unas ediciones exigen nombrar todas las palabras de una vez y otras no lo dicen
    # en: Some editions require all words to be named at once, others do not say

    @esc-0434
    Esquema del escenario: Otra palabra de la misma jugada tras una respuesta favorable
      # en: Another word of the same play after an answer in its favour
      Dada una partida en curso según el reglamento <reglamento>
      Y que SEA, AS y TE son válidas
      Y que IA no es válida
      Y que Ana ha colocado SEA desde I7 en horizontal
      Y que Bruno ha impugnado SEA
      Y que el juez ha respondido a la impugnación
      Cuando Bruno impugna IA
      Entonces la actuación <resultado>

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s1
      Ejemplos: Mientras el rival no dé la jugada por buena, cabe otra impugnación
        # en: Until the rival takes the play as good, there is room for another challenge
        # en: | edition | result |
        | reglamento   | resultado |
        | fise-2003    | se admite |
        | redeletras   | se admite |
        | resumen-2018 | se admite |

      @fise-2009:40 @ajs-2024:4.1.7.p3.s1
      Ejemplos: FISE 2009 y AJS: una sola ocasión por jugada
        # en: FISE 2009 and AJS: a single occasion for each play
        # en: | edition | result |
        | reglamento | resultado                                      |
        | fise-2009  | se rechaza porque la jugada ya fue dictaminada |
        | ajs-2024   | se rechaza porque la jugada ya fue dictaminada |

    @esc-0435
    Esquema del escenario: Segunda impugnación, de una palabra incorrecta
      # en: A second challenge, of an incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que SEA, AS y TE son válidas
      Y que IA no es válida
      Y que Ana ha colocado SEA desde I7 en horizontal
      Y que Bruno ha impugnado SEA
      Y que el juez ha respondido a la impugnación
      Y que Bruno ha impugnado IA
      Cuando el juez responde a la impugnación
      Entonces el marcador queda 60 a 45

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s2
      Ejemplos: La primera respuesta no salva la jugada
        # en: The first answer does not save the play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | resumen-2018 |

    @esc-0436
    Esquema del escenario: Segunda impugnación que no se admite
      # en: A second challenge that is not admitted
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que SEA, AS y TE son válidas
      Y que IA no es válida
      Y que Ana ha colocado SEA desde I7 en horizontal
      Y que Bruno ha impugnado SEA
      Y que el juez ha respondido a la impugnación
      Cuando Bruno impugna IA
      Entonces el marcador queda 73 a 45

      @fise-2009:40 @ajs-2024:4.1.7.p3.s1
      Ejemplos: FISE 2009 y AJS: la jugada queda, con su palabra incorrecta
        # en: FISE 2009 and AJS: the play stays, its incorrect word included
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
