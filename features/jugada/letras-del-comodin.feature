# language: es
@perfil-jugada
Característica: Letras por las que está un comodín
  # en: Letters that a blank stands for

  Antecedentes:
    Dado que el programa lleva la cuenta

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

    @esc-2219
    Esquema del escenario: Comodín por una letra de ficha única que ya está en el tablero
      # en: A blank for a letter of a single tile that lies on the board
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está ZUMO desde H8 en horizontal
      Cuando Ana coloca O(Z)ONO desde H11 en vertical
      Entonces la jugada forma OZONO
      Y la jugada vale 8 puntos

      @fise-2003:10.3 @redeletras:10.3 @fise-2009:10.3 @resumen-2018:8.s1
      Ejemplos: K11, bajo la N, dobla: 4 por 2
        # en: K11, under the N, doubles: 4 by 2
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
