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

      @fise-2003:XII.18.1.p1 @redeletras:XII.18.1.p1
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen   | no valen |
        | fise-2003  | flor. f.    | FLORES  | FLORS    |
        | fise-2003  | pobre. adj. | POBRES  | POBREES  |
        | fise-2003  | ella. pron. | E[LL]AS | E[LL]AES |
        | redeletras | flor. f.    | FLORES  | FLORS    |
        | redeletras | pobre. adj. | POBRES  | POBREES  |
        | redeletras | ella. pron. | E[LL]AS | E[LL]AES |

      @fise-2009:XII.18.1.p1
      Ejemplos: FISE 2009: también los artículos
        # en: FISE 2009: articles too
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen   | no valen |
        | fise-2009  | flor. f.    | FLORES  | FLORS    |
        | fise-2009  | pobre. adj. | POBRES  | POBREES  |
        | fise-2009  | ella. pron. | E[LL]AS | E[LL]AES |
        | fise-2009  | lo. art.    | LOS     | LOES     |

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
