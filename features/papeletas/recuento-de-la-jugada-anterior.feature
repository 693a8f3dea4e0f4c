# language: es
@perfil-papeletas
Característica: Recuento de la jugada anterior
  # en: Recount of the play before

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Que se cuente otra vez una jugada ya terminada no devuelve el turno
    # en: Counting again a play that is over does not give the turn back

    @esc-1156 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Recuento de una jugada que vale 6 puntos y se anotó por 9, con el reloj ya pulsado
      # en: Recount of a play worth 6 points and noted as 9, the clock already pressed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Y que Ana ha robado 3 fichas
      Y que Ana ha pulsado el reloj
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación <resultado>
      Y el marcador queda <ana> a 45
      Y la planilla de Ana recoge <ana planilla> puntos
      Y le toca a Bruno

      @redeletras:34.p3 @fise-2009:41
      Ejemplos: ReDeLetras y FISE 2009: se corrige, y sigue Bruno
        # en: ReDeLetras and FISE 2009: it is put right, and Bruno goes on
        # en: | edition | result | Ana | Ana’s sheet |
        | reglamento | resultado | ana | ana planilla |
        | redeletras | se admite | 66  | 6            |
        | fise-2009  | se admite | 66  | 6            |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: quien anotó ya no puede pedirlo
        # en: AJS: who has noted can no longer ask for it
        # en: | edition | result | Ana | Ana’s sheet |
        | reglamento | resultado                                       | ana | ana planilla |
        | ajs-2024   | se rechaza porque la puntuación ya está anotada | 69  | 9            |
