# language: es
@perfil-lexico-reglas
Característica: Pretérito imperfecto de subjuntivo en -SE
  # en: Imperfect subjunctive in -SE

  Regla: El SE del pretérito imperfecto de subjuntivo es parte del verbo
    # en: The SE of the imperfect subjunctive is part of the verb

    @esc-3803
    Esquema del escenario: Pretérito imperfecto de subjuntivo en -SE, y el verbo con SE al final
      # en: The imperfect subjunctive in -SE, and the verb with SE at the end
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen                                                 | no valen         |
        | fise-2003  | amar. tr. | AMARA, AMASE, AMARAS y AMASES                         | AMESE y AMARSE   |
        | fise-2003  | amar. tr. | AMARAMOS, AMASEMOS, AMARAIS, AMASEIS, AMARAN y AMASEN | AMEMOSE y AMENSE |

      @redeletras:XII.17.5.p5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen                                                 | no valen         |
        | redeletras | amar. tr. | AMARA, AMASE, AMARAS y AMASES                         | AMESE y AMARSE   |
        | redeletras | amar. tr. | AMARAMOS, AMASEMOS, AMARAIS, AMASEIS, AMARAN y AMASEN | AMEMOSE y AMENSE |

      @fise-2009:XII.17.5.p6
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen                                                 | no valen         |
        | fise-2009  | amar. tr. | AMARA, AMASE, AMARAS y AMASES                         | AMESE y AMARSE   |
        | fise-2009  | amar. tr. | AMARAMOS, AMASEMOS, AMARAIS, AMASEIS, AMARAN y AMASEN | AMEMOSE y AMENSE |
