# language: es
@perfil-papeletas
Característica: Comprobar la cuenta de una jugada
  # en: Checking the count of a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El rival comprueba la cuenta antes de anotarla
    # en: The rival checks the count before noting it

    @esc-1061 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: El rival comprueba una jugada que vale 6 puntos y que su autora anotó por 9
      # en: The rival checks a play worth 6 points that its author noted as 9
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación se admite
      Y la planilla de Ana recoge 6 puntos
      Y el marcador queda 60 a 45

      @fise-2003:29.p1 @redeletras:29.p1 @redeletras:34.p3
      Ejemplos: Sin anotar todavía, la cuenta se corrige
        # en: With nothing noted yet, the count is put right
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |

    @esc-2230 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Recuento de una jugada que vale 6 puntos y que los dos anotaron por 3
      # en: Recount of a play worth 6 points that both noted as 3
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 3 puntos
      Y que Bruno ha anotado 3 puntos
      Cuando Ana pide un recuento de la jugada
      Entonces el marcador queda 66 a 45
      Y la planilla de Ana recoge 6 puntos
      Y la planilla de Bruno recoge 6 puntos

      @redeletras:34.p3 @fise-2009:41
      Ejemplos: También se corrige lo que se contó de menos
        # en: What was counted too low is corrected as well
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
