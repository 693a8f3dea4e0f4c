# language: es
@perfil-lexico-reglas
Característica: Participio de los verbos que no se conjugan
  # en: Participle of verbs that are not conjugated

  Regla: El participio es de los verbos que se conjugan
    # en: The participle is of verbs that are conjugated

    @esc-3821
    Esquema del escenario: Verbo actual sin paradigma que el reglamento no nombra
      # en: A current verb without a paradigm that the regulation does not name
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <quedan>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y quedan a juicio de los árbitros <quedan>

      @fise-2009:XII.17.11.p1 @fise-2009:XII.p1.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | left to them |
        | reglamento | artículo                      | valen  | quedan                                |
        | fise-2009  | cantar. tr. [sin paradigma]   | CANTAR | CANTADO, CANTADA, CANTADOS y CANTADAS |
        | fise-2009  | boxear. intr. [sin paradigma] | BOXEAR | BOXEADO                               |

    @esc-3817
    Esquema del escenario: Verbo del que solo vale el infinitivo
      # en: A verb of which only the infinitive is valid
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.4.p5
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                           | valen   | no valen                                  |
        | fise-2009  | fuñar. intr. germ. [sin paradigma] | FUÑAR   | FUÑADO                                    |
        | fise-2009  | colidir. tr. ant.                  | COLIDIR | COLIDIDO, COLIDIDA, COLIDIDOS y COLIDIDAS |
        | fise-2009  | atear. tr. ant. [sin paradigma]    | ATEAR   | ATEADO, ATEADA, ATEADOS y ATEADAS         |
