# language: es
@perfil-final-arbitrado
Característica: Palabra retirada tras tres pases
  # en: A word taken back after three passes

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Cuenta como pase lo que la edición equipara a pasar
    # en: What the edition treats as a pass counts as one

    @esc-0005
    Esquema del escenario: Palabra que su autor retira ante el rechazo del rival, tras tres pases
      # en: A word its author takes back when the rival rejects it, after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Y que Ana ha anotado 15 puntos
      Y que Bruno ha impugnado PATIOX
      Cuando Ana retira su jugada
      Entonces la partida <final>

      @fise-2003:40.p1
      Ejemplos: FISE 2003: sin dictamen de invalidez no es un pase
        # en: FISE 2003: without a ruling of invalidity it is not a pass
        # en: | edition | ending |
        | reglamento | final      |
        | fise-2003  | no termina |

      @redeletras:37.p1 @resumen-2018:25.a
      Ejemplos: ReDeLetras y Resumen: el rechazo basta
        # en: ReDeLetras and Resumen: the rejection is enough
        # en: | edition | ending |
        | reglamento   | final             |
        | redeletras   | termina por pases |
        | resumen-2018 | termina por pases |

      @fise-2009:45.2.s2
      Ejemplos: FISE 2009 y AJS: sin dictamen de invalidez no es un pase
        # en: FISE 2009 and AJS: without a ruling of invalidity it is not a pass
        # en: | edition | ending |
        | reglamento | final      |
        | fise-2009  | no termina |
        | ajs-2024   | no termina |
