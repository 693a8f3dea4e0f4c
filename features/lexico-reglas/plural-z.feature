# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -Z
  # en: Plural of words in -Z

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3041
    Esquema del escenario: Plural en -CES o sin cambio
      # en: Plural in -CES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.z
      Ejemplos: FISE 2003: -CES, menos dos palabras
        # en: FISE 2003: -CES, but for two words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                              |
        | fise-2003  | maíz. m.      | MAICES    | MAIZES y MAIZS                        |
        | fise-2003  | raíz. f.      | RAICES    | RAIZES y RAIZS                        |
        | fise-2003  | luz. f.       | LUCES     | LUZES y LUZS                          |
        | fise-2003  | hertz. m.     | HERTZ     | HERTCES, HERTZES y HERTZS             |
        | fise-2003  | megahertz. m. | MEGAHERTZ | MEGAHERTCES, MEGAHERTZES y MEGAHERTZS |

      @redeletras:XII.18.4.3.z
      Ejemplos: ReDeLetras: -CES
        # en: ReDeLetras: -CES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen         |
        | redeletras | cáliz. m. | CALICES | CALIZES y CALIZS |
        | redeletras | faz. f.   | FACES   | FAZES y FAZS     |
        | redeletras | maíz. m.  | MAICES  | MAIZES y MAIZS   |
        | redeletras | raíz. f.  | RAICES  | RAIZES y RAIZS   |

      @fise-2009:XII.18.4.3.z
      Ejemplos: FISE 2009: -CES
        # en: FISE 2009: -CES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen         |
        | fise-2009  | cáliz. m. | CALICES | CALIZES y CALIZS |
        | fise-2009  | faz. f.   | FACES   | FAZES y FAZS     |
        | fise-2009  | maíz. m.  | MAICES  | MAIZES y MAIZS   |
        | fise-2009  | raíz. f.  | RAICES  | RAIZES y RAIZS   |

      @fise-2009:XII.18.4.3.z @fise-2009:XII.18.4.3.z.e1
      Ejemplos: FISE 2009: sin cambio, y la palabra que sí cambia
        # en: FISE 2009: unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen        | no valen                                       |
        | fise-2009  | rodríguez. m.    | RODRIGUEZ    | RODRIGUECES, RODRIGUEZES y RODRIGUEZS          |
        | fise-2009  | pedrojiménez. m. | PEDROJIMENEZ | PEDROJIMENECES, PEDROJIMENEZES y PEDROJIMENEZS |
        | fise-2009  | perojiménez. m.  | PEROJIMENEZ  | PEROJIMENECES, PEROJIMENEZES y PEROJIMENEZS    |
        | fise-2009  | raíz. f.         | RAICES       | RAIZES y RAIZS                                 |
