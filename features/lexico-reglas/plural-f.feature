# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -F
  # en: Plural of words in -F

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3019
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.f
      Ejemplos: FISE 2003: -S, menos tres palabras
        # en: FISE 2003: -S, but for three words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen    | no valen               |
        | fise-2003  | chef. m.                | [CH]EFS  | [CH]EFES               |
        | fise-2003  | golf. m.                | GOLFS    | GOLFES                 |
        | fise-2003  | puf. m.                 | PUFS     | PUFES                  |
        | fise-2003  | quif. m.                | QUIFES   | QUIFS                  |
        | fise-2003  | rosbif. m.              | ROSBIFES | ROSBIFS                |
        | fise-2003  | alacaluf. adj. [pueblo] | ALACALUF | ALACALUFS y ALACALUFES |

      @redeletras:XII.18.4.3.f @fise-2009:XII.18.4.3.f
      Ejemplos: ReDeLetras y FISE 2009: -S
        # en: ReDeLetras and FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen |
        | redeletras | álef. m.   | ALEFS   | ALEFES   |
        | redeletras | chef. m.   | [CH]EFS | [CH]EFES |
        | redeletras | golf. m.   | GOLFS   | GOLFES   |
        | redeletras | puf. m.    | PUFS    | PUFES    |
        | redeletras | quif. m.   | QUIFS   | QUIFES   |
        | redeletras | rosbif. m. | ROSBIFS | ROSBIFES |
        | fise-2009  | álef. m.   | ALEFS   | ALEFES   |
        | fise-2009  | chef. m.   | [CH]EFS | [CH]EFES |
        | fise-2009  | golf. m.   | GOLFS   | GOLFES   |
        | fise-2009  | puf. m.    | PUFS    | PUFES    |
        | fise-2009  | quif. m.   | QUIFS   | QUIFES   |
        | fise-2009  | rosbif. m. | ROSBIFS | ROSBIFES |
