# language: es
@perfil-reloj
Característica: El reloj olvidado
  # en: The clock that was forgotten

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que Bruno tiene EAINDCS en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: El tiempo del rival no corre hasta que se pulsa el reloj, aunque ya le toque
    # en: The rival’s time does not run until the clock is pressed, even if it is his turn by now

    @esc-1249
    Esquema del escenario: Ana acaba su turno, no pulsa el reloj y Bruno piensa su jugada
      # en: Ana ends her turn, does not press the clock and Bruno thinks about his play
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Cuando pasan 90 segundos
      Entonces Ana ha consumido <de Ana> segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.p1 @fise-2003:32 @redeletras:29.p5 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Corre el tiempo de quien olvidó pulsar o, parado al contar, el de nadie
        # en: The time of who forgot runs or, stopped for the count, nobody’s
        # en: | edition | timing | Ana’s |
        | reglamento | modalidad         | de Ana |
        | fise-2003  | tiempo no corrido | 0      |
        | redeletras | tiempo corrido    | 90     |
        | redeletras | tiempo no corrido | 0      |
        | fise-2009  | tiempo corrido    | 90     |
        | fise-2009  | tiempo no corrido | 0      |
        | ajs-2024   | tiempo corrido    | 90     |

    @esc-1250
    Esquema del escenario: Bruno empieza a colocar sin que Ana haya pulsado el reloj
      # en: Bruno begins to lay without Ana having pressed the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha puesto S en H11
      Cuando pasan 30 segundos
      Entonces le toca a Bruno
      Y Ana ha consumido <de Ana> segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.p1 @fise-2003:32 @redeletras:29.p5 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: El turno pasa; el tiempo, no
        # en: The turn passes; the time does not
        # en: | edition | timing | Ana’s |
        | reglamento | modalidad         | de Ana |
        | fise-2003  | tiempo no corrido | 0      |
        | redeletras | tiempo corrido    | 30     |
        | redeletras | tiempo no corrido | 0      |
        | fise-2009  | tiempo corrido    | 30     |
        | fise-2009  | tiempo no corrido | 0      |
        | ajs-2024   | tiempo corrido    | 30     |

  Regla: Quien olvidó pulsar puede hacerlo en cuanto se da cuenta
    # en: Whoever forgot to press may do so on noticing it

    @esc-1251
    Esquema del escenario: Ana cae en la cuenta cuando Bruno ya está colocando
      # en: Ana notices when Bruno is laying already
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha puesto S en H11
      Cuando Ana pulsa el reloj
      Entonces corre el tiempo de Bruno
      Y le toca a Bruno

      @fise-2003:32 @redeletras:29.p5 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Desde ahí corre el tiempo de Bruno
        # en: From then on Bruno’s time runs
        # en: | edition | timing |
        | reglamento | modalidad         |
        | fise-2003  | tiempo no corrido |
        | redeletras | tiempo corrido    |
        | redeletras | tiempo no corrido |
        | fise-2009  | tiempo corrido    |
        | fise-2009  | tiempo no corrido |
        | ajs-2024   | tiempo corrido    |

    @esc-1252
    Esquema del escenario: Ana vuelve a pulsar el reloj que ya pulsó
      # en: Ana presses again the clock that she has pressed already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha puesto S en H11
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de turno
      Y corre el tiempo de Bruno

      @fise-2003:32 @redeletras:29.p5 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: No hay olvido que remediar
        # en: There is nothing forgotten to make good
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
