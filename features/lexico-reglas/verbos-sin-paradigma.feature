# language: es
@perfil-lexico-reglas
Característica: Verbos de uso actual a los que el diccionario no da paradigma
  # en: Verbs in current use to which the dictionary gives no paradigm

  Regla: Sin paradigma, el reglamento dice si el verbo se conjuga
    # en: Without a paradigm, the regulation tells whether the verb is conjugated

    @esc-3406
    Esquema del escenario: Verbo que se conjuga como todo verbo regular
      # en: A verb that is conjugated as any regular verb
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.1.p2 @fise-2003:XII.17.1.p3
      Ejemplos: FISE 2003: lo que no lleva marca de irregular es regular
        # en: FISE 2003: what bears no mark of irregular is regular
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                      | valen                     | no valen |
        | fise-2003  | coitar. intr. [sin paradigma] | COITAR, COITAN y COITEMOS | COITIAN  |

    @esc-3407
    Esquema del escenario: Verbo del que solo vale el infinitivo
      # en: A verb of which only the infinitive is valid
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.2.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                      | valen    | no valen            |
        | redeletras | coitar. intr. [sin paradigma] | COITAR   | COITA y COITARAN    |
        | redeletras | franjear. tr. [sin paradigma] | FRANJEAR | FRANJEAS y FRANJEEN |

    @esc-3408
    Esquema del escenario: Verbo que el reglamento no nombra
      # en: A verb that the regulation does not name
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <quedan>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y quedan a juicio de los árbitros <quedan>

      @fise-2009:XII.17.11.p1 @fise-2009:XII.17.11.e1 @fise-2009:XII.17.11.e2 @fise-2009:XII.p1.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | left to them |
        | reglamento | artículo                           | valen  | quedan           |
        | fise-2009  | cantar. tr. [sin paradigma]        | CANTAR | CANTAN y CANTABA |
        | fise-2009  | exorar. tr. p. us. [sin paradigma] | EXORAR | EXORAN           |
