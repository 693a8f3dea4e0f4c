# language: es
@perfil-fichas
Característica: De la bolsa al atril
  # en: From the bag to the rack

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Las fichas robadas acaban en el atril
    # en: Tiles that were drawn end up on the rack

    @esc-0181
    Esquema del escenario: Fichas boca abajo cuando el turno vuelve a quien las robó
      # en: Tiles lying face down when the turn comes back to the player who drew them
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene LASEORT en el atril
      Y que en la bolsa quedan, por orden de salida, DIUCEN
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 3 fichas boca abajo
      Y que Ana ha pulsado el reloj
      Cuando Bruno pasa
      Entonces Ana tiene EORTDIU en el atril
      Y en la bolsa quedan 3 fichas

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7 @fise-2009:7.s2 @resumen-2018:5.s1
      Ejemplos: En todas las ediciones
        # en: In all editions
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

  Regla: Quien no repuso a tiempo porque el rival siguió jugando puede reponer después
    # en: Whoever could not refill in time because the rival played on may refill afterwards

    @esc-0182
    Esquema del escenario: Reposición de Ana con la jugada de Bruno ya puesta sobre la suya
      # en: Ana’s refill with Bruno’s play already laid after hers
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene SAEORTL en el atril
      Y que Bruno tiene LASEIDC en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que Bruno ha colocado OLAS desde H10 en vertical
      Cuando Ana roba 1 ficha
      Entonces la actuación se admite
      Y Ana tiene 7 fichas

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: Jugar sin impugnar es aceptar, y lo aceptado se repone
        # en: Playing without challenging is accepting, and what is accepted is refilled
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0183
    Esquema del escenario: Otra ficha de quien ya ha repuesto con la jugada de Bruno puesta
      # en: Another tile for a player who has already refilled with Bruno’s play laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene SAEORTL en el atril
      Y que Bruno tiene LASEIDC en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que Bruno ha colocado OLAS desde H10 en vertical
      Y que Ana ha robado 1 ficha
      Cuando Ana roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: El turno es ya de Bruno
        # en: The turn is Bruno’s by now
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
