# language: es
@perfil-lexico-reglas
Característica: Plural de los sustantivos
  # en: Plural of nouns

  Regla: Tiene plural el sustantivo de cualquier género, con alguna acepción actual
    # en: A noun of any gender has a plural, if one of its senses is current

    @esc-4307
    Esquema del escenario: Sustantivo de cada género
      # en: A noun of each gender
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.1.p1 @fise-2009:XII.18.1.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo        | valen      | no valen    |
        | fise-2009  | casa. f.        | CASAS      | CASAES      |
        | fise-2009  | perro. m.       | PE[RR]OS   | PE[RR]OES   |
        | fise-2009  | mar. amb.       | MARES      | MARS        |
        | fise-2009  | azúcar. amb.    | AZUCARES   | AZUCARS     |
        | fise-2009  | pianista. com.  | PIANISTAS  | PIANISTAES  |
        | fise-2009  | burócrata. com. | BUROCRATAS | BUROCRATAES |

    @esc-4308
    Esquema del escenario: Sustantivo cuyas acepciones son todas antiguas
      # en: A noun all of whose senses are old
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.1.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen  |
        | fise-2009  | adutaque. m. ant. | ADUTAQUE | ADUTAQUES |
        | fise-2009  | acroe. m. desus.  | ACROE    | ACROES    |
        | fise-2009  | azorero. m. germ. | AZORERO  | AZOREROS  |

    @esc-4309
    Esquema del escenario: Sustantivo con alguna acepción actual
      # en: A noun with some current sense
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.1.p2 @fise-2009:XII.18.1.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo              | valen      | no valen    |
        | fise-2009  | físico. m. desus.; m. | FISICOS    | FISICOES    |
        | fise-2009  | villano. m. germ.; m. | VI[LL]ANOS | VI[LL]ANOES |

  Regla: El plural se hace según la terminación, y hay sustantivos que no varían
    # en: The plural is made by the ending, and some nouns do not vary

    @esc-4310
    Esquema del escenario: Sustantivo que sigue la regla de su terminación
      # en: A noun that follows the rule of its ending
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.1.p3 @fise-2009:XII.18.4.3.r @fise-2009:XII.18.4.3.s.e2 @fise-2009:XII.18.4.3.z.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                 |
        | fise-2009  | flor. f.      | FLORES    | FLORS                    |
        | fise-2009  | crisis. f.    | CRISIS    | CRISISS y CRISISES       |
        | fise-2009  | rodríguez. m. | RODRIGUEZ | RODRIGUEZS y RODRIGUECES |
