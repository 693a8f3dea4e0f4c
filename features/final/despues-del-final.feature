# language: es
@perfil-final
Característica: Después del final
  # en: After the end

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Acabada la partida no se juega más
    # en: Once the game has ended there is no more play

    @esc-0710
    Esquema del escenario: Turno del rival de quien ha terminado
      # en: A turn of the rival of the player who went out
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 350 a 340
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Y que Bruno tiene ZA en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Bruno pasa
      Entonces la actuación se rechaza porque la partida ha terminado
      Y el marcador queda 369 a 329

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: A los 8 puntos de PATIOS se suman los 11 de Bruno, que los pierde
        # en: To the 8 points of PATIOS are added Bruno’s 11, which he loses
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1177
    Esquema del escenario: Turno de quien ha terminado
      # en: A turn of the player who went out
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 350 a 340
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Y que Bruno tiene ZA en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana pasa
      Entonces la actuación se rechaza porque la partida ha terminado
      Y el marcador queda 369 a 329

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: Tampoco juega más quien la ha ganado
        # en: Nor does the one who has won play on
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
