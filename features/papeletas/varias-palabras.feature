# language: es
@perfil-papeletas
Característica: Impugnar varias palabras de una jugada
  # en: Challenging several words of a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Se juzgan las palabras nombradas, y basta una incorrecta para que caiga la jugada entera
    # en: The words named are judged, and one incorrect word brings the whole play down

    @esc-0230
    Esquema del escenario: Jugada de cuatro palabras, una incorrecta, según las que se nombran
      # en: A play of four words, one incorrect, by which of them are named
      Dada una partida en curso según el reglamento <reglamento>
      Y que SEA, AS y TE son válidas
      Y que IA no es válida
      Y que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos
      Cuando Bruno impugna <palabras> <cauce> y el juez responde
      Entonces la casilla I7 <queda> tiene ficha
      Y el reloj <reloj>

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s2
      Ejemplos: Una palabra mala nombrada arrastra a las demás
        # en: One bad word that is named brings the others down
        # en: | edition | words | channel | stays | clock |
        | reglamento   | palabras | cauce        | queda | reloj           |
        | fise-2003    | SEA      | con papeleta | sí    | está parado     |
        | fise-2003    | IA       | con papeleta | no    | corre por Bruno |
        | redeletras   | SEA      | con papeleta | sí    | corre por Ana   |
        | redeletras   | IA       | con papeleta | no    | corre por Bruno |
        | resumen-2018 | SEA      | sin papeleta | sí    | corre por Ana   |
        | resumen-2018 | IA       | sin papeleta | no    | corre por Bruno |

      @fise-2009:40
      Ejemplos: FISE 2009: las palabras se impugnan juntas
        # en: FISE 2009: the words are challenged together
        # en: | edition | words | channel | stays | clock |
        | reglamento | palabras         | cauce        | queda | reloj           |
        | fise-2009  | SEA              | con papeleta | sí    | corre por Ana   |
        | fise-2009  | SEA, AS y TE     | con papeleta | sí    | corre por Ana   |
        | fise-2009  | SEA e IA         | con papeleta | no    | corre por Bruno |
        | fise-2009  | SEA, AS, TE e IA | con papeleta | no    | corre por Bruno |

      @ajs-2024:4.1.7.p1 @ajs-2024:4.1.7.p2 @ajs-2024:4.1.7.p3.s2
      Ejemplos: AJS: una, varias o todas, elegidas de antemano
        # en: AJS: one, several or all, chosen beforehand
        # en: | edition | words | channel | stays | clock |
        | reglamento | palabras         | cauce        | queda | reloj       |
        | ajs-2024   | SEA              | con papeleta | sí    | está parado |
        | ajs-2024   | IA               | con papeleta | no    | está parado |
        | ajs-2024   | SEA, AS y TE     | con papeleta | sí    | está parado |
        | ajs-2024   | SEA e IA         | con papeleta | no    | está parado |
        | ajs-2024   | SEA, AS, TE e IA | con papeleta | no    | está parado |

    @esc-0231
    Esquema del escenario: Impugnación que nombra una palabra que la jugada no forma
      # en: A challenge that names a word the play does not form
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos
      Cuando Bruno impugna <palabras>
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @fise-2009:40 @ajs-2024:4.1.7.p1 @ajs-2024:4.1.7.p2
      Ejemplos: Solo cabe elegir entre las que forma la jugada
        # en: The choice is only among those that the play forms
        # en: | edition | words | result | clock |
        | reglamento | palabras    | resultado                                       | reloj         |
        | fise-2009  | SEA y AS    | se admite                                       | está parado   |
        | fise-2009  | SEA y PATIO | se rechaza porque la palabra no es de la jugada | corre por Ana |
        | fise-2009  | OSA         | se rechaza porque la palabra no es de la jugada | corre por Ana |
        | ajs-2024   | SEA y AS    | se admite                                       | corre por Ana |
        | ajs-2024   | PATIO       | se rechaza porque la palabra no es de la jugada | corre por Ana |
        | ajs-2024   | SEA y PATIO | se rechaza porque la palabra no es de la jugada | corre por Ana |
        | ajs-2024   | OSA         | se rechaza porque la palabra no es de la jugada | corre por Ana |

  Regla: Unas ediciones exigen nombrar todas las palabras de una vez y otras no lo dicen
    # en: Some editions require all words to be named at once, others do not say

    @esc-0236
    Esquema del escenario: Otra palabra de la misma jugada tras una respuesta favorable
      # en: Another word of the same play after an answer in its favour
      Dada una partida en curso según el reglamento <reglamento>
      Y que SEA, AS y TE son válidas
      Y que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos
      Y que Bruno impugnó SEA <cauce> y el juez respondió
      Cuando Bruno impugna IA
      Entonces la actuación <resultado>

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s1
      Ejemplos: Mientras el rival no anote, cabe otra impugnación
        # en: Until the rival notes, there is room for another challenge
        # en: | edition | channel | result |
        | reglamento   | cauce        | resultado |
        | fise-2003    | con papeleta | se admite |
        | redeletras   | con papeleta | se admite |
        | resumen-2018 | sin papeleta | se admite |

      @fise-2009:40 @ajs-2024:4.1.7.p3.s1
      Ejemplos: FISE 2009 y AJS: una sola ocasión por jugada
        # en: FISE 2009 and AJS: a single occasion for each play
        # en: | edition | channel | result |
        | reglamento | cauce        | resultado                                      |
        | fise-2009  | con papeleta | se rechaza porque la jugada ya fue dictaminada |
        | ajs-2024   | con papeleta | se rechaza porque la jugada ya fue dictaminada |
