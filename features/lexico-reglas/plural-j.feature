# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -J
  # en: Plural of words in -J

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3021
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.j
      Ejemplos: FISE 2003: -ES, menos dos palabras sin cambio
        # en: FISE 2003: -ES, but for two words unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen   | no valen           |
        | fise-2003  | reloj. m.           | RELOJES | RELOJS             |
        | fise-2003  | boj. m.             | BOJES   | BOJS               |
        | fise-2003  | sij. adj.           | SIJ     | SIJS y SIJES       |
        | fise-2003  | chuj. adj. [pueblo] | [CH]UJ  | [CH]UJS y [CH]UJES |

      @redeletras:XII.18.4.3.j @fise-2009:XII.18.4.3.j
      Ejemplos: ReDeLetras y FISE 2009: -ES
        # en: ReDeLetras and FISE 2009: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen    | no valen |
        | redeletras | reloj. m.  | RELOJES  | RELOJS   |
        | redeletras | boj. m.    | BOJES    | BOJS     |
        | redeletras | sij. adj.  | SIJES    | SIJS     |
        | fise-2009  | reloj. m.  | RELOJES  | RELOJS   |
        | fise-2009  | boj. m.    | BOJES    | BOJS     |
        | fise-2009  | sij. adj.  | SIJES    | SIJS     |
        | fise-2009  | gambaj. m. | GAMBAJES | GAMBAJS  |
        | fise-2009  | troj. f.   | TROJES   | TROJS    |
