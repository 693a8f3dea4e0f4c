# language: es
@perfil-lexico-reglas
Característica: Qué palabras tienen plural
  # en: Which words have a plural

  Regla: Tienen plural los sustantivos, los adjetivos y los pronombres
    # en: Nouns, adjectives and pronouns have a plural

    @esc-3003
    Esquema del escenario: Plural según la clase de la palabra
      # en: Plural by what the word is
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.1.p1 @redeletras:XII.18.1.p1 @fise-2009:XII.18.1.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen |
        | fise-2003  | querub. m.  | QUERUBES | QUERUBS  |
        | fise-2003  | esnob. adj. | ESNOBS   | ESNOBES  |
        | redeletras | querub. m.  | QUERUBS  | QUERUBES |
        | redeletras | esnob. adj. | ESNOBS   | ESNOBES  |
        | fise-2009  | querub. m.  | QUERUBS  | QUERUBES |
        | fise-2009  | esnob. adj. | ESNOBS   | ESNOBES  |

    @esc-3004
    Esquema del escenario: Plurales de los que el reglamento no dice nada
      # en: Plurals of which the regulation says nothing
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <formas> según el reglamento <reglamento>
      Entonces quedan a juicio de los árbitros <formas>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | forms |
        | reglamento   | artículo   | formas             |
        | resumen-2018 | querub. m. | QUERUBS y QUERUBES |
