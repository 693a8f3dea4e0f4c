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
