# language: es
@perfil-lexico-reglas
Característica: Plural de los adjetivos
  # en: Plural of adjectives

  Regla: Tiene plural el adjetivo con alguna acepción actual
    # en: An adjective with some current sense has a plural

    @esc-4311
    Esquema del escenario: Adjetivo de una terminación o de dos
      # en: An adjective of one ending or of two
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.2.p1 @fise-2009:XII.18.1.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen               | no valen              |
        | fise-2009  | grande. adj.      | GRANDES             | GRANDEES              |
        | fise-2009  | pequeño, ña. adj. | PEQUEÑOS y PEQUEÑAS | PEQUEÑOES y PEQUEÑAES |

    @esc-4312
    Esquema del escenario: Adjetivo cuyas acepciones son todas antiguas
      # en: An adjective all of whose senses are old
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.2.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen           | no valen          |
        | fise-2009  | adiano, na. adj. ant.  | ADIANO y ADIANA | ADIANOS y ADIANAS |
        | fise-2009  | adustible. adj. desus. | ADUSTIBLE       | ADUSTIBLES        |
        | fise-2009  | godeño, ña. adj. germ. | GODEÑO y GODEÑA | GODEÑOS y GODEÑAS |

    @esc-4313
    Esquema del escenario: Adjetivo con alguna acepción actual
      # en: An adjective with some current sense
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.2.p2 @fise-2009:XII.18.1.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen           | no valen          |
        | fise-2009  | bravo, va. adj. ant.; adj. | BRAVOS y BRAVAS | BRAVOES y BRAVAES |

    @esc-4314
    Esquema del escenario: Adjetivo que sigue la regla de su terminación
      # en: An adjective that follows the rule of its ending
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.2.p3 @fise-2009:XII.18.4.3.l-ll @fise-2009:XII.18.4.3.s.e2 @fise-2009:XII.18.4.3.n.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen    | no valen               |
        | fise-2009  | fácil. adj.    | FACILES  | FACILS                 |
        | fise-2009  | gratis. adj.   | GRATIS   | GRATISS y GRATISES     |
        | fise-2009  | parisién. adj. | PARISIEN | PARISIENS y PARISIENES |

  Regla: Si el adjetivo es antiguo y uno de sus géneros es sustantivo, solo ese género tiene plural
    # en: If the adjective is old and one of its genders is a noun, only that gender has a plural

    @esc-4315
    Esquema del escenario: Adjetivo antiguo que es sustantivo en un género
      # en: An old adjective that is a noun in one gender
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.2.p4
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                       | valen       | no valen    |
        | fise-2009  | burladero, ra. adj. desus.; m. | BURLADEROS  | BURLADERAS  |
        | fise-2009  | objeto, ta. adj. ant.; m.      | OBJETOS     | OBJETAS     |
        | fise-2009  | apretador, ra. adj. desus.; f. | APRETADORAS | APRETADORES |
