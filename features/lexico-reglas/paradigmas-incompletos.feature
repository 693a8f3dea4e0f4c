# language: es
@perfil-lexico-reglas
Característica: Paradigmas que no traen todos los tiempos
  # en: Paradigms that do not have every tense

  Regla: El paradigma que no trae todos los tiempos da solo los que trae
    # en: A paradigm that does not have every tense gives only those that it has

    @esc-3603
    Esquema del escenario: Verbo cuyo paradigma no trae el presente
      # en: A verb whose paradigm does not have the present
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.1.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                             | valen                     | no valen                     |
        | fise-2003  | usucapir. tr. [paradigma sin pres. de ind., pres. de subj. e imper.] | USUCAPIENDO y USUCAPIERON | USUCAPEN, USUCAPA y USUCAPID |

      @redeletras:XII.17.2.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                             | valen                     | no valen                     |
        | redeletras | usucapir. tr. [paradigma sin pres. de ind., pres. de subj. e imper.] | USUCAPIENDO y USUCAPIERON | USUCAPEN, USUCAPA y USUCAPID |

      @fise-2009:XII.17.2.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                             | valen                     | no valen                     |
        | fise-2009  | usucapir. tr. [paradigma sin pres. de ind., pres. de subj. e imper.] | USUCAPIENDO y USUCAPIERON | USUCAPEN, USUCAPA y USUCAPID |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                                             | valen                     | no valen                     |
        | resumen-2018 | usucapir. tr. [paradigma sin pres. de ind., pres. de subj. e imper.] | USUCAPIENDO y USUCAPIERON | USUCAPEN, USUCAPA y USUCAPID |
