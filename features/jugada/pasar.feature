# language: es
@perfil-jugada
Característica: Pasar el turno
  # en: Passing the turn

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Se puede pasar en cualquier momento del juego, en el turno propio
    # en: One may pass at any moment of the game, in one’s own turn

    @esc-0350
    Esquema del escenario: Pase según el momento
      # en: A pass by the moment
      Dada una partida <momento> según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Cuando <quién> pasa
      Entonces la actuación <resultado>
      Y le toca a <toca>
      Y el marcador queda <ana> a <bruno>

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: También en el primer turno; fuera de turno, no
        # en: In the first turn as well; out of turn, not
        # en: | edition | moment | who | result | next | Ana | Bruno |
        | reglamento   | momento         | quién | resultado                           | toca  | ana | bruno |
        | fise-2003    | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | fise-2003    | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | fise-2003    | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | redeletras   | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | redeletras   | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | redeletras   | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | fise-2009    | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | fise-2009    | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | fise-2009    | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | resumen-2018 | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | resumen-2018 | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | resumen-2018 | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | ajs-2024     | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | ajs-2024     | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | ajs-2024     | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |

    @esc-0454
    Esquema del escenario: Pase de quien acaba de jugar
      # en: A pass by who has just played
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está PATIO desde H6 en horizontal
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de turno
      Y le toca a Bruno

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: Quien ha jugado ya no pasa
        # en: Who has played passes no more
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
