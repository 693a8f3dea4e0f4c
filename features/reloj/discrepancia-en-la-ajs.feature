# language: es
@perfil-reloj
Característica: Discrepancia en la cuenta según la AJS
  # en: A difference about the count under AJS

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: En la AJS el reloj lo para el autor y lo reanuda el rival
    # en: Under AJS the author stops the clock and the rival starts it again

    @esc-1248
    Esquema del escenario: Bruno, de acuerdo ya en la cuenta, pulsa el reloj que paró Ana
      # en: Bruno, agreed by now on the count, presses the clock that Ana stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Y que los dos han acordado 6 puntos
      Cuando Bruno pulsa el reloj
      Entonces la actuación se admite
      Y corre el tiempo de Ana
      Y le toca a Ana

      @ajs-2024:4.1.7.1.p2
      Ejemplos: AJS: corre el tiempo de quien ha jugado
        # en: AJS: the time of who has played runs
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1319
    Esquema del escenario: Bruno pulsa el reloj que paró Ana sin haber llegado a un acuerdo
      # en: Bruno presses the clock that Ana stopped before any agreement
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de turno
      Y el reloj está parado

      @fise-2009:35.p1
      Ejemplos: AJS: primero se acuerdan los puntos
        # en: AJS: the points are agreed on first
        # en: | edition |
        | reglamento |
        | ajs-2024   |
