# language: es
@perfil-fichas
Característica: Abrir el tablero
  # en: Opening the board

  Regla: Se abre con una palabra de al menos dos fichas, que pisa la estrella
    # en: The board is opened with a word of at least two tiles, over the star

    @esc-0100
    Esquema del escenario: Palabra con la que se abre el tablero
      # en: The word that opens the board
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la actuación <resultado>

      @fise-2003:6 @redeletras:6 @fise-2009:6 @resumen-2018:4.s2
      Ejemplos: En todas las ediciones, dos fichas o más
        # en: In all editions, two tiles or more
        # en: | edition | word | square | direction | result |
        | reglamento   | palabra | casilla | dirección     | resultado                                              |
        | fise-2003    | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | fise-2003    | SE      | H8      | en horizontal | se admite                                              |
        | fise-2003    | SE      | H8      | en vertical   | se admite                                              |
        | redeletras   | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | redeletras   | SE      | H8      | en horizontal | se admite                                              |
        | redeletras   | SE      | H8      | en vertical   | se admite                                              |
        | fise-2009    | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | fise-2009    | SE      | H8      | en horizontal | se admite                                              |
        | fise-2009    | SE      | H8      | en vertical   | se admite                                              |
        | resumen-2018 | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | resumen-2018 | SE      | H8      | en horizontal | se admite                                              |
        | resumen-2018 | SE      | H8      | en vertical   | se admite                                              |
        | ajs-2024     | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | ajs-2024     | SE      | H8      | en horizontal | se admite                                              |
        | ajs-2024     | SE      | H8      | en vertical   | se admite                                              |

      @fise-2003:6 @redeletras:6 @resumen-2018:4.s2
      Ejemplos: Sin más salida que pisar la estrella
        # en: With no other way than over the star
        # en: | edition | word | square | direction | result |
        | reglamento   | palabra | casilla | dirección     | resultado                                    |
        | fise-2003    | SOL     | H5      | en horizontal | se rechaza porque no pisa la casilla central |
        | fise-2003    | SOL     | H6      | en horizontal | se admite                                    |
        | fise-2003    | SOL     | E8      | en vertical   | se rechaza porque no pisa la casilla central |
        | fise-2003    | SOL     | F8      | en vertical   | se admite                                    |
        | redeletras   | SOL     | H5      | en horizontal | se rechaza porque no pisa la casilla central |
        | redeletras   | SOL     | H6      | en horizontal | se admite                                    |
        | redeletras   | SOL     | E8      | en vertical   | se rechaza porque no pisa la casilla central |
        | redeletras   | SOL     | F8      | en vertical   | se admite                                    |
        | resumen-2018 | SOL     | H5      | en horizontal | se rechaza porque no pisa la casilla central |
        | resumen-2018 | SOL     | H6      | en horizontal | se admite                                    |
        | resumen-2018 | SOL     | E8      | en vertical   | se rechaza porque no pisa la casilla central |
        | resumen-2018 | SOL     | F8      | en vertical   | se admite                                    |
