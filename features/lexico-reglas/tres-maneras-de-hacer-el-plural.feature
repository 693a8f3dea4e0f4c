# language: es
@perfil-lexico-reglas
Característica: Las tres maneras de hacer el plural
  # en: The three ways of making a plural

  Regla: El plural se hace con -S, con -ES o sin cambio, y una palabra puede tener varios
    # en: A plural is made with -S, with -ES or unchanged, and a word may have several

    @esc-3051
    Esquema del escenario: Una palabra de cada manera
      # en: A word for each way
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.4.p1 @redeletras:XII.18.4.1 @redeletras:XII.18.4.3.r @redeletras:XII.18.4.3.s.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen  | no valen           |
        | redeletras | casa. f.   | CASAS  | CASAES             |
        | redeletras | flor. f.   | FLORES | FLORS              |
        | redeletras | crisis. f. | CRISIS | CRISISS y CRISISES |

      @fise-2009:XII.18.4.p1 @fise-2009:XII.18.4.1 @fise-2009:XII.18.4.3.r @fise-2009:XII.18.4.3.s.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen  | no valen           |
        | fise-2009  | casa. f.   | CASAS  | CASAES             |
        | fise-2009  | flor. f.   | FLORES | FLORS              |
        | fise-2009  | crisis. f. | CRISIS | CRISISS y CRISISES |

    @esc-3052
    Esquema del escenario: Una palabra con tres plurales
      # en: A word with three plurals
      Dado un diccionario que solo trae «maravedí. m.»
      Cuando se pregunta por MARAVEDIS, MARAVEDIES y MARAVEDISES según el reglamento <reglamento>
      Entonces valen MARAVEDIS, MARAVEDIES y MARAVEDISES

      @fise-2003:XII.18.p1 @redeletras:XII.18.p1 @fise-2009:XII.18.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
