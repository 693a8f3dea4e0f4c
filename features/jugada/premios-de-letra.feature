# language: es
@perfil-jugada
Característica: Valor de las letras y casillas con premio de letra
  # en: Values of letters and letter premiums

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La puntuación suma el valor de las letras y lo que añaden las casillas con premio
    # en: A score adds up the letters and what premium squares add

    @esc-0300
    Esquema del escenario: Palabra de letras distintas sin casillas con premio
      # en: A word of various letters without premium squares
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H6 en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:12 @redeletras:12 @fise-2009:12 @resumen-2018:10
      Ejemplos: Cada letra vale lo que lleva impreso
        # en: Each letter counts what is printed on it
        # en: | edition | word | points |
        | reglamento   | palabra  | puntos |
        | fise-2003    | PATIOS   | 8      |
        | fise-2003    | PATIO(S) | 7      |
        | redeletras   | PATIOS   | 8      |
        | redeletras   | PATIO(S) | 7      |
        | fise-2009    | PATIOS   | 8      |
        | fise-2009    | PATIO(S) | 7      |
        | resumen-2018 | PATIOS   | 8      |
        | resumen-2018 | PATIO(S) | 7      |
        | ajs-2024     | PATIOS   | 8      |
        | ajs-2024     | PATIO(S) | 7      |

  Regla: Una ficha sobre casilla celeste vale el doble y sobre azul marino el triple
    # en: A tile on a light-blue square counts double, on a dark-blue one triple

    @esc-0301
    Esquema del escenario: Ficha sobre casilla con premio de letra
      # en: A tile on a letter premium
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> en vertical
      Entonces la jugada vale <puntos> puntos

      @fise-2003:13 @redeletras:13 @fise-2009:13 @resumen-2018:11
      Ejemplos: I7 es celeste y J10, azul marino
        # en: I7 is light blue and J10, dark blue
        # en: | edition | word | square | points |
        | reglamento   | palabra | casilla | puntos |
        | fise-2003    | AS      | H7      | 3      |
        | fise-2003    | OSO     | H10     | 5      |
        | redeletras   | AS      | H7      | 3      |
        | redeletras   | OSO     | H10     | 5      |
        | fise-2009    | AS      | H7      | 3      |
        | fise-2009    | OSO     | H10     | 5      |
        | resumen-2018 | AS      | H7      | 3      |
        | resumen-2018 | OSO     | H10     | 5      |
        | ajs-2024     | AS      | H7      | 3      |
        | ajs-2024     | OSO     | H10     | 5      |

  Regla: Cada premio vale solo la primera vez que se ocupa su casilla
    # en: A premium counts only the first time its square is covered

    @esc-0305
    Esquema del escenario: Palabra que pasa por una casilla con premio ya ocupada
      # en: A word through a premium already covered
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está AS desde H7 en vertical
      Cuando Ana coloca ASA desde H7 en vertical
      Entonces la jugada vale 3 puntos

      @fise-2003:17 @redeletras:17 @fise-2009:17 @resumen-2018:15
      Ejemplos: La S de I7 ya no se dobla
        # en: The S of I7 is doubled no more
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
