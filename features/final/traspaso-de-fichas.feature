# language: es
@perfil-final
Característica: Traspaso de las fichas del rival
  # en: Transfer of the rival’s tiles

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: El valor de las fichas del rival pasa a quien termina
    # en: The value of the rival’s tiles passes to the player who goes out

    @esc-0439
    Esquema del escenario: Traspaso de las fichas del rival
      # en: Transfer of the rival’s tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 350 a 340
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Y que Bruno tiene <atril> en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces el marcador queda <ana> a <bruno>

      @fise-2003:1 @fise-2003:40.3 @redeletras:1 @redeletras:37.p3 @fise-2009:1 @fise-2009:45.4.s2 @resumen-2018:1 @resumen-2018:25.b
      Ejemplos: A los 8 puntos de PATIOS se suman las fichas de Bruno, que las pierde
        # en: Bruno’s tiles are added to the 8 points of PATIOS, and taken from Bruno
        # en: | edition | rack | Ana | Bruno |
        | reglamento   | atril | ana | bruno |
        | fise-2003    | ZA    | 369 | 329   |
        | fise-2003    | ?     | 358 | 340   |
        | redeletras   | ZA    | 369 | 329   |
        | redeletras   | ?     | 358 | 340   |
        | fise-2009    | ZA    | 369 | 329   |
        | fise-2009    | ?     | 358 | 340   |
        | resumen-2018 | ZA    | 369 | 329   |
        | resumen-2018 | ?     | 358 | 340   |
        | ajs-2024     | ZA    | 369 | 329   |
        | ajs-2024     | ?     | 358 | 340   |

    @esc-0440
    Esquema del escenario: Ganador según las fichas del rival
      # en: Winner by the rival’s tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 330 a 345
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Y que Bruno tiene <atril> en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces gana <ganador>

      @fise-2003:40.3 @redeletras:37.p3 @fise-2009:45.4.s2 @resumen-2018:25.b
      Ejemplos: Con ZA, 349 a 334; con E, 339 a 344
        # en: With ZA, 349 to 334; with E, 339 to 344
        # en: | edition | rack | winner |
        | reglamento   | atril | ganador |
        | fise-2003    | ZA    | Ana     |
        | fise-2003    | E     | Bruno   |
        | redeletras   | ZA    | Ana     |
        | redeletras   | E     | Bruno   |
        | fise-2009    | ZA    | Ana     |
        | fise-2009    | E     | Bruno   |
        | resumen-2018 | ZA    | Ana     |
        | resumen-2018 | E     | Bruno   |
        | ajs-2024     | ZA    | Ana     |
        | ajs-2024     | E     | Bruno   |
