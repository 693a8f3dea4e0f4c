# language: es
@perfil-final-arbitrado
Característica: Turnos que equivalen a pasar
  # en: Turns that amount to a pass

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: Cuenta como pase lo que la edición equipara a pasar
    # en: What the edition treats as a pass counts as one

    @esc-0002
    Esquema del escenario: Tres pases tras otro turno
      # en: Three passes after another turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que hubo <turno> y después 2 pases
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @fise-2003:40.p1
      Ejemplos: FISE 2003: solo la palabra hallada inválida equivale a pasar
        # en: FISE 2003: only a word found invalid amounts to a pass
        # en: | edition | turn | ending |
        | reglamento | turno               | final             |
        | fise-2003  | un pase             | termina por pases |
        | fise-2003  | una jugada anulada  | termina por pases |
        | fise-2003  | una jugada retirada | no termina        |
        | fise-2003  | un cambio           | no termina        |
        | fise-2003  | un turno perdido    | no termina        |
        | fise-2003  | una jugada          | no termina        |

      @redeletras:37.2 @redeletras:37.p1
      Ejemplos: ReDeLetras: basta que el rival rechace la palabra y se retire
        # en: ReDeLetras: it is enough that the rival rejects the word and it is taken back
        # en: | edition | turn | ending |
        | reglamento | turno               | final             |
        | redeletras | un pase             | termina por pases |
        | redeletras | una jugada anulada  | termina por pases |
        | redeletras | una jugada retirada | termina por pases |
        | redeletras | un cambio           | no termina        |
        | redeletras | un turno perdido    | no termina        |
        | redeletras | una jugada          | no termina        |

      @fise-2009:45.2 @fise-2009:45.2.s2
      Ejemplos: FISE 2009 y AJS: solo la jugada declarada no válida
        # en: FISE 2009 and AJS: only a play declared not valid
        # en: | edition | turn | ending |
        | reglamento | turno               | final             |
        | fise-2009  | un pase             | termina por pases |
        | fise-2009  | una jugada anulada  | termina por pases |
        | fise-2009  | una jugada retirada | no termina        |
        | fise-2009  | un cambio           | no termina        |
        | fise-2009  | un turno perdido    | no termina        |
        | fise-2009  | una jugada          | no termina        |
        | ajs-2024   | un pase             | termina por pases |
        | ajs-2024   | una jugada anulada  | termina por pases |
        | ajs-2024   | una jugada retirada | no termina        |
        | ajs-2024   | un cambio           | no termina        |
        | ajs-2024   | un turno perdido    | no termina        |
        | ajs-2024   | una jugada          | no termina        |

      @resumen-2018:25.a
      Ejemplos: Resumen: basta que el rival rechace la palabra y se retire
        # en: Resumen: it is enough that the rival rejects the word and it is taken back
        # en: | edition | turn | ending |
        | reglamento   | turno               | final             |
        | resumen-2018 | un pase             | termina por pases |
        | resumen-2018 | una jugada anulada  | termina por pases |
        | resumen-2018 | una jugada retirada | termina por pases |
        | resumen-2018 | un cambio           | no termina        |
        | resumen-2018 | un turno perdido    | no termina        |
        | resumen-2018 | una jugada          | no termina        |
