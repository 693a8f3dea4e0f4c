# language: es
@perfil-final-arbitrado
Característica: Traspaso de fichas al terminar, con planillas
  # en: Transfer of tiles on going out, with sheets

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: El valor de las fichas del rival pasa a quien termina
    # en: The value of the rival’s tiles passes to the player who goes out

    @esc-0024
    Esquema del escenario: Traspaso de las fichas del rival
      # en: Transfer of the rival’s tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 350 a 340
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Y que Bruno tiene <atril> en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal y Bruno anota 8 puntos
      Entonces la partida termina porque un jugador agota sus fichas
      Y el marcador queda <ana> a <bruno>

      @fise-2003:40.3 @redeletras:37.p3 @fise-2009:45.4.s2 @resumen-2018:25.b
      Ejemplos: Se resta al rival y se suma a quien termina
        # en: It is taken from the rival and added to who goes out
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
