# language: es
@perfil-papeletas
Característica: Recuento de una jugada
  # en: Recount of a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Que una jugada ya anotada se vuelva a contar depende de la edición
    # en: Whether a play already noted is counted again depends on the edition

    @esc-0206 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Recuento de una jugada que vale 6 puntos y que los dos anotaron por 9
      # en: Recount of a play worth 6 points that both noted as 9
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Cuando <quién> pide un recuento de la jugada
      Entonces la actuación <resultado>
      Y el marcador queda <ana> a 45
      Y la planilla de Bruno recoge <planilla> puntos

      @redeletras:34.p3 @fise-2009:41
      Ejemplos: ReDeLetras y FISE 2009: las cuentas se corrigen después de anotar, lo pida quien lo pida
        # en: ReDeLetras and FISE 2009: counts are corrected after noting, whoever asks
        # en: | edition | who | result | Ana | sheet |
        | reglamento | quién | resultado | ana | planilla |
        | redeletras | Bruno | se admite | 66  | 6        |
        | fise-2009  | Bruno | se admite | 66  | 6        |
        | redeletras | Ana   | se admite | 66  | 6        |
        | fise-2009  | Ana   | se admite | 66  | 6        |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: quien anota renuncia al recuento
        # en: AJS: who notes gives up the recount
        # en: | edition | who | result | Ana | sheet |
        | reglamento | quién | resultado                                       | ana | planilla |
        | ajs-2024   | Bruno | se rechaza porque la puntuación ya está anotada | 69  | 9        |

      @fise-2003:33 @resumen-2018:22
      Ejemplos: FISE 2003 y Resumen: no dicen nada del recuento
        # en: FISE 2003 and Resumen: say nothing of a recount
        # en: | edition | who | result | Ana | sheet |
        | reglamento   | quién | resultado                         | ana | planilla |
        | fise-2003    | Bruno | no está prevista en el reglamento | 69  | 9        |
        | resumen-2018 | Bruno | no está prevista en el reglamento | 69  | 9        |

    @esc-0207 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Recuento de una jugada que vale 6 puntos y que solo su autora anotó por 9
      # en: Recount of a play worth 6 points that only its author noted as 9
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación se admite
      Y la planilla de Ana recoge 6 puntos
      Y el marcador queda 60 a 45

      @fise-2009:41 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: FISE 2009 y AJS: antes de anotar siempre cabe
        # en: FISE 2009 and AJS: before noting there is always room for it
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-0930 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: El rival anota la cuenta corregida
      # en: The rival notes the sum put right
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha pedido un recuento de la jugada
      Cuando Bruno anota 6 puntos
      Entonces el marcador queda 66 a 45
      Y la planilla de Ana recoge 6 puntos
      Y la planilla de Bruno recoge 6 puntos

      @fise-2009:38 @fise-2009:41 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: Los dos escriben lo que vale la jugada
        # en: Both write what the play is worth
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1034 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Recuento de una cuenta que ya se corrigió
      # en: Recount of a sum that has been put right already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Y que Bruno ha pedido un recuento de la jugada
      Cuando Ana pide un recuento de la jugada
      Entonces el marcador queda 66 a 45
      Y la planilla de Ana recoge 6 puntos

      @redeletras:34.p3 @fise-2009:41
      Ejemplos: Se corrige una vez, aunque se cuente dos
        # en: It is put right once, though it be counted twice
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
