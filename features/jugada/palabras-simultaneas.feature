# language: es
@perfil-jugada
Característica: Varias palabras a la vez
  # en: Several words at once

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Una palabra puede ponerse en paralelo a otra
    # en: A word may lie parallel to another

    @esc-0338
    Esquema del escenario: Palabra en paralelo a otra
      # en: A word parallel to another
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> en horizontal
      Entonces la jugada forma <formadas>

      @fise-2003:9.p1 @fise-2003:9.3 @redeletras:9.p1 @redeletras:9.3 @fise-2009:8.s2 @fise-2009:9.3 @resumen-2018:7.c
      Ejemplos: Los contactos también son palabras de la jugada
        # en: What touches makes words of the play too
        # en: | edition | word | square | formed |
        | reglamento   | palabra | casilla | formadas    |
        | fise-2003    | SE      | I7      | SE, AS y TE |
        | fise-2003    | LE      | I7      | LE, AL y TE |
        | redeletras   | SE      | I7      | SE, AS y TE |
        | redeletras   | LE      | I7      | LE, AL y TE |
        | fise-2009    | SE      | I7      | SE, AS y TE |
        | fise-2009    | LE      | I7      | LE, AL y TE |
        | resumen-2018 | SE      | I7      | SE, AS y TE |
        | resumen-2018 | LE      | I7      | LE, AL y TE |
        | ajs-2024     | SE      | I7      | SE, AS y TE |
        | ajs-2024     | LE      | I7      | LE, AL y TE |

  Regla: Puntúan todas las palabras nuevas de la jugada
    # en: Every new word of the play scores

    @esc-0310
    Esquema del escenario: Jugada que forma varias palabras
      # en: A play that forms several words
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada forma <formadas>
      Y la jugada vale <puntos> puntos

      @fise-2003:8 @fise-2003:18 @redeletras:8 @redeletras:18 @fise-2009:8.s2 @fise-2009:8.s3 @fise-2009:18 @fise-2009:18.s2 @resumen-2018:6.s2 @resumen-2018:16
      Ejemplos: La letra común cuenta en cada palabra, con su premio
        # en: The common letter counts in each word, with its premium
        # en: | edition | word | square | direction | formed | points |
        | reglamento   | palabra | casilla | dirección     | formadas     | puntos |
        | fise-2003    | SOL     | H11     | en vertical   | SOL y PATIOS | 11     |
        | fise-2003    | SE      | I7      | en horizontal | SE, AS y TE  | 8      |
        | redeletras   | SOL     | H11     | en vertical   | SOL y PATIOS | 11     |
        | redeletras   | SE      | I7      | en horizontal | SE, AS y TE  | 8      |
        | fise-2009    | SOL     | H11     | en vertical   | SOL y PATIOS | 11     |
        | fise-2009    | SE      | I7      | en horizontal | SE, AS y TE  | 8      |
        | resumen-2018 | SOL     | H11     | en vertical   | SOL y PATIOS | 11     |
        | resumen-2018 | SE      | I7      | en horizontal | SE, AS y TE  | 8      |
        | ajs-2024     | SOL     | H11     | en vertical   | SOL y PATIOS | 11     |
        | ajs-2024     | SE      | I7      | en horizontal | SE, AS y TE  | 8      |

    @esc-2209
    Esquema del escenario: Una sola ficha que forma dos palabras
      # en: A single tile that forms two words
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está SE desde I7 en horizontal
      Cuando Ana coloca las fichas R en I9
      Entonces la jugada vale 7 puntos

      @fise-2003:8 @fise-2003:18 @redeletras:8 @redeletras:18 @fise-2009:8.s3 @fise-2009:18 @fise-2009:18.s2 @resumen-2018:6.s2 @resumen-2018:16
      Ejemplos: SER vale 4 e IR, 3: la R, en celeste, vale 2 en cada una
        # en: SER is worth 4 and IR 3: the R, on light blue, is worth 2 in each
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
