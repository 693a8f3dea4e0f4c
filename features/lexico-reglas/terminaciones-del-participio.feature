# language: es
@perfil-lexico-reglas
Característica: Terminaciones del participio
  # en: Endings of the participle

  Regla: El participio se conoce por su terminación
    # en: The participle is known by its ending

    @esc-3813
    Esquema del escenario: Participio regular o irregular
      # en: A regular or irregular participle
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.11.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                    | valen                | no valen        |
        | fise-2003  | cantar. tr.                                 | CANTADO              | CANTIDO         |
        | fise-2003  | comer. tr.                                  | COMIDO               | COMADO          |
        | fise-2003  | escribir. tr. [part.: escrito]              | ESCRITO              | ESCRIBIDO       |
        | fise-2003  | imprimir. tr. [part.: impreso, imprimido]   | IMPRESO e IMPRIMIDO  | IMPRIMADO       |
        | fise-2003  | decir. tr. [part.: dicho]                   | DI[CH]O              | DECIDO          |
        | fise-2003  | inscribir. tr. [part.: inscrito, inscripto] | INSCRITO e INSCRIPTO | INSCRIBIDO      |
        | fise-2003  | pagar. tr. [part.: pagado, pago]            | PAGADOS              | PAGOS           |
        | fise-2003  | atear. tr. ant. [sin paradigma]             | ATEAR                | ATEADO y ATEADA |

      @redeletras:XII.17.4.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                    | valen                | no valen   |
        | redeletras | cantar. tr.                                 | CANTADO              | CANTIDO    |
        | redeletras | comer. tr.                                  | COMIDO               | COMADO     |
        | redeletras | escribir. tr. [part.: escrito]              | ESCRITO              | ESCRIBIDO  |
        | redeletras | imprimir. tr. [part.: impreso, imprimido]   | IMPRESO e IMPRIMIDO  | IMPRIMADO  |
        | redeletras | decir. tr. [part.: dicho]                   | DI[CH]O              | DECIDO     |
        | redeletras | inscribir. tr. [part.: inscrito, inscripto] | INSCRITO e INSCRIPTO | INSCRIBIDO |
        | redeletras | pagar. tr. [part.: pagado, pago]            | PAGADOS              | PAGOS      |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018: los que el paradigma muestra
        # en: Summary of 2018: those that the paradigm shows
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                    | valen                | no valen   |
        | resumen-2018 | cantar. tr.                                 | CANTADO              | CANTIDO    |
        | resumen-2018 | comer. tr.                                  | COMIDO               | COMADO     |
        | resumen-2018 | escribir. tr. [part.: escrito]              | ESCRITO              | ESCRIBIDO  |
        | resumen-2018 | imprimir. tr. [part.: impreso, imprimido]   | IMPRESO e IMPRIMIDO  | IMPRIMADO  |
        | resumen-2018 | decir. tr. [part.: dicho]                   | DI[CH]O              | DECIDO     |
        | resumen-2018 | inscribir. tr. [part.: inscrito, inscripto] | INSCRITO e INSCRIPTO | INSCRIBIDO |

      @fise-2009:XII.17.4.p1
      Ejemplos: FISE 2009: también en -PTO y en -O
        # en: FISE 2009: in -PTO and in -O as well
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                    | valen                            | no valen   |
        | fise-2009  | cantar. tr.                                 | CANTADO                          | CANTIDO    |
        | fise-2009  | comer. tr.                                  | COMIDO                           | COMADO     |
        | fise-2009  | escribir. tr. [part.: escrito]              | ESCRITO                          | ESCRIBIDO  |
        | fise-2009  | imprimir. tr. [part.: impreso, imprimido]   | IMPRESO e IMPRIMIDO              | IMPRIMADO  |
        | fise-2009  | decir. tr. [part.: dicho]                   | DI[CH]O                          | DECIDO     |
        | fise-2009  | inscribir. tr. [part.: inscrito, inscripto] | INSCRITO, INSCRIPTO e INSCRIPTAS | INSCRIBIDO |
        | fise-2009  | pagar. tr. [part.: pagado, pago]            | PAGADOS y PAGOS                  | PAGIDOS    |
