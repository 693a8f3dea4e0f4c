# language: es
@perfil-lexico-reglas
Característica: Infinitivo con -SE
  # en: Infinitive with -SE

  Regla: El infinitivo con -SE vale si el artículo del verbo lo lleva
    # en: The infinitive with -SE is valid if the article of the verb has it

    @esc-3804
    Esquema del escenario: Verbo cuyo artículo lleva -SE
      # en: A verb whose article has -SE
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p3 @fise-2003:XII.17.3.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen                         | no valen                        |
        | fise-2003  | dignarse. prnl.     | DIGNARSE y DIGNAR             | DIGNARME                        |
        | fise-2003  | arrepentirse. prnl. | A[RR]EPENTIRSE y A[RR]EPENTIR | A[RR]EPENTIRME y A[RR]EPENTIRTE |
        | fise-2003  | jumarse. prnl.      | JUMARSE y JUMAR               | JUMARSELA y JUMARNOS            |

      @redeletras:XII.17.5.p3 @redeletras:XII.17.10.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen                         | no valen                        |
        | redeletras | dignarse. prnl.     | DIGNARSE y DIGNAR             | DIGNARME                        |
        | redeletras | arrepentirse. prnl. | A[RR]EPENTIRSE y A[RR]EPENTIR | A[RR]EPENTIRME y A[RR]EPENTIRTE |
        | redeletras | jumarse. prnl.      | JUMARSE y JUMAR               | JUMARSELA y JUMARNOS            |
        | redeletras | atreverse. prnl.    | ATREVERSE y ATREVER           | ATREVEROS                       |

      @fise-2009:XII.17.5.p4 @fise-2009:XII.17.10.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen                         | no valen                        |
        | fise-2009  | dignarse. prnl.     | DIGNARSE y DIGNAR             | DIGNARME                        |
        | fise-2009  | arrepentirse. prnl. | A[RR]EPENTIRSE y A[RR]EPENTIR | A[RR]EPENTIRME y A[RR]EPENTIRTE |
        | fise-2009  | jumarse. prnl.      | JUMARSE y JUMAR               | JUMARSELA y JUMARNOS            |

      @resumen-2018:2.p1.s1
      Ejemplos: Resumen de 2018: como viene en el artículo
        # en: Summary of 2018: as it stands in the article
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo        | valen    | no valen |
        | resumen-2018 | dignarse. prnl. | DIGNARSE | DIGNARME |

    @esc-3808
    Esquema del escenario: Verbo antiguo cuyo artículo lleva -SE
      # en: An old verb whose article has -SE
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.3.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen             | no valen                     |
        | fise-2003  | adonarse. prnl. ant. [sin paradigma] | ADONARSE y ADONAR | ADONO, ADONARME y ADONARSELE |

      @redeletras:XII.17.10.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen             | no valen                     |
        | redeletras | adonarse. prnl. ant. [sin paradigma] | ADONARSE y ADONAR | ADONO, ADONARME y ADONARSELE |

      @fise-2009:XII.17.6.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen                     | no valen                     |
        | fise-2009  | adonarse. prnl. ant. [sin paradigma] | ADONARSE y ADONAR         | ADONO, ADONARME y ADONARSELE |
        | fise-2009  | desperecerse. prnl. desus.           | DESPERECERSE y DESPERECER | DESPEREZCO y DESPERECETE     |
        | fise-2009  | alobunarse. prnl. germ.              | ALOBUNARSE y ALOBUNAR     | ALOBUNA y ALOBUNADO          |
