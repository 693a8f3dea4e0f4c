# language: es
@perfil-impugnacion
Característica: Impugnar varias palabras de una jugada
  # en: Challenging several words of a play

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Se juzgan las palabras nombradas, y basta una incorrecta para que caiga la jugada entera
    # en: The words named are judged, and one incorrect word brings the whole play down

    @esc-0428
    Esquema del escenario: Jugada de cuatro palabras, una incorrecta, según las que se nombran
      # en: A play of four words, one incorrect, by which of them are named
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que SEA, AS y TE son válidas
      Y que IA no es válida
      Y que Ana ha colocado SEA desde I7 en horizontal
      Y que Bruno ha impugnado <palabras>
      Cuando el juez responde a la impugnación
      Entonces el marcador queda <ana> a 45
      Y le toca a Bruno

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s2
      Ejemplos: Una palabra mala nombrada arrastra a las demás
        # en: One bad word that is named brings the others down
        # en: | edition | words | Ana |
        | reglamento   | palabras | ana |
        | fise-2003    | SEA      | 73  |
        | fise-2003    | IA       | 60  |
        | redeletras   | SEA      | 73  |
        | redeletras   | IA       | 60  |
        | resumen-2018 | SEA      | 73  |
        | resumen-2018 | IA       | 60  |

      @fise-2009:40
      Ejemplos: FISE 2009: las palabras se impugnan juntas
        # en: FISE 2009: the words are challenged together
        # en: | edition | words | Ana |
        | reglamento | palabras         | ana |
        | fise-2009  | SEA              | 73  |
        | fise-2009  | IA               | 60  |
        | fise-2009  | SEA, AS y TE     | 73  |
        | fise-2009  | IA y SEA         | 60  |
        | fise-2009  | IA, SEA, AS y TE | 60  |

      @ajs-2024:4.1.7.p1 @ajs-2024:4.1.7.p2 @ajs-2024:4.1.7.p3.s2
      Ejemplos: AJS: una, varias o todas, elegidas de antemano
        # en: AJS: one, several or all, chosen beforehand
        # en: | edition | words | Ana |
        | reglamento | palabras         | ana |
        | ajs-2024   | SEA              | 73  |
        | ajs-2024   | IA               | 60  |
        | ajs-2024   | SEA, AS y TE     | 73  |
        | ajs-2024   | IA y SEA         | 60  |
        | ajs-2024   | IA, SEA, AS y TE | 60  |

    @esc-0429
    Esquema del escenario: Palabra que la jugada no forma
      # en: A word that the play does not form
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SEA desde I7 en horizontal
      Cuando Bruno impugna <palabras>
      Entonces la actuación <resultado>

      @fise-2009:40 @ajs-2024:4.1.7.p1 @ajs-2024:4.1.7.p2
      Ejemplos: Solo cabe elegir entre las que forma la jugada
        # en: The choice is only among those that the play forms
        # en: | edition | words | result |
        | reglamento | palabras    | resultado                                       |
        | fise-2009  | SEA y AS    | se admite                                       |
        | fise-2009  | PATIO       | se rechaza porque la palabra no es de la jugada |
        | fise-2009  | SEA y PATIO | se rechaza porque la palabra no es de la jugada |
        | ajs-2024   | SEA y AS    | se admite                                       |
        | ajs-2024   | PATIO       | se rechaza porque la palabra no es de la jugada |
        | ajs-2024   | SEA y PATIO | se rechaza porque la palabra no es de la jugada |
