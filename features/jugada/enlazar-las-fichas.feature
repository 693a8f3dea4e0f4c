# language: es
@perfil-jugada
Característica: Colocación de las fichas
  # en: Placing the tiles

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

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
        # en: Touching by a corner does not join
        # en: | edition | tiles | result |
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
