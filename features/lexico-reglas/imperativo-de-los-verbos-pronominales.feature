# language: es
@perfil-lexico-reglas
Característica: Imperativo de los verbos pronominales
  # en: Imperative of pronominal verbs

  Regla: El imperativo de los verbos pronominales no vale; otra forma que se escriba igual, sí
    # en: The imperative of pronominal verbs is not valid; another form that is spelt alike is

    @esc-3811
    Esquema del escenario: Imperativo de un verbo que solo es pronominal
      # en: The imperative of a verb that is pronominal only
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.3.p4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                           | valen    | no valen                               |
        | fise-2003  | dignarse. prnl.                                                    | DIGNA    | DIGNATE, DIGNAOS y DIGNAD              |
        | fise-2003  | abstenerse. prnl. [imper.: tú abstén] [pres. de ind.: yo abstengo] | ABSTENGO | ABSTEN, ABSTENTE, ABSTENEOS y ABSTENED |
        | fise-2003  | fugar. prnl.                                                       | FUGA     | FUGATE, FUGAOS y FUGAD                 |

      @redeletras:XII.17.10.p8
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                           | valen    | no valen                               |
        | redeletras | dignarse. prnl.                                                    | DIGNA    | DIGNATE, DIGNAOS y DIGNAD              |
        | redeletras | abstenerse. prnl. [imper.: tú abstén] [pres. de ind.: yo abstengo] | ABSTENGO | ABSTEN, ABSTENTE, ABSTENEOS y ABSTENED |
        | redeletras | fugar. prnl.                                                       | FUGA     | FUGATE, FUGAOS y FUGAD                 |

      @fise-2009:XII.17.10.p7
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                           | valen        | no valen                                     |
        | fise-2009  | dignarse. prnl.                                                    | DIGNA        | DIGNATE, DIGNAOS y DIGNAD                    |
        | fise-2009  | abstenerse. prnl. [imper.: tú abstén] [pres. de ind.: yo abstengo] | ABSTENGO     | ABSTEN, ABSTENTE, ABSTENEOS y ABSTENED       |
        | fise-2009  | adueñarse. prnl.                                                   | ADUEÑA       | ADUEÑATE, ADUEÑAOS y ADUEÑAD                 |
        | fise-2009  | arrepentirse. prnl. [pres. de ind.: él arrepiente]                 | A[RR]EPIENTE | A[RR]EPIENTETE, A[RR]EPENTIOS y A[RR]EPENTID |

      @fise-2009:XII.17.10.p7 @fise-2009:XII.17.10.p8
      Ejemplos: FISE 2009: sin -SE en el artículo
        # en: FISE 2009: without -SE in the article
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                      | valen | no valen               |
        | fise-2009  | fugar. prnl.; tr. ant. [paradigma pronominal] | FUGA  | FUGATE, FUGAOS y FUGAD |

    @esc-3812
    Esquema del escenario: Imperativo de un verbo que también tiene otro uso
      # en: The imperative of a verb that has another use too
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.10.p9
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen    | no valen  |
        | redeletras | horrar. prnl.; intr.       | HO[RR]AD | HO[RR]AOS |
        | redeletras | peinar. tr. U. t. c. prnl. | PEINAD   | PEINAOS   |

      @fise-2009:XII.17.10.p9
      Ejemplos: FISE 2009: aunque su paradigma sea pronominal
        # en: FISE 2009: although its paradigm is pronominal
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                     | valen                           | no valen                    |
        | fise-2009  | aneblar. tr. U. t. c. prnl. [paradigma pronominal]           | ANEBLAD y ANEBLADAS             | ANEBLAOS                    |
        | fise-2009  | aparroquiar. tr. U. t. c. prnl. [paradigma pronominal]       | APA[RR]OQUIAD y APA[RR]OQUIADAS | APA[RR]OQUIAOS              |
        | fise-2009  | apegar. tr.; prnl. [paradigma pronominal]                    | APEGAD y APEGADAS               | APEGAOS                     |
        | fise-2009  | denegrecer. tr. U. t. c. prnl. [paradigma pronominal]        | DENEGRECED y DENEGRECIDAS       | DENEGRECEOS                 |
        | fise-2009  | horrar. tr. ant. U. en América; prnl. [paradigma pronominal] | HO[RR]AD y HO[RR]ADAS           | HO[RR]AOS                   |
        | fise-2009  | jarretar. tr.; prnl. [paradigma pronominal]                  | JA[RR]ETAD y JA[RR]ETADAS       | JA[RR]ETAOS                 |
        | fise-2009  | amalar. intr. U. t. c. prnl. [paradigma pronominal]          | AMALAD y AMALADO                | AMALAOS, AMALADA y AMALADAS |
