# language: es
@perfil-lexico-reglas
Característica: Onomatopeyas
  # en: Onomatopoeias

  Regla: Vale la que el diccionario trae por sí sola
    # en: One that the dictionary has by itself is valid

    @esc-4135
    Esquema del escenario: Onomatopeya con artículo propio y parte de otra
      # en: An onomatopoeia with an article of its own and part of another
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.14 @redeletras:XII.11 @fise-2009:XII.11
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                            | valen | no valen  |
        | fise-2003  | «mu. onomat.» y «zis zas. onomat.»   | MU    | ZIS y ZAS |
        | fise-2003  | «cloc. onomat.» y «zis zas. onomat.» | CLOC  | ZIS y ZAS |
        | redeletras | «mu. onomat.» y «zis zas. onomat.»   | MU    | ZIS y ZAS |
        | redeletras | «cloc. onomat.» y «zis zas. onomat.» | CLOC  | ZIS y ZAS |
        | fise-2009  | «mu. onomat.» y «zis zas. onomat.»   | MU    | ZIS y ZAS |
        | fise-2009  | «cloc. onomat.» y «zis zas. onomat.» | CLOC  | ZIS y ZAS |

    @esc-4136
    Esquema del escenario: Onomatopeya con entrada propia
      # en: An onomatopoeia with an entry of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo      | valen |
        | resumen-2018 | mu. onomat.   | MU    |
        | resumen-2018 | cloc. onomat. | CLOC  |
