# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -L y en -LL
  # en: Plural of words in -L and in -LL

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3022
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.l-ll
      Ejemplos: FISE 2003: -ES, menos GRILL
        # en: FISE 2003: -ES, but for GRILL
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen  |
        | fise-2003  | papel. m.   | PAPELES  | PAPELS    |
        | fise-2003  | dócil. adj. | DOCILES  | DOCILS    |
        | fise-2003  | tell. m.    | TE[LL]ES | TE[LL]S   |
        | fise-2003  | grill. m.   | GRI[LL]S | GRI[LL]ES |

      @redeletras:XII.18.4.3.l-ll
      Ejemplos: ReDeLetras: -ES, menos GRILL y OÍL
        # en: ReDeLetras: -ES, but for GRILL and OÍL
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen    | no valen             |
        | redeletras | papel. m.                  | PAPELES  | PAPELS               |
        | redeletras | dócil. adj.                | DOCILES  | DOCILS               |
        | redeletras | frágil. adj.               | FRAGILES | FRAGILS              |
        | redeletras | píxel. m.                  | PIXELES  | PIXELS               |
        | redeletras | tell. m.                   | TE[LL]ES | TE[LL]S              |
        | redeletras | grill. m.                  | GRI[LL]  | GRI[LL]S y GRI[LL]ES |
        | redeletras | oíl. adj. [V. lengua de ~] | OIL      | OILS y OILES         |

      @fise-2009:XII.18.4.3.l-ll
      Ejemplos: FISE 2009: -ES
        # en: FISE 2009: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen         | no valen     |
        | fise-2009  | dócil. adj.   | DOCILES       | DOCILS       |
        | fise-2009  | frágil. adj.  | FRAGILES      | FRAGILS      |
        | fise-2009  | nomparell. m. | NOMPARE[LL]ES | NOMPARE[LL]S |
        | fise-2009  | píxel. m.     | PIXELES       | PIXELS       |
        | fise-2009  | tell. m.      | TE[LL]ES      | TE[LL]S      |

      @fise-2009:XII.18.4.3.l-ll @fise-2009:XII.18.4.3.l-ll.e1
      Ejemplos: FISE 2009: GRILL no cambia, y PAPEL sí
        # en: FISE 2009: GRILL does not change, and PAPEL does
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen             |
        | fise-2009  | grill. m. | GRI[LL] | GRI[LL]S y GRI[LL]ES |
        | fise-2009  | papel. m. | PAPELES | PAPELS               |

      @fise-2009:XII.18.4.3.l-ll.e2
      Ejemplos: FISE 2009: NAHUATL lleva -S
        # en: FISE 2009: NAHUATL takes -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen    | no valen  |
        | fise-2009  | nahuatl. adj. | NAHUATLS | NAHUATLES |
