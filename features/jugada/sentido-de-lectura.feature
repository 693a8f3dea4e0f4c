# language: es
@perfil-jugada
Característica: Palabras de dos letras o más, leídas en su sentido
  # en: Words of two letters or more, read in their direction

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Una palabra tiene al menos dos letras
    # en: A word has at least two letters

    @esc-0703
    Esquema del escenario: Primera jugada según el número de fichas
      # en: A first play by the number of tiles
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca las fichas <fichas>
      Entonces la actuación <resultado>

      @fise-2003:2 @fise-2003:6 @redeletras:2.p1 @redeletras:6 @fise-2009:2 @fise-2009:6 @resumen-2018:1 @resumen-2018:4.s2
      Ejemplos: Una ficha sola no hace palabra
        # en: A single tile makes no word
        # en: | edition | tiles | result |
        | reglamento   | fichas           | resultado                                              |
        | fise-2003    | A en H8          | se rechaza porque faltan fichas para la primera jugada |
        | fise-2003    | A en H8, S en H9 | se admite                                              |
        | redeletras   | A en H8          | se rechaza porque faltan fichas para la primera jugada |
        | redeletras   | A en H8, S en H9 | se admite                                              |
        | fise-2009    | A en H8          | se rechaza porque faltan fichas para la primera jugada |
        | fise-2009    | A en H8, S en H9 | se admite                                              |
        | resumen-2018 | A en H8          | se rechaza porque faltan fichas para la primera jugada |
        | resumen-2018 | A en H8, S en H9 | se admite                                              |
        | ajs-2024     | A en H8          | se rechaza porque faltan fichas para la primera jugada |
        | ajs-2024     | A en H8, S en H9 | se admite                                              |

  Regla: Se lee de izquierda a derecha o de arriba abajo, en cualquier orden que se pongan las fichas
    # en: It is read from left to right or from top to bottom, in whatever order the tiles are laid

    @esc-0704
    Esquema del escenario: Fichas puestas de la última a la primera
      # en: Tiles laid from the last to the first
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca las fichas <fichas>
      Entonces la jugada forma <palabra>

      @fise-2003:2 @redeletras:2.p1 @fise-2009:2 @resumen-2018:1
      Ejemplos: LOS, y no SOL
        # en: LOS, and not SOL
        # en: | edition | tiles | word |
        | reglamento   | fichas                     | palabra |
        | fise-2003    | S en H10, O en H9, L en H8 | LOS     |
        | fise-2003    | S en J8, O en I8, L en H8  | LOS     |
        | fise-2003    | S en H8, O en H9, L en H10 | SOL     |
        | redeletras   | S en H10, O en H9, L en H8 | LOS     |
        | redeletras   | S en J8, O en I8, L en H8  | LOS     |
        | redeletras   | S en H8, O en H9, L en H10 | SOL     |
        | fise-2009    | S en H10, O en H9, L en H8 | LOS     |
        | fise-2009    | S en J8, O en I8, L en H8  | LOS     |
        | fise-2009    | S en H8, O en H9, L en H10 | SOL     |
        | resumen-2018 | S en H10, O en H9, L en H8 | LOS     |
        | resumen-2018 | S en J8, O en I8, L en H8  | LOS     |
        | resumen-2018 | S en H8, O en H9, L en H10 | SOL     |
        | ajs-2024     | S en H10, O en H9, L en H8 | LOS     |
        | ajs-2024     | S en J8, O en I8, L en H8  | LOS     |
        | ajs-2024     | S en H8, O en H9, L en H10 | SOL     |
