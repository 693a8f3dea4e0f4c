# language: es
@perfil-lexico-reglas
Característica: Palabras poco usadas
  # en: Little-used words

  Regla: La marca de poco uso no quita el plural
    # en: The mark of little use does not take the plural away

    @esc-4006
    Esquema del escenario: Voz con la marca «p. us.»
      # en: A word with the mark “p. us.”
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.16
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen            | no valen |
        | fise-2003  | haiga. m. p. us.  | HAIGA y HAIGAS   | HAIGAES  |
        | fise-2003  | zuriza. f. p. us. | ZURIZA y ZURIZAS | ZURIZAES |

      @redeletras:XII.13
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen            | no valen |
        | redeletras | haiga. m. p. us.  | HAIGA y HAIGAS   | HAIGAES  |
        | redeletras | zuriza. f. p. us. | ZURIZA y ZURIZAS | ZURIZAES |

      @fise-2009:XII.13
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen            | no valen |
        | fise-2009  | haiga. m. p. us.  | HAIGA y HAIGAS   | HAIGAES  |
        | fise-2009  | zuriza. f. p. us. | ZURIZA y ZURIZAS | ZURIZAES |
