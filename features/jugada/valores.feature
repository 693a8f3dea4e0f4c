# language: es
@perfil-jugada
Característica: Valor de las fichas
  # en: Values of the tiles

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: El valor de cada ficha es el de las instrucciones originales del juego
    # en: The value of each tile is that of the original instructions of the game

    @esc-0410
    Esquema del escenario: Primera palabra, de cuatro fichas o menos, desde la estrella
      # en: A first word of four tiles or fewer from the star
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:1 @fise-2003:12 @redeletras:1 @redeletras:12 @fise-2009:1 @fise-2009:12 @resumen-2018:1 @resumen-2018:10
      Ejemplos: El doble de la suma de sus fichas
        # en: Twice the sum of its tiles
        # en: | edition | word | points |
        | reglamento   | palabra | puntos |
        | fise-2003    | OLER    | 8      |
        | fise-2003    | TINA    | 8      |
        | fise-2003    | DUOS    | 10     |
        | fise-2003    | GOTA    | 10     |
        | fise-2003    | CAER    | 12     |
        | fise-2003    | BIEN    | 12     |
        | fise-2003    | HILO    | 14     |
        | fise-2003    | YATE    | 14     |
        | fise-2003    | [CH]AL  | 14     |
        | fise-2003    | QUE     | 14     |
        | fise-2003    | JOTA    | 22     |
        | fise-2003    | [LL]ANO | 22     |
        | fise-2003    | AÑO     | 20     |
        | fise-2003    | PE[RR]O | 26     |
        | fise-2003    | TAXI    | 22     |
        | fise-2003    | ZUMO    | 30     |
        | fise-2003    | FIN     | 12     |
        | fise-2003    | VER     | 12     |
        | redeletras   | OLER    | 8      |
        | redeletras   | TINA    | 8      |
        | redeletras   | DUOS    | 10     |
        | redeletras   | GOTA    | 10     |
        | redeletras   | CAER    | 12     |
        | redeletras   | BIEN    | 12     |
        | redeletras   | HILO    | 14     |
        | redeletras   | YATE    | 14     |
        | redeletras   | [CH]AL  | 14     |
        | redeletras   | QUE     | 14     |
        | redeletras   | JOTA    | 22     |
        | redeletras   | [LL]ANO | 22     |
        | redeletras   | AÑO     | 20     |
        | redeletras   | PE[RR]O | 26     |
        | redeletras   | TAXI    | 22     |
        | redeletras   | ZUMO    | 30     |
        | redeletras   | FIN     | 12     |
        | redeletras   | VER     | 12     |
        | fise-2009    | OLER    | 8      |
        | fise-2009    | TINA    | 8      |
        | fise-2009    | DUOS    | 10     |
        | fise-2009    | GOTA    | 10     |
        | fise-2009    | CAER    | 12     |
        | fise-2009    | BIEN    | 12     |
        | fise-2009    | HILO    | 14     |
        | fise-2009    | YATE    | 14     |
        | fise-2009    | [CH]AL  | 14     |
        | fise-2009    | QUE     | 14     |
        | fise-2009    | JOTA    | 22     |
        | fise-2009    | [LL]ANO | 22     |
        | fise-2009    | AÑO     | 20     |
        | fise-2009    | PE[RR]O | 26     |
        | fise-2009    | TAXI    | 22     |
        | fise-2009    | ZUMO    | 30     |
        | fise-2009    | FIN     | 12     |
        | fise-2009    | VER     | 12     |
        | resumen-2018 | OLER    | 8      |
        | resumen-2018 | TINA    | 8      |
        | resumen-2018 | DUOS    | 10     |
        | resumen-2018 | GOTA    | 10     |
        | resumen-2018 | CAER    | 12     |
        | resumen-2018 | BIEN    | 12     |
        | resumen-2018 | HILO    | 14     |
        | resumen-2018 | YATE    | 14     |
        | resumen-2018 | [CH]AL  | 14     |
        | resumen-2018 | QUE     | 14     |
        | resumen-2018 | JOTA    | 22     |
        | resumen-2018 | [LL]ANO | 22     |
        | resumen-2018 | AÑO     | 20     |
        | resumen-2018 | PE[RR]O | 26     |
        | resumen-2018 | TAXI    | 22     |
        | resumen-2018 | ZUMO    | 30     |
        | resumen-2018 | FIN     | 12     |
        | resumen-2018 | VER     | 12     |
        | ajs-2024     | OLER    | 8      |
        | ajs-2024     | TINA    | 8      |
        | ajs-2024     | DUOS    | 10     |
        | ajs-2024     | GOTA    | 10     |
        | ajs-2024     | CAER    | 12     |
        | ajs-2024     | BIEN    | 12     |
        | ajs-2024     | HILO    | 14     |
        | ajs-2024     | YATE    | 14     |
        | ajs-2024     | [CH]AL  | 14     |
        | ajs-2024     | QUE     | 14     |
        | ajs-2024     | JOTA    | 22     |
        | ajs-2024     | [LL]ANO | 22     |
        | ajs-2024     | AÑO     | 20     |
        | ajs-2024     | PE[RR]O | 26     |
        | ajs-2024     | TAXI    | 22     |
        | ajs-2024     | ZUMO    | 30     |
        | ajs-2024     | FIN     | 12     |
        | ajs-2024     | VER     | 12     |
