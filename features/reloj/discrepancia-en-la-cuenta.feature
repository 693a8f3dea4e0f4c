# language: es
@perfil-reloj
Característica: Discrepancia en la cuenta
  # en: A difference about the count

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Mientras los jugadores discrepan en los puntos no corre el tiempo de ninguno
    # en: While the players differ about the points nobody’s time runs

    @esc-1240
    Esquema del escenario: Bruno discute la cuenta que Ana ha anunciado
      # en: Bruno disputes the count that Ana has announced
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que han pasado 10 segundos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Cuando pasan 40 segundos
      Entonces Ana ha consumido 10 segundos
      Y Bruno ha consumido 0 segundos

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Contar de nuevo no gasta tiempo
        # en: Counting again uses up no time
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1299
    Esquema del escenario: Bruno discute la cuenta de una jugada
      # en: Bruno disputes the count of a play
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un reloj de ajedrez
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Cuando Bruno discute la cuenta de la jugada
      Entonces el reloj está parado por una discrepancia en la cuenta

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: La discrepancia es un motivo de parada por sí misma
        # en: The difference is a reason of its own to stop
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1241
    Esquema del escenario: Los jugadores no coinciden en el total cuando ya juega Bruno
      # en: The players do not agree on the total when it is Bruno’s turn already
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que le toca a Bruno
      Y que han pasado 10 segundos
      Y que <quien> no está de acuerdo con el total acumulado
      Cuando pasan 40 segundos
      Entonces Ana ha consumido 0 segundos
      Y Bruno ha consumido 10 segundos

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Da igual cuál de los dos discrepe
        # en: Whichever of the two differs
        # en: | edition | timing | who |
        | reglamento | modalidad         | quien |
        | fise-2003  | tiempo no corrido | Ana   |
        | fise-2003  | tiempo no corrido | Bruno |
        | redeletras | tiempo corrido    | Ana   |
        | redeletras | tiempo no corrido | Bruno |
        | fise-2009  | tiempo corrido    | Ana   |
        | fise-2009  | tiempo no corrido | Bruno |
        | ajs-2024   | tiempo corrido    | Ana   |

  Regla: La parada acaba con el acuerdo
    # en: The stop ends with the agreement

    @esc-1242
    Esquema del escenario: Acuerdo sobre la cuenta de la jugada de Ana
      # en: Agreement on the count of Ana’s play
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que los dos han acordado 6 puntos
      Cuando pasan 20 segundos
      Entonces Ana ha consumido <consumido> segundos
      Y Bruno ha consumido 0 segundos

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: El reloj vuelve a estar como estaba
        # en: The clock is again as it was
        # en: | edition | timing | used |
        | reglamento | modalidad         | consumido |
        | redeletras | tiempo corrido    | 20        |
        | redeletras | tiempo no corrido | 0         |
        | fise-2009  | tiempo corrido    | 20        |
        | fise-2009  | tiempo no corrido | 0         |

    @esc-1243
    Esquema del escenario: Acuerdo sobre el total en el turno de Bruno
      # en: Agreement on the total in Bruno’s turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que Ana no está de acuerdo con el total acumulado
      Cuando los dos acuerdan 60 puntos
      Entonces corre el tiempo de Bruno
      Y le toca a Bruno

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Sigue el tiempo de quien jugaba
        # en: The time of who was playing goes on
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
