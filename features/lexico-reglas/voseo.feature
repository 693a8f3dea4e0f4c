# language: es
@perfil-lexico-reglas
Característica: Formas verbales propias del voseo
  # en: Verb forms of voseo

  Regla: Vale el voseo que trae el paradigma
    # en: The voseo that the paradigm has is valid

    @esc-3620
    Esquema del escenario: Verbo cuyo paradigma trae el voseo
      # en: A verb whose paradigm has voseo
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.6
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                   | valen                       | no valen |
        | fise-2003  | volar. intr. [pres. de ind.: yo vuelo, tú vuelas, él vuela, ellos vuelan; pres. de subj.: yo vuele, tú vueles, él vuele, ellos vuelen; imper.: tú vuela]                   | VOLA, VOLAS, VUELA y VUELAS | VOLES    |
        | fise-2003  | acertar. tr. [pres. de ind.: yo acierto, tú aciertas, él acierta, ellos aciertan; pres. de subj.: yo acierte, tú aciertes, él acierte, ellos acierten; imper.: tú acierta] | ACERTA y ACERTAS            | ACERTES  |
        | fise-2003  | contar. tr. [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta]           | CONTA y CONTAS              | CONTES   |

      @redeletras:XII.17.3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                   | valen                       | no valen |
        | redeletras | volar. intr. [pres. de ind.: yo vuelo, tú vuelas, él vuela, ellos vuelan; pres. de subj.: yo vuele, tú vueles, él vuele, ellos vuelen; imper.: tú vuela]                   | VOLA, VOLAS, VUELA y VUELAS | VOLES    |
        | redeletras | acertar. tr. [pres. de ind.: yo acierto, tú aciertas, él acierta, ellos aciertan; pres. de subj.: yo acierte, tú aciertes, él acierte, ellos acierten; imper.: tú acierta] | ACERTA y ACERTAS            | ACERTES  |
        | redeletras | contar. tr. [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta]           | CONTA y CONTAS              | CONTES   |

      @fise-2009:XII.17.3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                   | valen                       | no valen |
        | fise-2009  | volar. intr. [pres. de ind.: yo vuelo, tú vuelas, él vuela, ellos vuelan; pres. de subj.: yo vuele, tú vueles, él vuele, ellos vuelen; imper.: tú vuela]                   | VOLA, VOLAS, VUELA y VUELAS | VOLES    |
        | fise-2009  | acertar. tr. [pres. de ind.: yo acierto, tú aciertas, él acierta, ellos aciertan; pres. de subj.: yo acierte, tú aciertes, él acierte, ellos acierten; imper.: tú acierta] | ACERTA y ACERTAS            | ACERTES  |
        | fise-2009  | contar. tr. [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta]           | CONTA y CONTAS              | CONTES   |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                                                                                                                                                   | valen                       | no valen |
        | resumen-2018 | volar. intr. [pres. de ind.: yo vuelo, tú vuelas, él vuela, ellos vuelan; pres. de subj.: yo vuele, tú vueles, él vuele, ellos vuelen; imper.: tú vuela]                   | VOLA, VOLAS, VUELA y VUELAS | VOLES    |
        | resumen-2018 | acertar. tr. [pres. de ind.: yo acierto, tú aciertas, él acierta, ellos aciertan; pres. de subj.: yo acierte, tú aciertes, él acierte, ellos acierten; imper.: tú acierta] | ACERTA y ACERTAS            | ACERTES  |
        | resumen-2018 | contar. tr. [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta]           | CONTA y CONTAS              | CONTES   |

    @esc-3621
    Esquema del escenario: Verbo cuyo paradigma no trae el voseo
      # en: A verb whose paradigm does not have voseo
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.6
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                               | valen            | no valen       |
        | fise-2003  | contar. tr. [paradigma sin voseo] [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta] | CUENTA y CUENTAS | CONTA y CONTAS |

      @redeletras:XII.17.3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                               | valen            | no valen       |
        | redeletras | contar. tr. [paradigma sin voseo] [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta] | CUENTA y CUENTAS | CONTA y CONTAS |

      @fise-2009:XII.17.3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                               | valen            | no valen       |
        | fise-2009  | contar. tr. [paradigma sin voseo] [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta] | CUENTA y CUENTAS | CONTA y CONTAS |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                                                                                                                                                               | valen            | no valen       |
        | resumen-2018 | contar. tr. [paradigma sin voseo] [pres. de ind.: yo cuento, tú cuentas, él cuenta, ellos cuentan; pres. de subj.: yo cuente, tú cuentes, él cuente, ellos cuenten; imper.: tú cuenta] | CUENTA y CUENTAS | CONTA y CONTAS |

    @esc-3622
    Esquema del escenario: Verbo que se conjuga aunque su paradigma falte o sea impersonal
      # en: A verb that is conjugated although its paradigm is missing or impersonal
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2009:XII.17.3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo                      | valen          |
        | fise-2009  | herver. intr. [sin paradigma] | HERVE y HERVES |

      @fise-2009:XII.17.3 @fise-2009:XII.17.11.e1
      Ejemplos: FISE 2009: verbo regular
        # en: FISE 2009: a regular verb
        # en: | edition | article | valid |
        | reglamento | artículo                     | valen            |
        | fise-2009  | chiar. intr. [sin paradigma] | [CH]IA y [CH]IAS |

      @fise-2009:XII.17.3 @fise-2009:XII.17.8.p4
      Ejemplos: FISE 2009: paradigma impersonal
        # en: FISE 2009: an impersonal paradigm
        # en: | edition | article | valid |
        | reglamento | artículo                                      | valen              |
        | fise-2009  | granizar. impers.; tr. [paradigma impersonal] | GRANIZA y GRANIZAS |
