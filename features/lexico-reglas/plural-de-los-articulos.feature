# language: es
@perfil-lexico-reglas
Característica: Plural de los artículos
  # en: Plural of articles

  Regla: El reglamento da el plural de cuatro artículos
    # en: The regulation gives the plural of four articles

    @esc-4320
    Esquema del escenario: Artículo con plural propio
      # en: An article with a plural of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.4
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen | no valen |
        | fise-2009  | el. art.  | LOS   | ELES     |
        | fise-2009  | la. art.  | LAS   | LAES     |
        | fise-2009  | un. art.  | UNOS  | UNES     |
        | fise-2009  | una. art. | UNAS  | UNAES    |

    @esc-4321
    Esquema del escenario: LO, que el reglamento no nombra
      # en: LO, which the regulation does not name
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.p1 @fise-2009:XII.18.1.4 @fise-2009:XII.18.4.2.ao
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen |
        | fise-2009  | lo. art. | LOS   | LOES     |
