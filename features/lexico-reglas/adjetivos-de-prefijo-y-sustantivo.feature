# language: es
@perfil-lexico-reglas
Característica: Adjetivos hechos de un prefijo y un sustantivo
  # en: Adjectives made of a prefix and a noun

  Regla: No varían los que el reglamento nombra
    # en: Those that the regulation names do not vary

    @esc-4351
    Esquema del escenario: Adjetivo que el reglamento nombra
      # en: An adjective that the regulation names
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.11
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                    | valen            | no valen           |
        | fise-2009  | antigás. adj. [prefijo y sustantivo]        | ANTIGAS          | ANTIGASES          |
        | fise-2009  | antitabaco. adj. [prefijo y sustantivo]     | ANTITABACO       | ANTITABACOS        |
        | fise-2009  | antimafia. adj. [prefijo y sustantivo]      | ANTIMAFIA        | ANTIMAFIAS         |
        | fise-2009  | anticorrupción. adj. [prefijo y sustantivo] | ANTICO[RR]UPCION | ANTICO[RR]UPCIONES |
        | fise-2009  | premamá. adj. [prefijo y sustantivo]        | PREMAMA          | PREMAMAS           |

    @esc-4352
    Esquema del escenario: Adjetivo hecho igual que el reglamento no nombra
      # en: An adjective so made that the regulation does not name
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.11 @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                | valen       | no valen     |
        | fise-2009  | antiniebla. adj. [prefijo y sustantivo] | ANTINIEBLAS | ANTINIEBLAES |
