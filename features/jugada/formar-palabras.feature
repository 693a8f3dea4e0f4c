# language: es
@perfil-jugada
Característica: Formación de palabras
  # en: Forming words

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Una palabra nace al añadir fichas a otra o al cruzarla
    # en: A word is made by adding tiles to another or by crossing it

    @esc-0336
    Esquema del escenario: Fichas añadidas a una palabra
      # en: Tiles added to a word
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H8 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> en horizontal
      Entonces la jugada forma <palabra>

      @fise-2003:9.p1 @fise-2003:9.1 @redeletras:9.p1 @redeletras:9.1 @fise-2009:9.1 @resumen-2018:7.a
      Ejemplos: Delante, detrás o por los dos lados
        # en: Before, behind or on both sides
        # en: | edition | word | square |
        | reglamento   | palabra | casilla |
        | fise-2003    | MESAS   | H8      |
        | fise-2003    | REMESA  | H6      |
        | fise-2003    | REMESAS | H6      |
        | redeletras   | MESAS   | H8      |
        | redeletras   | REMESA  | H6      |
        | redeletras   | REMESAS | H6      |
        | fise-2009    | MESAS   | H8      |
        | fise-2009    | REMESA  | H6      |
        | fise-2009    | REMESAS | H6      |
        | resumen-2018 | MESAS   | H8      |
        | resumen-2018 | REMESA  | H6      |
        | resumen-2018 | REMESAS | H6      |
        | ajs-2024     | MESAS   | H8      |
        | ajs-2024     | REMESA  | H6      |
        | ajs-2024     | REMESAS | H6      |

    @esc-0337
    Esquema del escenario: Palabra que cruza otra
      # en: A word that crosses another
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H8 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> en vertical
      Entonces la jugada forma <palabra>

      @fise-2003:9.p1 @fise-2003:9.2 @redeletras:9.p1 @redeletras:9.2 @fise-2009:9.2 @resumen-2018:7.b
      Ejemplos: Se sirve de una letra de la otra
        # en: It uses a letter of the other
        # en: | edition | word | square |
        | reglamento   | palabra | casilla |
        | fise-2003    | AMOR    | H11     |
        | fise-2003    | TOMO    | F8      |
        | redeletras   | AMOR    | H11     |
        | redeletras   | TOMO    | F8      |
        | fise-2009    | AMOR    | H11     |
        | fise-2009    | TOMO    | F8      |
        | resumen-2018 | AMOR    | H11     |
        | resumen-2018 | TOMO    | F8      |
        | ajs-2024     | AMOR    | H11     |
        | ajs-2024     | TOMO    | F8      |
