# language: es
@perfil-lexico-reglas
Característica: Verbos usados generalmente en algunas formas
  # en: Verbs generally used in some forms

  Regla: La nota «generalmente» no quita ninguna forma
    # en: The note "generally" takes no form away

    @esc-3601
    Esquema del escenario: Verbo que se usa generalmente en algunas formas
      # en: A verb that is generally used in some forms
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.17.4.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid |
        | reglamento | artículo                                                                   | valen                                   |
        | fise-2003  | transgredir. tr. [U. generalmente en formas cuya desinencia empieza por i] | TRANSGREDIMOS, TRANSGREDE y TRANSGREDAN |
        | fise-2003  | blandir. tr. [U. generalmente en formas cuya desinencia empieza por i]     | BLANDIA, BLANDEN y BLANDAMOS            |

      @redeletras:XII.17.7.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid |
        | reglamento | artículo                                                                   | valen                                   |
        | redeletras | transgredir. tr. [U. generalmente en formas cuya desinencia empieza por i] | TRANSGREDIMOS, TRANSGREDE y TRANSGREDAN |
        | redeletras | blandir. tr. [U. generalmente en formas cuya desinencia empieza por i]     | BLANDIA, BLANDEN y BLANDAMOS            |

      @fise-2009:XII.17.2.p1 @fise-2009:XII.17.7.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo                                                                   | valen                                   |
        | fise-2009  | transgredir. tr. [U. generalmente en formas cuya desinencia empieza por i] | TRANSGREDIMOS, TRANSGREDE y TRANSGREDAN |
        | fise-2009  | blandir. tr. [U. generalmente en formas cuya desinencia empieza por i]     | BLANDIA, BLANDEN y BLANDAMOS            |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo                                                                   | valen                                   |
        | resumen-2018 | transgredir. tr. [U. generalmente en formas cuya desinencia empieza por i] | TRANSGREDIMOS, TRANSGREDE y TRANSGREDAN |
        | resumen-2018 | blandir. tr. [U. generalmente en formas cuya desinencia empieza por i]     | BLANDIA, BLANDEN y BLANDAMOS            |
