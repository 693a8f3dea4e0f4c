# language: es
@perfil-lexico-reglas
Característica: Verbos con pronombres al final
  # en: Verbs with pronouns at the end

  Regla: Un verbo con pronombres al final son varias palabras, y vale sin ellos
    # en: A verb with pronouns at the end is several words, and is valid without them

    @esc-3800
    Esquema del escenario: Verbo con un pronombre al final
      # en: A verb with one pronoun at the end
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:39.5 @fise-2003:XII.17.2.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                  | valen              | no valen                  |
        | fise-2003  | amar. tr.                                 | AMAR, AMAD y AME   | AMARLE, AMAOS y AMELO     |
        | fise-2003  | pegar. tr.                                | PEGAR y PEGA       | PEGARTE y PEGALE          |
        | fise-2003  | odiar. tr.                                | ODIAR              | ODIARME                   |
        | fise-2003  | dar. tr.                                  | DA                 | DAME y DALE               |
        | fise-2003  | hablar. intr.                             | HABLA              | HABLALE                   |
        | fise-2003  | entregar. tr.                             | ENTREGA y ENTREGUE | ENTREGAME y ENTREGUESE    |
        | fise-2003  | bañar. tr.                                | BAÑA               | BAÑATE                    |
        | fise-2003  | ir. intr. [pres. de ind.: nosotros vamos] | VAMOS              | VAMONOS                   |
        | fise-2003  | haber. aux. [imper.: tú he]               | HE                 | HETE                      |
        | fise-2003  | comprar. tr.                              | COMPRANDO          | COMPRANDOLA y COMPRANDOLO |
        | fise-2003  | comprar. tr.                              | COMPRAR y COMPRE   | COMPRARLAS y COMPRELOS    |
        | fise-2003  | hablar. intr.                             | HABLAD             | HABLADLES y HABLANOS      |

      @redeletras:XII.17.5.p1 @redeletras:XII.17.5.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen            | no valen                  |
        | redeletras | pegar. tr.    | PEGA             | PEGALE                    |
        | redeletras | dar. tr.      | DA               | DAME                      |
        | redeletras | bañar. tr.    | BAÑA             | BAÑATE                    |
        | redeletras | entregar. tr. | ENTREGUE         | ENTREGUESE                |
        | redeletras | amar. tr.     | AMAD             | AMAOS                     |
        | redeletras | comprar. tr.  | COMPRANDO        | COMPRANDOLA y COMPRANDOLO |
        | redeletras | comprar. tr.  | COMPRAR y COMPRE | COMPRARLAS y COMPRELOS    |
        | redeletras | hablar. intr. | HABLAD           | HABLADLES y HABLANOS      |

      @fise-2009:XII.17.5.p1 @fise-2009:XII.17.5.p2 @fise-2009:XII.17.5.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen            | no valen                  |
        | fise-2009  | pegar. tr.    | PEGA             | PEGALE                    |
        | fise-2009  | dar. tr.      | DA               | DAME                      |
        | fise-2009  | bañar. tr.    | BAÑA             | BAÑATE                    |
        | fise-2009  | entregar. tr. | ENTREGUE         | ENTREGUESE                |
        | fise-2009  | amar. tr.     | AMAD             | AMAOS                     |
        | fise-2009  | comprar. tr.  | COMPRANDO        | COMPRANDOLA y COMPRANDOLO |
        | fise-2009  | comprar. tr.  | COMPRAR y COMPRE | COMPRARLAS y COMPRELOS    |
        | fise-2009  | hablar. intr. | HABLAD           | HABLADLES y HABLANOS      |

      @resumen-2018:2.p2.s2 @resumen-2018:2.p1.s1
      Ejemplos: Resumen de 2018: formas que ningún paradigma muestra
        # en: Summary of 2018: forms that no paradigm shows
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo      | valen    | no valen   |
        | resumen-2018 | pegar. tr.    | PEGA     | PEGALE     |
        | resumen-2018 | dar. tr.      | DA       | DAME       |
        | resumen-2018 | bañar. tr.    | BAÑA     | BAÑATE     |
        | resumen-2018 | entregar. tr. | ENTREGUE | ENTREGUESE |
        | resumen-2018 | amar. tr.     | AMAD     | AMAOS      |

    @esc-3801
    Esquema del escenario: Verbo con varios pronombres al final
      # en: A verb with several pronouns at the end
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                      |
        | fise-2003  | entregar. tr. | ENTREGUE  | ENTREGUESELO y ENTREGAMELA    |
        | fise-2003  | comprar. tr.  | COMPREMOS | COMPREMOSELO y COMPREMONOSLAS |

      @redeletras:XII.17.5.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                      |
        | redeletras | comer. tr.    | COME      | COMETELA                      |
        | redeletras | entregar. tr. | ENTREGUE  | ENTREGUESELO                  |
        | redeletras | comprar. tr.  | COMPREMOS | COMPREMOSELO y COMPREMONOSLAS |

      @fise-2009:XII.17.5.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                      |
        | fise-2009  | comer. tr.    | COME      | COMETELA                      |
        | fise-2009  | entregar. tr. | ENTREGUE  | ENTREGUESELO                  |
        | fise-2009  | comprar. tr.  | COMPREMOS | COMPREMOSELO y COMPREMONOSLAS |
