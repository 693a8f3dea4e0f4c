# language: es
@perfil-jugada
Característica: Casillas con premio
  # en: Premium squares

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

  Regla: Una casilla rosa dobla la palabra y una roja la triplica, después de sumar los premios de letra
    # en: A pink square doubles the word and a red one triples it, after letter premiums are added

    @esc-0302
    Esquema del escenario: Palabra sobre casilla con premio de palabra
      # en: A word on a word premium
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H8 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:14 @redeletras:14.p1 @redeletras:14.p2 @fise-2009:14.p1 @fise-2009:14.p2 @resumen-2018:12.s1 @resumen-2018:12.s2
      Ejemplos: K11 es rosa; H12, celeste, y H15, roja
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

  Regla: Dos casillas rosas multiplican por cuatro y dos rojas por nueve
    # en: Two pink squares multiply by four and two red ones by nine

    @esc-0303
    Esquema del escenario: Palabra sobre dos casillas con premio de palabra
      # en: A word on two word premiums
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está <cruce> desde <origen> en vertical
      Cuando Ana coloca <palabra> desde <casilla> en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:15 @fise-2003:19 @redeletras:15 @redeletras:19 @fise-2009:15 @fise-2009:19 @resumen-2018:13 @resumen-2018:17
      Ejemplos: Con el premio de siete fichas sumado al final
        | reglamento   | cruce   | origen | palabra  | casilla | puntos |
        | fise-2003    | TORO    | E8     | CANTARE  | E5      | 36     |
        | fise-2003    | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | redeletras   | TORO    | E8     | CANTARE  | E5      | 36     |
        | redeletras   | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | fise-2009    | TORO    | E8     | CANTARE  | E5      | 36     |
        | fise-2009    | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | resumen-2018 | TORO    | E8     | CANTARE  | E5      | 36     |
        | resumen-2018 | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | ajs-2024     | TORO    | E8     | CANTARE  | E5      | 36     |
        | ajs-2024     | TRABAJO | I4     | CALORIAS | O1      | 140    |

    @esc-0307
    Esquema del escenario: Palabra sobre tres casillas rojas
      # en: A word on three red squares
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está ESPONS desde A2 en horizontal
      Y que en el tablero está BILIDA desde A9 en horizontal
      Cuando Ana coloca RESPONSABILIDAD desde A1 en horizontal
      Entonces la jugada vale 567 puntos

      @fise-2003:15 @redeletras:15 @fise-2009:15 @resumen-2018:13
      Ejemplos: Los tres premios se multiplican: por veintisiete
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

  Regla: La casilla central dobla la primera palabra
    # en: The centre square doubles the first word

    @esc-0304
    Esquema del escenario: Primera palabra del tablero
      # en: The first word on the board
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:16 @redeletras:16 @fise-2009:16 @resumen-2018:14
      Ejemplos: La estrella es rosa
        | reglamento   | palabra | puntos |
        | fise-2003    | MESA    | 12     |
        | fise-2003    | MES     | 10     |
        | redeletras   | MESA    | 12     |
        | redeletras   | MES     | 10     |
        | fise-2009    | MESA    | 12     |
        | fise-2009    | MES     | 10     |
        | resumen-2018 | MESA    | 12     |
        | resumen-2018 | MES     | 10     |
        | ajs-2024     | MESA    | 12     |
        | ajs-2024     | MES     | 10     |

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
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
