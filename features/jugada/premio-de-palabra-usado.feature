# language: es
@perfil-jugada
Característica: Premio de palabra ya usado o compartido
  # en: A word premium already used, or shared

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está MESA desde H8 en horizontal

  Regla: Un premio de palabra vale solo la primera vez que se ocupa su casilla
    # en: A word premium counts only the first time its square is covered

    @esc-0707
    Esquema del escenario: Palabra que se alarga sobre una casilla rosa ya ocupada
      # en: A word lengthened over a pink square already covered
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está AMOR desde H11 en vertical
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:17 @redeletras:17 @fise-2009:17 @resumen-2018:15
      Ejemplos: Ni K11, bajo la R, ni la estrella, bajo la M, doblan otra vez
        # en: Neither K11, under the R, nor the star, under the M, doubles again
        # en: | edition | word | square | direction | points |
        | reglamento   | palabra | casilla | dirección     | puntos |
        | fise-2003    | AMORES  | H11     | en vertical   | 8      |
        | fise-2003    | REMESA  | H6      | en horizontal | 8      |
        | redeletras   | AMORES  | H11     | en vertical   | 8      |
        | redeletras   | REMESA  | H6      | en horizontal | 8      |
        | fise-2009    | AMORES  | H11     | en vertical   | 8      |
        | fise-2009    | REMESA  | H6      | en horizontal | 8      |
        | resumen-2018 | AMORES  | H11     | en vertical   | 8      |
        | resumen-2018 | REMESA  | H6      | en horizontal | 8      |
        | ajs-2024     | AMORES  | H11     | en vertical   | 8      |
        | ajs-2024     | REMESA  | H6      | en horizontal | 8      |

  Regla: El premio de palabra bajo una letra común multiplica las dos palabras
    # en: A word premium under a common letter multiplies both words

    @esc-0708
    Esquema del escenario: Letra común sobre una casilla rosa
      # en: A common letter on a pink square
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está AMO desde H11 en vertical
      Cuando Ana coloca RED desde K11 en horizontal
      Entonces la jugada forma RED y AMOR
      Y la jugada vale 20 puntos

      @fise-2003:18 @redeletras:18 @fise-2009:18.s2 @resumen-2018:16
      Ejemplos: RED, 4 por 2; AMOR, 6 por 2
        # en: RED, 4 times 2; AMOR, 6 times 2
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
