# language: es
@perfil-jugada
Característica: Valor de las fichas
  # en: Values of the tiles

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: El valor de cada ficha es el de las instrucciones originales del juego
    # en: The value of each tile is that of the original instructions of the game

    @esc-0410
    Esquema del escenario: Ficha junto a una A en la primera jugada
      # en: A tile next to an A in the first play
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:1 @fise-2003:12 @redeletras:1 @redeletras:12 @fise-2009:1 @fise-2009:12 @resumen-2018:10
      Ejemplos: El doble de la suma de las dos
        # en: Twice the sum of the two
        # en: | edition | word | points |
        | reglamento   | palabra | puntos |
        | fise-2003    | AA      | 4      |
        | fise-2003    | SA      | 4      |
        | fise-2003    | DA      | 6      |
        | fise-2003    | GA      | 6      |
        | fise-2003    | CA      | 8      |
        | fise-2003    | BA      | 8      |
        | fise-2003    | HA      | 10     |
        | fise-2003    | YA      | 10     |
        | fise-2003    | [CH]A   | 12     |
        | fise-2003    | QA      | 12     |
        | fise-2003    | JA      | 18     |
        | fise-2003    | [LL]A   | 18     |
        | fise-2003    | ÑA      | 18     |
        | fise-2003    | [RR]A   | 18     |
        | fise-2003    | XA      | 18     |
        | fise-2003    | ZA      | 22     |
        | redeletras   | AA      | 4      |
        | redeletras   | SA      | 4      |
        | redeletras   | DA      | 6      |
        | redeletras   | GA      | 6      |
        | redeletras   | CA      | 8      |
        | redeletras   | BA      | 8      |
        | redeletras   | HA      | 10     |
        | redeletras   | YA      | 10     |
        | redeletras   | [CH]A   | 12     |
        | redeletras   | QA      | 12     |
        | redeletras   | JA      | 18     |
        | redeletras   | [LL]A   | 18     |
        | redeletras   | ÑA      | 18     |
        | redeletras   | [RR]A   | 18     |
        | redeletras   | XA      | 18     |
        | redeletras   | ZA      | 22     |
        | fise-2009    | AA      | 4      |
        | fise-2009    | SA      | 4      |
        | fise-2009    | DA      | 6      |
        | fise-2009    | GA      | 6      |
        | fise-2009    | CA      | 8      |
        | fise-2009    | BA      | 8      |
        | fise-2009    | HA      | 10     |
        | fise-2009    | YA      | 10     |
        | fise-2009    | [CH]A   | 12     |
        | fise-2009    | QA      | 12     |
        | fise-2009    | JA      | 18     |
        | fise-2009    | [LL]A   | 18     |
        | fise-2009    | ÑA      | 18     |
        | fise-2009    | [RR]A   | 18     |
        | fise-2009    | XA      | 18     |
        | fise-2009    | ZA      | 22     |
        | resumen-2018 | AA      | 4      |
        | resumen-2018 | SA      | 4      |
        | resumen-2018 | DA      | 6      |
        | resumen-2018 | GA      | 6      |
        | resumen-2018 | CA      | 8      |
        | resumen-2018 | BA      | 8      |
        | resumen-2018 | HA      | 10     |
        | resumen-2018 | YA      | 10     |
        | resumen-2018 | [CH]A   | 12     |
        | resumen-2018 | QA      | 12     |
        | resumen-2018 | JA      | 18     |
        | resumen-2018 | [LL]A   | 18     |
        | resumen-2018 | ÑA      | 18     |
        | resumen-2018 | [RR]A   | 18     |
        | resumen-2018 | XA      | 18     |
        | resumen-2018 | ZA      | 22     |
        | ajs-2024     | AA      | 4      |
        | ajs-2024     | SA      | 4      |
        | ajs-2024     | DA      | 6      |
        | ajs-2024     | GA      | 6      |
        | ajs-2024     | CA      | 8      |
        | ajs-2024     | BA      | 8      |
        | ajs-2024     | HA      | 10     |
        | ajs-2024     | YA      | 10     |
        | ajs-2024     | [CH]A   | 12     |
        | ajs-2024     | QA      | 12     |
        | ajs-2024     | JA      | 18     |
        | ajs-2024     | [LL]A   | 18     |
        | ajs-2024     | ÑA      | 18     |
        | ajs-2024     | [RR]A   | 18     |
        | ajs-2024     | XA      | 18     |
        | ajs-2024     | ZA      | 22     |
