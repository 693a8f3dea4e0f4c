# language: es
@perfil-lexico-reglas
Característica: Verbos poco usados
  # en: Little-used verbs

  Regla: El verbo poco usado se conjuga según su paradigma
    # en: A little-used verb is conjugated by its paradigm

    @esc-3404
    Esquema del escenario: Verbo poco usado con paradigma
      # en: A little-used verb with a paradigm
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.10 @redeletras:XII.17.9 @fise-2009:XII.17.9 @fise-2009:XII.17.2.p4
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen                  | no valen |
        | fise-2003  | exorar. tr. p. us.     | EXORAR, EXORO y EXOREN | EXORIA   |
        | fise-2003  | exuberar. intr. p. us. | EXUBERAR y EXUBERANDO  | EXUBERIA |
        | redeletras | exorar. tr. p. us.     | EXORAR, EXORO y EXOREN | EXORIA   |
        | redeletras | exuberar. intr. p. us. | EXUBERAR y EXUBERANDO  | EXUBERIA |
        | fise-2009  | exorar. tr. p. us.     | EXORAR, EXORO y EXOREN | EXORIA   |
        | fise-2009  | exuberar. intr. p. us. | EXUBERAR y EXUBERANDO  | EXUBERIA |

    @esc-3405
    Esquema del escenario: Verbo poco usado sin paradigma
      # en: A little-used verb without a paradigm
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.10 @redeletras:XII.17.9
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                               | valen    | no valen                |
        | fise-2003  | exorar. tr. p. us. [sin paradigma]     | EXORAR   | EXORO, EXOREN y EXORABA |
        | redeletras | exuberar. intr. p. us. [sin paradigma] | EXUBERAR | EXUBERO y EXUBERANDO    |
