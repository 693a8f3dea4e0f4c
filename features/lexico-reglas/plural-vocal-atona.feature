# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en vocal átona
  # en: Plural of words in an unstressed vowel

  Regla: Se añade -S, salvo en las palabras que el reglamento nombra
    # en: -S is added, except to the words that the regulation names

    @esc-3005
    Esquema del escenario: Plural en -S o sin cambio
      # en: Plural in -S or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.poli.2
      Ejemplos: FISE 2003, en -A, -E y -O: -S, menos AFRA
        # en: FISE 2003, in -A, -E and -O: -S, but for AFRA
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen |
        | fise-2003  | casa. f.   | CASAS   | CASAES   |
        | fise-2003  | tomate. m. | TOMATES | TOMATEES |
        | fise-2003  | zapato. m. | ZAPATOS | ZAPATOES |
        | fise-2003  | afra. adj. | AFRA    | AFRAS    |

      @fise-2003:XII.18.5.poli.4
      Ejemplos: FISE 2003, en -I y -U: -S
        # en: FISE 2003, in -I and -U: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen  | no valen |
        | fise-2003  | jusi. m.  | JUSIS  | JUSIES   |
        | fise-2003  | bici. f.  | BICIS  | BICIES   |
        | fise-2003  | tribu. f. | TRIBUS | TRIBUES  |

      @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras: -S, menos AFRO
        # en: ReDeLetras: -S, but for AFRO
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen   | no valen |
        | redeletras | casa. f.             | CASAS   | CASAES   |
        | redeletras | chai. f.             | [CH]AIS | [CH]AIES |
        | redeletras | cui. m.              | CUIS    | CUIES    |
        | redeletras | baure. adj. [pueblo] | BAURES  | BAUREES  |
        | redeletras | bici. f.             | BICIS   | BICIES   |
        | redeletras | tribu. f.            | TRIBUS  | TRIBUES  |
        | redeletras | afro. adj.           | AFRO    | AFROS    |

      @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen   | no valen |
        | fise-2009  | casa. f.             | CASAS   | CASAES   |
        | fise-2009  | chai. f.             | [CH]AIS | [CH]AIES |
        | fise-2009  | cui. m.              | CUIS    | CUIES    |
        | fise-2009  | baure. adj. [pueblo] | BAURES  | BAUREES  |
        | fise-2009  | bici. f.             | BICIS   | BICIES   |
        | fise-2009  | tribu. f.            | TRIBUS  | TRIBUES  |

      @fise-2009:XII.18.4.1 @fise-2009:XII.18.4.1.e1
      Ejemplos: FISE 2009: AFRO no cambia, y CASA sí
        # en: FISE 2009: AFRO does not change, and CASA does
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen | no valen |
        | fise-2009  | afro. adj. | AFRO  | AFROS    |
        | fise-2009  | casa. f.   | CASAS | CASAES   |

      @fise-2009:XII.18.4.1.e2
      Ejemplos: FISE 2009: dos adjetivos de prefijo y sustantivo
        # en: FISE 2009: two adjectives of prefix and noun
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                | valen      | no valen    |
        | fise-2009  | antimafia. adj. [prefijo y sustantivo]  | ANTIMAFIA  | ANTIMAFIAS  |
        | fise-2009  | antitabaco. adj. [prefijo y sustantivo] | ANTITABACO | ANTITABACOS |
