# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -CH y en -H
  # en: Plural of words in -CH and in -H

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3017
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.h
      Ejemplos: FISE 2003: palabra por palabra
        # en: FISE 2003: word by word
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen          | no valen           |
        | fise-2003  | crómlech. m.        | CROMLE[CH]S    | CROMLE[CH]ES       |
        | fise-2003  | crónlech. m.        | CRONLE[CH]S    | CRONLE[CH]ES       |
        | fise-2003  | sah. m.             | SAHS           | SAHES              |
        | fise-2003  | capararoch. m.      | CAPARARO[CH]ES | CAPARARO[CH]S      |
        | fise-2003  | maquech. m.         | MAQUE[CH]ES    | MAQUE[CH]S         |
        | fise-2003  | poch. m.            | PO[CH]ES       | PO[CH]S            |
        | fise-2003  | zarevich. m.        | ZAREVI[CH]ES   | ZAREVI[CH]S        |
        | fise-2003  | pech. adj. [pueblo] | PE[CH]         | PE[CH]S y PE[CH]ES |
        | fise-2003  | mach. m.            | MA[CH]         | MA[CH]S y MA[CH]ES |

      @redeletras:XII.18.4.3.ch
      Ejemplos: ReDeLetras, en -CH: sin cambio, menos MAQUECH
        # en: ReDeLetras, in -CH: unchanged, but for MAQUECH
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen        | no valen                       |
        | redeletras | crómlech. m.        | CROMLE[CH]   | CROMLE[CH]S y CROMLE[CH]ES     |
        | redeletras | crónlech. m.        | CRONLE[CH]   | CRONLE[CH]S y CRONLE[CH]ES     |
        | redeletras | capararoch. m.      | CAPARARO[CH] | CAPARARO[CH]S y CAPARARO[CH]ES |
        | redeletras | poch. m.            | PO[CH]       | PO[CH]S y PO[CH]ES             |
        | redeletras | zarevich. m.        | ZAREVI[CH]   | ZAREVI[CH]S y ZAREVI[CH]ES     |
        | redeletras | pech. adj. [pueblo] | PE[CH]       | PE[CH]S y PE[CH]ES             |
        | redeletras | mach. m.            | MA[CH]       | MA[CH]S y MA[CH]ES             |
        | redeletras | maquech. m.         | MAQUE[CH]ES  | MAQUE[CH]S                     |

      @redeletras:XII.18.4.3.h @fise-2009:XII.18.4.3.h
      Ejemplos: ReDeLetras y FISE 2009, en -H: solo SAH
        # en: ReDeLetras and FISE 2009, in -H: only SAH
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen |
        | redeletras | sah. m.  | SAHS  | SAHES    |
        | fise-2009  | sah. m.  | SAHS  | SAHES    |

      @fise-2009:XII.18.4.3.ch
      Ejemplos: FISE 2009, en -CH: sin cambio
        # en: FISE 2009, in -CH: unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen        | no valen                       |
        | fise-2009  | crómlech. m.        | CROMLE[CH]   | CROMLE[CH]S y CROMLE[CH]ES     |
        | fise-2009  | crónlech. m.        | CRONLE[CH]   | CRONLE[CH]S y CRONLE[CH]ES     |
        | fise-2009  | capararoch. m.      | CAPARARO[CH] | CAPARARO[CH]S y CAPARARO[CH]ES |
        | fise-2009  | poch. m.            | PO[CH]       | PO[CH]S y PO[CH]ES             |
        | fise-2009  | zarevich. m.        | ZAREVI[CH]   | ZAREVI[CH]S y ZAREVI[CH]ES     |
        | fise-2009  | pech. adj. [pueblo] | PE[CH]       | PE[CH]S y PE[CH]ES             |
        | fise-2009  | mach. m.            | MA[CH]       | MA[CH]S y MA[CH]ES             |

      @fise-2009:XII.18.4.3.ch @fise-2009:XII.18.4.3.ch.e1
      Ejemplos: FISE 2009: MAQUECH lleva -ES, y MACH no
        # en: FISE 2009: MAQUECH takes -ES, and MACH does not
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen       | no valen           |
        | fise-2009  | maquech. m. | MAQUE[CH]ES | MAQUE[CH]S         |
        | fise-2009  | mach. m.    | MA[CH]      | MA[CH]S y MA[CH]ES |
