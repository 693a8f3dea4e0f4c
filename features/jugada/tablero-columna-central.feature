# language: es
@perfil-jugada
Característica: Casillas con premio de la columna central
  # en: Premium squares of the middle column

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está MESA desde H6 en horizontal

  Regla: La columna de la estrella tiene sus premios en A8, D8, L8 y O8
    # en: The column of the star has its premiums on A8, D8, L8 and O8

    @esc-0702
    Esquema del escenario: Siete fichas en la columna de la estrella
      # en: Seven tiles in the column of the star
      Dada una partida avanzada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> en vertical
      Entonces la jugada vale <puntos> puntos

      @fise-2003:1 @fise-2003:12 @redeletras:1 @redeletras:12 @fise-2009:1 @fise-2009:12 @resumen-2018:1 @resumen-2018:10
      Ejemplos: La letra de D8 o L8 se dobla, la roja triplica y se suman 50
        # en: The letter on D8 or L8 is doubled, the red square triples, and 50 are added
        # en: | edition | word | square | points |
        | reglamento   | palabra  | casilla | puntos |
        | fise-2003    | ANIMALES | A8      | 89     |
        | fise-2003    | SOLDADOS | H8      | 83     |
        | redeletras   | ANIMALES | A8      | 89     |
        | redeletras   | SOLDADOS | H8      | 83     |
        | fise-2009    | ANIMALES | A8      | 89     |
        | fise-2009    | SOLDADOS | H8      | 83     |
        | resumen-2018 | ANIMALES | A8      | 89     |
        | resumen-2018 | SOLDADOS | H8      | 83     |
        | ajs-2024     | ANIMALES | A8      | 89     |
        | ajs-2024     | SOLDADOS | H8      | 83     |
