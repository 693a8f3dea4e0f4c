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

    @esc-3605
    Esquema del escenario: Verbo con sujeto cuyo paradigma solo trae las terceras personas
      # en: A verb with a subject whose paradigm has the third persons only
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.1.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                | valen                                | no valen                    |
        | fise-2003  | concernir. intr. [paradigma impersonal] [pres. de ind.: él concierne, ellos conciernen; pres. de subj.: él concierna, ellos conciernan] | CONCIERNE, CONCIERNAN y CONCERNIENDO | CONCERNIMOS y CONCERNIREMOS |

      @redeletras:XII.17.2.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                | valen                                | no valen                    |
        | redeletras | concernir. intr. [paradigma impersonal] [pres. de ind.: él concierne, ellos conciernen; pres. de subj.: él concierna, ellos conciernan] | CONCIERNE, CONCIERNAN y CONCERNIENDO | CONCERNIMOS y CONCERNIREMOS |

      @fise-2009:XII.17.2.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                | valen                                | no valen                    |
        | fise-2009  | concernir. intr. [paradigma impersonal] [pres. de ind.: él concierne, ellos conciernen; pres. de subj.: él concierna, ellos conciernan] | CONCIERNE, CONCIERNAN y CONCERNIENDO | CONCERNIMOS y CONCERNIREMOS |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                                                                                                                | valen                                | no valen                    |
        | resumen-2018 | concernir. intr. [paradigma impersonal] [pres. de ind.: él concierne, ellos conciernen; pres. de subj.: él concierna, ellos conciernan] | CONCIERNE, CONCIERNAN y CONCERNIENDO | CONCERNIMOS y CONCERNIREMOS |

    @esc-3606
    Esquema del escenario: Verbo impersonal cuyo paradigma no trae el imperativo
      # en: An impersonal verb whose paradigm does not have the imperative
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.8.p3 @redeletras:XII.17.2.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                       | valen               | no valen |
        | redeletras | ventear. impers.; intr. [paradigma sin imper.] | VENTEAMOS y VENTEAS | VENTEAD  |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                       | valen               | no valen |
        | resumen-2018 | ventear. impers.; intr. [paradigma sin imper.] | VENTEAMOS y VENTEAS | VENTEAD  |
