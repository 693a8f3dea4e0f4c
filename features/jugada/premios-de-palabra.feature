# language: es
@perfil-jugada
Característica: Casillas con premio de palabra
  # en: Word premiums

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Una casilla rosa dobla la palabra y una roja la triplica, después de sumar los premios de letra
    # en: A pink square doubles the word and a red one triples it, after letter premiums are added

    @esc-0302
    Esquema del escenario: Palabra sobre casilla con premio de palabra
      # en: A word on a word premium
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H8 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:14 @redeletras:14.p1 @redeletras:14.p2 @fise-2009:14.p1 @fise-2009:14.p2 @resumen-2018:12.s1 @resumen-2018:12.s2
      Ejemplos: K11 es rosa; H12, celeste, y H15, roja
        # en: K11 is pink; H12, light blue, and H15, red
        # en: | edition | word | square | direction | points |
        | reglamento   | palabra  | casilla | dirección     | puntos |
        | fise-2003    | AMOR     | H11     | en vertical   | 12     |
        | fise-2003    | MESABAIS | H8      | en horizontal | 45     |
        | redeletras   | AMOR     | H11     | en vertical   | 12     |
        | redeletras   | MESABAIS | H8      | en horizontal | 45     |
        | fise-2009    | AMOR     | H11     | en vertical   | 12     |
        | fise-2009    | MESABAIS | H8      | en horizontal | 45     |
        | resumen-2018 | AMOR     | H11     | en vertical   | 12     |
        | resumen-2018 | MESABAIS | H8      | en horizontal | 45     |
        | ajs-2024     | AMOR     | H11     | en vertical   | 12     |
        | ajs-2024     | MESABAIS | H8      | en horizontal | 45     |

  Regla: La casilla central dobla la primera palabra
    # en: The centre square doubles the first word

    @esc-0304
    Esquema del escenario: Primera palabra del tablero
      # en: First word on the board
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:16 @redeletras:16 @fise-2009:16 @resumen-2018:14
      Ejemplos: La estrella es rosa, la cubra la letra que la cubra
        # en: The star is pink, whichever letter covers it
        # en: | edition | word | square | direction | points |
        | reglamento   | palabra | casilla | dirección     | puntos |
        | fise-2003    | MESA    | H8      | en horizontal | 12     |
        | redeletras   | MESA    | H8      | en horizontal | 12     |
        | fise-2009    | MESA    | H8      | en horizontal | 12     |
        | resumen-2018 | MESA    | H8      | en horizontal | 12     |
        | ajs-2024     | MESA    | H8      | en horizontal | 12     |
        | fise-2003    | MES     | H8      | en horizontal | 10     |
        | redeletras   | MES     | H8      | en horizontal | 10     |
        | fise-2009    | MES     | H8      | en horizontal | 10     |
        | resumen-2018 | MES     | H8      | en horizontal | 10     |
        | ajs-2024     | MES     | H8      | en horizontal | 10     |
        | fise-2003    | MES     | H7      | en horizontal | 10     |
        | redeletras   | MES     | H7      | en horizontal | 10     |
        | fise-2009    | MES     | H7      | en horizontal | 10     |
        | resumen-2018 | MES     | H7      | en horizontal | 10     |
        | ajs-2024     | MES     | H7      | en horizontal | 10     |
        | fise-2003    | MESA    | E8      | en vertical   | 12     |
        | redeletras   | MESA    | E8      | en vertical   | 12     |
        | fise-2009    | MESA    | E8      | en vertical   | 12     |
        | resumen-2018 | MESA    | E8      | en vertical   | 12     |
        | ajs-2024     | MESA    | E8      | en vertical   | 12     |
