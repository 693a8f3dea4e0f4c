# language: es
@perfil-jugada
Característica: Quién juega y con qué fichas
  # en: Who plays, and with what tiles

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Solo se juegan las fichas del propio atril
    # en: Only tiles of the player’s own rack are played

    @esc-0705
    Esquema del escenario: Jugada según las fichas del atril
      # en: A play by the tiles on the rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene <atril> en el atril
      Cuando Ana intenta colocar SOL desde H11 en vertical
      Entonces la actuación <resultado>
      Y le toca a <toca>

      @fise-2003:8 @redeletras:8 @fise-2009:8 @resumen-2018:6.s1
      Ejemplos: SOL pide una S, una O y una L
        # en: SOL takes an S, an O and an L
        # en: | edition | rack | result | next |
        | reglamento   | atril   | resultado                                      | toca  |
        | fise-2003    | AEILOST | se admite                                      | Bruno |
        | fise-2003    | AEIOSTU | se rechaza porque la ficha no está en el atril | Ana   |
        | fise-2003    | AEILST? | se rechaza porque la ficha no está en el atril | Ana   |
        | redeletras   | AEILOST | se admite                                      | Bruno |
        | redeletras   | AEIOSTU | se rechaza porque la ficha no está en el atril | Ana   |
        | redeletras   | AEILST? | se rechaza porque la ficha no está en el atril | Ana   |
        | fise-2009    | AEILOST | se admite                                      | Bruno |
        | fise-2009    | AEIOSTU | se rechaza porque la ficha no está en el atril | Ana   |
        | fise-2009    | AEILST? | se rechaza porque la ficha no está en el atril | Ana   |
        | resumen-2018 | AEILOST | se admite                                      | Bruno |
        | resumen-2018 | AEIOSTU | se rechaza porque la ficha no está en el atril | Ana   |
        | resumen-2018 | AEILST? | se rechaza porque la ficha no está en el atril | Ana   |
        | ajs-2024     | AEILOST | se admite                                      | Bruno |
        | ajs-2024     | AEIOSTU | se rechaza porque la ficha no está en el atril | Ana   |
        | ajs-2024     | AEILST? | se rechaza porque la ficha no está en el atril | Ana   |

  Regla: Se juega por turno
    # en: Players play in turn

    @esc-0706
    Esquema del escenario: Jugada según a quién le toca
      # en: A play by whose turn it is
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a <toca>
      Cuando Ana coloca SOL desde H11 en vertical
      Entonces la actuación <resultado>
      Y le toca a Bruno

      @fise-2003:1 @redeletras:1 @fise-2009:1 @resumen-2018:1
      Ejemplos: Fuera de turno no se juega
        # en: Nobody plays out of turn
        # en: | edition | turn | result |
        | reglamento   | toca  | resultado                           |
        | fise-2003    | Ana   | se admite                           |
        | fise-2003    | Bruno | se rechaza por estar fuera de turno |
        | redeletras   | Ana   | se admite                           |
        | redeletras   | Bruno | se rechaza por estar fuera de turno |
        | fise-2009    | Ana   | se admite                           |
        | fise-2009    | Bruno | se rechaza por estar fuera de turno |
        | resumen-2018 | Ana   | se admite                           |
        | resumen-2018 | Bruno | se rechaza por estar fuera de turno |
        | ajs-2024     | Ana   | se admite                           |
        | ajs-2024     | Bruno | se rechaza por estar fuera de turno |
