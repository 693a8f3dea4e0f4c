# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -G
  # en: Plural of words in -G

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3020
    Esquema del escenario: Plural en -S o propio
      # en: Plural in -S or of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.g
      Ejemplos: FISE 2003: -S, menos dos palabras
        # en: FISE 2003: -S, but for two words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen           |
        | fise-2003  | gag. m.     | GAGS      | GAGES              |
        | fise-2003  | iceberg. m. | ICEBERGS  | ICEBERGES          |
        | fise-2003  | erg. m.     | ERGIOS    | ERGS y ERGES       |
        | fise-2003  | zigzag. m.  | ZIGZAGUES | ZIGZAGS y ZIGZAGES |

      @redeletras:XII.18.4.3.g
      Ejemplos: ReDeLetras: -S
        # en: ReDeLetras: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen  |
        | redeletras | gag. m.     | GAGS     | GAGES     |
        | redeletras | grog. m.    | GROGS    | GROGES    |
        | redeletras | gulag. m.   | GULAGS   | GULAGES   |
        | redeletras | iceberg. m. | ICEBERGS | ICEBERGES |

      @redeletras:XII.18.4.3.g @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras: ERGIOS es de ERGIO y no de ERG
        # en: ReDeLetras: ERGIOS is of ERGIO and not of ERG
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen  | no valen       |
        | redeletras | erg. m.   | ERGS   | ERGES y ERGIOS |
        | redeletras | ergio. m. | ERGIOS | ERGIOES        |

      @fise-2009:XII.18.4.3.g
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo              | valen    | no valen             |
        | fise-2009  | gag. m.               | GAGS     | GAGES                |
        | fise-2009  | grog. m.              | GROGS    | GROGES               |
        | fise-2009  | gulag. m.             | GULAGS   | GULAGES              |
        | fise-2009  | iceberg. m.           | ICEBERGS | ICEBERGES            |
        | fise-2009  | tuareg. adj. [pueblo] | TUAREGS  | TUAREGES             |
        | fise-2009  | zigzag. m.            | ZIGZAGS  | ZIGZAGES y ZIGZAGUES |

      @fise-2009:XII.18.4.3.g @fise-2009:XII.18.4.3.g.n1 @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009: ERGIOS es de ERGIO y no de ERG
        # en: FISE 2009: ERGIOS is of ERGIO and not of ERG
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen  | no valen       |
        | fise-2009  | erg. m.   | ERGS   | ERGES y ERGIOS |
        | fise-2009  | ergio. m. | ERGIOS | ERGIOES        |
