# language: es
@perfil-jugada
Característica: Colocación de las fichas
  # en: Placing the tiles

  Regla: Las fichas de un turno van en una sola línea, sin huecos, y enlazan con lo que hay
    # en: The tiles of a turn go in one line, without gaps, and join what is there

    @esc-0335
    Esquema del escenario: Fichas sueltas junto a PATIO
      # en: Loose tiles next to PATIO
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca las fichas <fichas>
      Entonces la actuación <resultado>

      @fise-2003:2 @fise-2003:8 @redeletras:2.p1 @redeletras:2.p2 @redeletras:8 @fise-2009:2 @fise-2009:2.s2 @fise-2009:8 @resumen-2018:1 @resumen-2018:6.s1
      Ejemplos: El contacto en diagonal no enlaza
        | reglamento   | fichas             | resultado                                  |
        | fise-2003    | S en H11           | se admite                                  |
        | fise-2003    | S en I10, O en J10 | se admite                                  |
        | fise-2003    | S en I10, O en J11 | se rechaza porque no están en una línea    |
        | fise-2003    | S en H11, O en H13 | se rechaza porque queda un hueco           |
        | fise-2003    | S en I11, O en I12 | se rechaza porque no enlaza con el tablero |
        | fise-2003    | S en A1, O en A2   | se rechaza porque no enlaza con el tablero |
        | fise-2003    | S en H6            | se rechaza porque la casilla está ocupada  |
        | redeletras   | S en H11           | se admite                                  |
        | redeletras   | S en I10, O en J10 | se admite                                  |
        | redeletras   | S en I10, O en J11 | se rechaza porque no están en una línea    |
        | redeletras   | S en H11, O en H13 | se rechaza porque queda un hueco           |
        | redeletras   | S en I11, O en I12 | se rechaza porque no enlaza con el tablero |
        | redeletras   | S en A1, O en A2   | se rechaza porque no enlaza con el tablero |
        | redeletras   | S en H6            | se rechaza porque la casilla está ocupada  |
        | fise-2009    | S en H11           | se admite                                  |
        | fise-2009    | S en I10, O en J10 | se admite                                  |
        | fise-2009    | S en I10, O en J11 | se rechaza porque no están en una línea    |
        | fise-2009    | S en H11, O en H13 | se rechaza porque queda un hueco           |
        | fise-2009    | S en I11, O en I12 | se rechaza porque no enlaza con el tablero |
        | fise-2009    | S en A1, O en A2   | se rechaza porque no enlaza con el tablero |
        | fise-2009    | S en H6            | se rechaza porque la casilla está ocupada  |
        | resumen-2018 | S en H11           | se admite                                  |
        | resumen-2018 | S en I10, O en J10 | se admite                                  |
        | resumen-2018 | S en I10, O en J11 | se rechaza porque no están en una línea    |
        | resumen-2018 | S en H11, O en H13 | se rechaza porque queda un hueco           |
        | resumen-2018 | S en I11, O en I12 | se rechaza porque no enlaza con el tablero |
        | resumen-2018 | S en A1, O en A2   | se rechaza porque no enlaza con el tablero |
        | resumen-2018 | S en H6            | se rechaza porque la casilla está ocupada  |
        | ajs-2024     | S en H11           | se admite                                  |
        | ajs-2024     | S en I10, O en J10 | se admite                                  |
        | ajs-2024     | S en I10, O en J11 | se rechaza porque no están en una línea    |
        | ajs-2024     | S en H11, O en H13 | se rechaza porque queda un hueco           |
        | ajs-2024     | S en I11, O en I12 | se rechaza porque no enlaza con el tablero |
        | ajs-2024     | S en A1, O en A2   | se rechaza porque no enlaza con el tablero |
        | ajs-2024     | S en H6            | se rechaza porque la casilla está ocupada  |

  Regla: Una palabra nace al añadir fichas, al cruzar otra o al ponerse en paralelo
    # en: A word is made by adding tiles, crossing another or lying parallel

    @esc-0336
    Esquema del escenario: Fichas añadidas a una palabra
      # en: Tiles added to a word
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H8 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> en horizontal
      Entonces la jugada forma <palabra>

      @fise-2003:9.p1 @fise-2003:9.1 @redeletras:9.p1 @redeletras:9.1 @fise-2009:9.1 @resumen-2018:7.a
      Ejemplos: Delante, detrás o por los dos lados
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
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H8 en horizontal
      Cuando Ana coloca <palabra> desde <casilla> en vertical
      Entonces la jugada forma <palabra>

      @fise-2003:9.p1 @fise-2003:9.2 @redeletras:9.p1 @redeletras:9.2 @fise-2009:9.2 @resumen-2018:7.b
      Ejemplos: Se sirve de una letra de la otra
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

    @esc-0338
    Esquema del escenario: Palabra en paralelo a otra
      # en: A word parallel to another
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> en horizontal
      Entonces la jugada forma <formadas>

      @fise-2003:9.p1 @fise-2003:9.3 @redeletras:9.p1 @redeletras:9.3 @fise-2009:8.s2 @fise-2009:9.3 @resumen-2018:7.c
      Ejemplos: Los contactos también son palabras de la jugada
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

  Regla: CH, LL y RR son una ficha cada una
    # en: CH, LL and RR are one tile each

    @esc-0339
    Esquema del escenario: Dígrafo con una ficha o con dos
      # en: A digraph with one tile or two
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la actuación <resultado>

      @fise-2003:11 @redeletras:11.p1 @fise-2009:11 @resumen-2018:9
      Ejemplos: Con dos fichas no se admite
        | reglamento   | palabra | resultado                                                 |
        | fise-2003    | CA[RR]O | se admite                                                 |
        | fise-2003    | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2003    | [LL]AVE | se admite                                                 |
        | fise-2003    | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2003    | [CH]ATO | se admite                                                 |
        | fise-2003    | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | CA[RR]O | se admite                                                 |
        | redeletras   | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | [LL]AVE | se admite                                                 |
        | redeletras   | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | [CH]ATO | se admite                                                 |
        | redeletras   | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | CA[RR]O | se admite                                                 |
        | fise-2009    | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | [LL]AVE | se admite                                                 |
        | fise-2009    | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | [CH]ATO | se admite                                                 |
        | fise-2009    | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | CA[RR]O | se admite                                                 |
        | resumen-2018 | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | [LL]AVE | se admite                                                 |
        | resumen-2018 | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | [CH]ATO | se admite                                                 |
        | resumen-2018 | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | CA[RR]O | se admite                                                 |
        | ajs-2024     | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | [LL]AVE | se admite                                                 |
        | ajs-2024     | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | [CH]ATO | se admite                                                 |
        | ajs-2024     | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
