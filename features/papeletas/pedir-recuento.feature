# language: es
@perfil-papeletas
Característica: Recuento de una jugada
  # en: Recount of a play

  Regla: Que una jugada ya anotada se vuelva a contar depende de la edición
    # en: Whether a play already noted is counted again depends on the edition

    @esc-0206
    Esquema del escenario: Recuento pedido por quien ya anotó la jugada
      # en: A recount asked for by who has noted the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación <resultado>

      @redeletras:34.p3 @fise-2009:41
      Ejemplos: ReDeLetras y FISE 2009: las cuentas se corrigen después de anotar
        # en: ReDeLetras and FISE 2009: sums are corrected after noting
        # en: | edition | result |
        | reglamento | resultado |
        | redeletras | se admite |
        | fise-2009  | se admite |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: quien anota renuncia al recuento
        # en: AJS: who notes gives up the recount
        # en: | edition | result |
        | reglamento | resultado                                       |
        | ajs-2024   | se rechaza porque la puntuación ya está anotada |

      @fise-2003:33 @resumen-2018:22
      Ejemplos: FISE 2003 y Resumen: no dicen nada del recuento
        # en: FISE 2003 and Resumen: say nothing of a recount
        # en: | edition | result |
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-0207
    Esquema del escenario: Recuento pedido por quien todavía no anotó la jugada
      # en: A recount asked for by who has not yet noted the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación se admite

      @fise-2009:41 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: FISE 2009 y AJS: antes de anotar siempre cabe
        # en: FISE 2009 and AJS: before noting there is always room for it
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
