# language: es
@perfil-final
Característica: Jugada impugnada tras tres pases
  # en: A play challenged after three passes

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Levantar una jugada no válida cuenta como pasar
    # en: Lifting a play that is not valid counts as a pass

    @esc-0444
    Esquema del escenario: Jugada impugnada tras tres pases
      # en: A play challenged after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que PATIOS es válida
      Y que Ana ha colocado <palabra> desde H6 en horizontal
      Y que Bruno ha impugnado <palabra>
      Cuando el juez responde a la impugnación
      Entonces la partida <final>

      @fise-2003:40.p1 @redeletras:37.p1 @fise-2009:45.2.s2 @resumen-2018:25.a
      Ejemplos: La palabra levantada hace de cuarto pase; la correcta, no
        # en: A word lifted stands for the fourth pass; a correct one does not
        # en: | edition | word | ending |
        | reglamento   | palabra | final             |
        | fise-2003    | PATIOX  | termina por pases |
        | fise-2003    | PATIOS  | no termina        |
        | redeletras   | PATIOX  | termina por pases |
        | redeletras   | PATIOS  | no termina        |
        | fise-2009    | PATIOX  | termina por pases |
        | fise-2009    | PATIOS  | no termina        |
        | resumen-2018 | PATIOX  | termina por pases |
        | resumen-2018 | PATIOS  | no termina        |
        | ajs-2024     | PATIOX  | termina por pases |
        | ajs-2024     | PATIOS  | no termina        |

    @esc-0445
    Esquema del escenario: Descuento cuando la jugada anulada hace de cuarto pase
      # en: Deduction when a play ruled invalid stands for the fourth pass
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene EX en el atril
      Y que Bruno tiene AS en el atril
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Bruno ha impugnado PATIOX
      Cuando el juez responde a la impugnación
      Entonces el marcador queda <ana> a <bruno>

      @fise-2003:40.p2 @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: La X levantada se descuenta con la E: 9 puntos; a Bruno, 2
        # en: The X that was lifted is deducted with the E: 9 points; from Bruno, 2
        # en: | edition | Ana | Bruno |
        | reglamento | ana | bruno |
        | fise-2003  | 51  | 43    |
        | redeletras | 51  | 43    |
        | fise-2009  | 51  | 43    |
        | ajs-2024   | 51  | 43    |

      @resumen-2018:25.a
      Ejemplos: Resumen: no prevé descuento en este final
        # en: Resumen: provides for no deduction in this ending
        # en: | edition | Ana | Bruno |
        | reglamento   | ana | bruno |
        | resumen-2018 | 60  | 45    |
