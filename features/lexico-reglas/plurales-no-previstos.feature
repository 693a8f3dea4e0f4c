# language: es
@perfil-lexico-reglas
Característica: Plurales que el reglamento no prevé
  # en: Plurals that the regulation does not foresee

  Regla: Lo que el reglamento no prevé lo juzgan los árbitros
    # en: What the regulation does not foresee is for the arbiters to judge

    @esc-3049
    Esquema del escenario: Palabra de la que ninguna regla habla
      # en: A word of which no rule speaks
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <formas> según el reglamento <reglamento>
      Entonces quedan a juicio de los árbitros <formas>

      @fise-2003:XII.p1 @fise-2003:XII.18.p4
      Ejemplos: FISE 2003: el plural de una conjunción
        # en: FISE 2003: the plural of a conjunction
        # en: | edition | article | forms |
        | reglamento | artículo      | formas  |
        | fise-2003  | aunque. conj. | AUNQUES |

      @redeletras:XII.p3 @redeletras:XII.18.p3 @fise-2009:XII.p1.s2 @fise-2009:XII.18.p3
      Ejemplos: ReDeLetras y FISE 2009: una palabra en -Y tras consonante
        # en: ReDeLetras and FISE 2009: a word in -Y after a consonant
        # en: | edition | article | forms |
        | reglamento | artículo  | formas           |
        | redeletras | henry. m. | HENRYS y HENRYES |
        | fise-2009  | henry. m. | HENRYS y HENRYES |

    @esc-3050
    Esquema del escenario: La misma palabra donde una regla sí habla de ella
      # en: The same word where a rule does speak of it
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.y.p1
      Ejemplos: FISE 2003: -ES tras cualquier -Y
        # en: FISE 2003: -ES after any -Y
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen |
        | fise-2003  | henry. m. | HENRYES | HENRYS   |
