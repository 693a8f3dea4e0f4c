# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -A, -E y -O tónicas
  # en: Plural of words in stressed -A, -E and -O

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3010
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.poli.1
      Ejemplos: FISE 2003: -S, menos siete palabras con -ES y DADÁ
        # en: FISE 2003: -S, but for seven words with -ES and DADÁ
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen       |
        | fise-2003  | sofá. m.    | SOFAS     | SOFAES         |
        | fise-2003  | café. m.    | CAFES     | CAFEES         |
        | fise-2003  | buró. m.    | BUROS     | BUROES         |
        | fise-2003  | albalá. m.  | ALBALAES  | ALBALAS        |
        | fise-2003  | bajá. m.    | BAJAES    | BAJAS          |
        | fise-2003  | chajá. m.   | [CH]AJAES | [CH]AJAS       |
        | fise-2003  | chaná. adj. | [CH]ANAES | [CH]ANAS       |
        | fise-2003  | falbalá. m. | FALBALAES | FALBALAS       |
        | fise-2003  | noyó. m.    | NOYOES    | NOYOS          |
        | fise-2003  | rajá. m.    | RAJAES    | RAJAS          |
        | fise-2003  | dadá. m.    | DADA      | DADAS y DADAES |

      @redeletras:XII.18.4.2.e
      Ejemplos: ReDeLetras, en -E: -S
        # en: ReDeLetras, in -E: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen  |
        | redeletras | té. m.      | TES      | TEES      |
        | redeletras | ple. m.     | PLES     | PLEES     |
        | redeletras | café. m.    | CAFES    | CAFEES    |
        | redeletras | chané. adj. | [CH]ANES | [CH]ANEES |
        | redeletras | comité. m.  | COMITES  | COMITEES  |

      @redeletras:XII.18.4.2.a-o
      Ejemplos: ReDeLetras, en -A y -O: -S, menos cinco palabras
        # en: ReDeLetras, in -A and -O: -S, but for five words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen    | no valen   |
        | redeletras | sofá. m.                | SOFAS    | SOFAES     |
        | redeletras | bajá. m.                | BAJAS    | BAJAES     |
        | redeletras | buró. m.                | BUROS    | BUROES     |
        | redeletras | chajá. m.               | [CH]AJAS | [CH]AJAES  |
        | redeletras | dadá. m.                | DADAS    | DADAES     |
        | redeletras | dominó. m.              | DOMINOS  | DOMINOES   |
        | redeletras | falbalá. m.             | FALBALAS | FALBALAES  |
        | redeletras | noyó. m.                | NOYOS    | NOYOES     |
        | redeletras | rajá. m.                | RAJAS    | RAJAES     |
        | redeletras | faralá. m.              | FARALAES | FARALAS    |
        | redeletras | albalá. m.              | ALBALAES | ALBALAS    |
        | redeletras | no. adv. U. t. c. s. m. | NOES     | NOS        |
        | redeletras | ña. f.                  | ÑA       | ÑAS y ÑAES |
        | redeletras | ño. m.                  | ÑO       | ÑOS y ÑOES |

      @fise-2009:XII.18.4.2.e
      Ejemplos: FISE 2009, en -E: -S
        # en: FISE 2009, in -E: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen  |
        | fise-2009  | té. m.      | TES      | TEES      |
        | fise-2009  | ple. m.     | PLES     | PLEES     |
        | fise-2009  | café. m.    | CAFES    | CAFEES    |
        | fise-2009  | chané. adj. | [CH]ANES | [CH]ANEES |
        | fise-2009  | comité. m.  | COMITES  | COMITEES  |

      @fise-2009:XII.18.4.2.ao
      Ejemplos: FISE 2009, en -A y -O: -S
        # en: FISE 2009, in -A and -O: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen  |
        | fise-2009  | bajá. m.    | BAJAS    | BAJAES    |
        | fise-2009  | buró. m.    | BUROS    | BUROES    |
        | fise-2009  | chajá. m.   | [CH]AJAS | [CH]AJAES |
        | fise-2009  | dadá. m.    | DADAS    | DADAES    |
        | fise-2009  | dominó. m.  | DOMINOS  | DOMINOES  |
        | fise-2009  | falbalá. m. | FALBALAS | FALBALAES |
        | fise-2009  | noyó. m.    | NOYOS    | NOYOES    |
        | fise-2009  | rajá. m.    | RAJAS    | RAJAES    |
        | fise-2009  | rococó. m.  | ROCOCOS  | ROCOCOES  |

      @fise-2009:XII.18.4.2.ao @fise-2009:XII.18.4.2.ao.e1
      Ejemplos: FISE 2009: -ES, y la palabra que lleva -S
        # en: FISE 2009: -ES, and a word that takes -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen    | no valen |
        | fise-2009  | faralá. m. | FARALAES | FARALAS  |
        | fise-2009  | albalá. m. | ALBALAES | ALBALAS  |
        | fise-2009  | sofá. m.   | SOFAS    | SOFAES   |

      @fise-2009:XII.18.4.2.ao.e4
      Ejemplos: FISE 2009: sin cambio
        # en: FISE 2009: unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen   | no valen             |
        | fise-2009  | premamá. adj. [prefijo y sustantivo] | PREMAMA | PREMAMAS y PREMAMAES |

    @esc-3011
    Esquema del escenario: YO, con dos plurales
      # en: YO, with two plurals
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.4.2.a-o @fise-2009:XII.18.4.2.ao.e2
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo  | valen      |
        | redeletras | yo. pron. | YOS y YOES |
        | fise-2009  | yo. pron. | YOS y YOES |
