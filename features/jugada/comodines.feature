# language: es
@perfil-jugada
Característica: Comodines
  # en: Blanks

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: El comodín vale cero en toda palabra, también sobre casillas con premio
    # en: A blank scores zero in every word, also on premium squares

    @esc-0320
    Esquema del escenario: Comodín sobre casilla con premio o en dos palabras
      # en: A blank on a premium or in two words
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está PATIO desde H6 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:10.2 @redeletras:10.2 @fise-2009:10.1 @resumen-2018:8.s3
      Ejemplos: Ni el premio ni el cruce le dan valor
        # en: Neither premium nor crossing gives it a value
        # en: | edition | word | square | direction | points |
        | reglamento   | palabra  | casilla | dirección     | puntos |
        | fise-2003    | A(S)     | H7      | en vertical   | 1      |
        | fise-2003    | (S)E     | I7      | en horizontal | 4      |
        | fise-2003    | PATIO(S) | H6      | en horizontal | 7      |
        | redeletras   | A(S)     | H7      | en vertical   | 1      |
        | redeletras   | (S)E     | I7      | en horizontal | 4      |
        | redeletras   | PATIO(S) | H6      | en horizontal | 7      |
        | fise-2009    | A(S)     | H7      | en vertical   | 1      |
        | fise-2009    | (S)E     | I7      | en horizontal | 4      |
        | fise-2009    | PATIO(S) | H6      | en horizontal | 7      |
        | resumen-2018 | A(S)     | H7      | en vertical   | 1      |
        | resumen-2018 | (S)E     | I7      | en horizontal | 4      |
        | resumen-2018 | PATIO(S) | H6      | en horizontal | 7      |
        | ajs-2024     | A(S)     | H7      | en vertical   | 1      |
        | ajs-2024     | (S)E     | I7      | en horizontal | 4      |
        | ajs-2024     | PATIO(S) | H6      | en horizontal | 7      |

  Regla: Cada uno de los dos comodines puede valer por cualquier letra, aunque no quede ficha de ella
    # en: Each of the two blanks may stand for any letter, even one with no tile left

    @esc-0321
    Esquema del escenario: Comodín por una letra de ficha única
      # en: A blank for a letter with a single tile
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la jugada forma ZUZAR
      Y la jugada vale <puntos> puntos

      @fise-2003:10.p1 @fise-2003:10.1 @fise-2003:10.3 @redeletras:10.p1 @redeletras:10.1 @redeletras:10.3 @fise-2009:10.p1 @fise-2009:10.2.s3 @fise-2009:10.3 @resumen-2018:8.s1
      Ejemplos: Con un comodín y con los dos
        # en: With one blank and with both
        # en: | edition | word | points |
        | reglamento   | palabra   | puntos |
        | fise-2003    | ZU(Z)AR   | 28     |
        | fise-2003    | (Z)U(Z)AR | 8      |
        | redeletras   | ZU(Z)AR   | 28     |
        | redeletras   | (Z)U(Z)AR | 8      |
        | fise-2009    | ZU(Z)AR   | 28     |
        | fise-2009    | (Z)U(Z)AR | 8      |
        | resumen-2018 | ZU(Z)AR   | 28     |
        | resumen-2018 | (Z)U(Z)AR | 8      |
        | ajs-2024     | ZU(Z)AR   | 28     |
        | ajs-2024     | (Z)U(Z)AR | 8      |

    @esc-0322
    Esquema del escenario: Comodín por un dígrafo
      # en: A blank for a digraph
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:10.p1 @redeletras:10.p1 @fise-2009:10.p1 @resumen-2018:8.s1
      Ejemplos: Las letras dobles son letras del juego
        # en: The double letters are letters of the set
        # en: | edition | word | points |
        | reglamento   | palabra   | puntos |
        | fise-2003    | CA([RR])O | 10     |
        | fise-2003    | ([CH])ATO | 6      |
        | redeletras   | CA([RR])O | 10     |
        | redeletras   | ([CH])ATO | 6      |
        | fise-2009    | CA([RR])O | 10     |
        | fise-2009    | ([CH])ATO | 6      |
        | resumen-2018 | CA([RR])O | 10     |
        | resumen-2018 | ([CH])ATO | 6      |

      @ajs-2024:2.art10.2
      Ejemplos: AJS lo dice expresamente
        # en: AJS says so expressly
        # en: | edition | word | points |
        | reglamento | palabra   | puntos |
        | ajs-2024   | CA([RR])O | 10     |
        | ajs-2024   | ([LL])AVE | 12     |

    @esc-2210
    Esquema del escenario: Palabra que alarga otra con un comodín de una jugada anterior
      # en: A word that lengthens another with a blank of an earlier play
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está PATI(O) desde H6 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:10.2 @redeletras:10.2 @fise-2009:10.1 @resumen-2018:8.s3
      Ejemplos: También vale cero en las jugadas que siguen
        # en: It is worth nothing in later plays as well
        # en: | edition | word | square | direction | points |
        | reglamento   | palabra  | casilla | dirección     | puntos |
        | fise-2003    | PATI(O)S | H6      | en horizontal | 7      |
        | redeletras   | PATI(O)S | H6      | en horizontal | 7      |
        | fise-2009    | PATI(O)S | H6      | en horizontal | 7      |
        | resumen-2018 | PATI(O)S | H6      | en horizontal | 7      |
        | ajs-2024     | PATI(O)S | H6      | en horizontal | 7      |
        | fise-2003    | (O)LAS   | H10     | en vertical   | 5      |
        | redeletras   | (O)LAS   | H10     | en vertical   | 5      |
        | fise-2009    | (O)LAS   | H10     | en vertical   | 5      |
        | resumen-2018 | (O)LAS   | H10     | en vertical   | 5      |
        | ajs-2024     | (O)LAS   | H10     | en vertical   | 5      |
