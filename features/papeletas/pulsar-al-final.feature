# language: es
@perfil-papeletas
Característica: Pulsar el reloj al final del turno
  # en: Pressing the clock at the end of the turn

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: El tiempo del rival no corre hasta que se pulsa el reloj, que es lo último
    # en: The rival’s time does not run until the clock is pressed, which comes last

    @esc-1054
    Esquema del escenario: El reloj con el atril repuesto y sin pulsar
      # en: The clock with the rack refilled and nothing pressed
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Cuando Ana roba 3 fichas
      Entonces el reloj está parado
      Y le toca a Ana

      @fise-2003:29.p2 @fise-2003:29.p3 @fise-2009:32.p1
      Ejemplos: Robar no pone en marcha el tiempo del rival
        # en: Drawing does not start the rival’s time
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | fise-2009  |

    @esc-1055
    Esquema del escenario: El reloj tras pulsarlo con el atril repuesto
      # en: The clock once pressed with the rack refilled
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Cuando Ana pulsa el reloj
      Entonces corre el tiempo de Bruno
      Y le toca a Bruno

      @fise-2003:29.p2 @fise-2003:29.p3 @fise-2009:32.p1
      Ejemplos: Pulsarlo sí
        # en: Pressing it does
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | fise-2009  |
