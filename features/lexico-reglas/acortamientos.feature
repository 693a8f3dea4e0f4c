# language: es
@perfil-lexico-reglas
Característica: Acortamientos
  # en: Clippings

  Regla: Hacen el plural según su terminación, salvo dos que no varían
    # en: They form their plural by their ending, but for two that do not vary

    @esc-4124
    Esquema del escenario: Plural de un acortamiento
      # en: The plural of a clipping
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.1.1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen  | no valen |
        | redeletras | boli. m. [acort.]    | BOLIS  | BOLIES   |
        | redeletras | foto. f. [acort.]    | FOTOS  | FOTOES   |
        | redeletras | profe. com. [acort.] | PROFES | PROFEES  |
        | redeletras | tele. f. [acort.]    | TELES  | TELEES   |

      @fise-2009:XII.18.1.5 @fise-2009:XII.18.1.5.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen  | no valen |
        | fise-2009  | boli. m. [acort.]    | BOLIS  | BOLIES   |
        | fise-2009  | foto. f. [acort.]    | FOTOS  | FOTOES   |
        | fise-2009  | porno. adj. [acort.] | PORNOS | PORNOES  |
        | fise-2009  | profe. com. [acort.] | PROFES | PROFEES  |
        | fise-2009  | tele. f. [acort.]    | TELES  | TELEES   |

    @esc-4125
    Esquema del escenario: Acortamiento que no varía
      # en: A clipping that does not vary
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.1.1 @fise-2009:XII.18.1.5.e1
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo           | valen | no valen         |
        | redeletras | híper. m. [acort.] | HIPER | HIPERS e HIPERES |
        | redeletras | súper. m. [acort.] | SUPER | SUPERS y SUPERES |
        | fise-2009  | híper. m. [acort.] | HIPER | HIPERS e HIPERES |
        | fise-2009  | súper. m. [acort.] | SUPER | SUPERS y SUPERES |
