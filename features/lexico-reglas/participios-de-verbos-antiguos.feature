# language: es
@perfil-lexico-reglas
Característica: Participio de los verbos antiguos
  # en: Participle of old verbs

  Regla: El verbo del que solo vale el infinitivo no tiene participio
    # en: A verb of which only the infinitive is valid has no participle

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
