# language: es
@perfil-planilla
Característica: Corrección de los puntos en pleno juego
  # en: Correcting the points in the middle of play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Las cuentas se corrigen en cualquier momento, y la partida sigue
    # en: Sums are corrected at any moment, and the game goes on

    @esc-1667 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: OLAS vale 6 puntos y los dos anotaron 9
      # en: OLAS is worth 6 points and both noted 9
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Y que Ana ha pulsado el reloj
      Cuando a petición de Bruno se recuenta la línea 1, de Ana, que vale 6 puntos
      Entonces el marcador queda 66 a 45
      Y la partida no termina
      Y le toca a Bruno

      @redeletras:34.p3 @fise-2009:41 @fise-2009:41.s2
      Ejemplos: También en el turno siguiente
        # en: In the next turn too
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1668 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Se recuenta en la planilla una jugada que Bruno aún no ha aceptado
      # en: A play that Bruno has not accepted yet is recounted on the sheet
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Cuando a petición de Bruno se recuenta la línea 1, de Ana, que vale 6 puntos
      Entonces la actuación se rechaza por prematura
      Y el marcador queda 60 a 45

      @redeletras:34.p3 @fise-2009:41.s2
      Ejemplos: Antes de anotarla le basta con pedir que se cuente de nuevo
        # en: Before noting it, asking for it to be counted again is enough
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1669 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Bruno pide el recuento de una jugada que ya se corrigió en la planilla
      # en: Bruno asks for the recount of a play that was put right on the sheet already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Y que a petición de Ana se ha recontado la línea 1, de Ana, que vale 6 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces el marcador queda 66 a 45
      Y la planilla de Bruno recoge 6 puntos

      @redeletras:34.p3 @fise-2009:41 @fise-2009:41.s2
      Ejemplos: Nada se descuenta dos veces
        # en: Nothing is taken off twice
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
