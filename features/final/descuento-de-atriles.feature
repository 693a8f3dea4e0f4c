# language: es
@perfil-final
Característica: Descuento de los atriles
  # en: Deduction of the racks

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Al acabar por pases cada jugador descuenta sus propias fichas, salvo donde no se dice
    # en: After passes each player deducts their own tiles, save where the edition does not say so

    @esc-0007
    Esquema del escenario: Descuento de atriles tras cuatro pases
      # en: Rack deductions after four passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que Ana tiene <atril de Ana> en el atril
      Y que Bruno tiene <atril de Bruno> en el atril
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a <final de Bruno>

      @fise-2003:40.p2 @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: FISE y AJS: cada uno resta lo suyo, también por debajo de cero
        # en: FISE and AJS: each deducts their own tiles, below zero as well
        # en: | edition | Ana | Bruno | Ana’s rack | Bruno’s rack | Ana in the end | Bruno in the end |
        | reglamento | ana | bruno | atril de Ana | atril de Bruno | final de Ana | final de Bruno |
        | fise-2003  | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | fise-2003  | 5   | 40    | Z?           | ?              | -5           | 40             |
        | redeletras | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | redeletras | 5   | 40    | Z?           | ?              | -5           | 40             |
        | fise-2009  | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | fise-2009  | 5   | 40    | Z?           | ?              | -5           | 40             |
        | ajs-2024   | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | ajs-2024   | 5   | 40    | Z?           | ?              | -5           | 40             |
        | fise-2003  | 300 | 290   | ZX[CH]A      | AEIOU          | 276          | 285            |
        | redeletras | 300 | 290   | ZX[CH]A      | AEIOU          | 276          | 285            |
        | fise-2009  | 300 | 290   | ZX[CH]A      | AEIOU          | 276          | 285            |
        | ajs-2024   | 300 | 290   | ZX[CH]A      | AEIOU          | 276          | 285            |

      @resumen-2018:25.a
      Ejemplos: Resumen: no prevé descuento en este final
        # en: Resumen: provides for no deduction in this ending
        # en: | edition | Ana | Bruno | Ana’s rack | Bruno’s rack | Ana in the end | Bruno in the end |
        | reglamento   | ana | bruno | atril de Ana | atril de Bruno | final de Ana | final de Bruno |
        | resumen-2018 | 300 | 290   | AEIOU        | ZX[CH]A        | 300          | 290            |

  Regla: Al acabar por turnos sin puntuar cada jugador descuenta sus propias fichas
    # en: After scoreless turns each player deducts their own tiles

    @esc-0014
    Esquema del escenario: Descuento de atriles tras doce turnos sin puntuar
      # en: Rack deductions after twelve scoreless turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 30 a 12
      Y que Ana tiene EZ en el atril
      Y que Bruno tiene X? en el atril
      Y que en la bolsa quedan, por orden de salida, A
      Y que los últimos 11 turnos fueron cambios
      Cuando Ana cambia Z
      Entonces el marcador queda 28 a 4

      @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: Se cuenta lo que queda en el atril al acabar
        # en: What is left on the rack at the end is counted
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
