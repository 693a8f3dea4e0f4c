# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -V
  # en: Plural of words in -V

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3032
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.v @redeletras:XII.18.4.3.v
      Ejemplos: FISE 2003 y ReDeLetras: -S, menos MOLOTOV
        # en: FISE 2003 and ReDeLetras: -S, but for MOLOTOV
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                    | valen   | no valen             |
        | fise-2003  | lev. m.                     | LEVS    | LEVES                |
        | fise-2003  | molotov. adj. [V. cóctel ~] | MOLOTOV | MOLOTOVS y MOLOTOVES |
        | redeletras | lev. m.                     | LEVS    | LEVES                |
        | redeletras | molotov. adj. [V. cóctel ~] | MOLOTOV | MOLOTOVS y MOLOTOVES |

      @fise-2009:XII.18.4.3.v @fise-2009:XII.18.4.3.v.e1
      Ejemplos: FISE 2009: -S, menos MOLOTOV
        # en: FISE 2009: -S, but for MOLOTOV
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                    | valen   | no valen             |
        | fise-2009  | lev. m.                     | LEVS    | LEVES                |
        | fise-2009  | molotov. adj. [V. cóctel ~] | MOLOTOV | MOLOTOVS y MOLOTOVES |
