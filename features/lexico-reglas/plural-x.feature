# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -X
  # en: Plural of words in -X

  Regla: Decide el acento, salvo en las palabras que el reglamento nombra
    # en: The stress decides, except in the words that the regulation names

    @esc-3033
    Esquema del escenario: Plural en -ES o sin cambio
      # en: Plural in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.x
      Ejemplos: FISE 2003: agudas y monosílabos, -ES, menos EX; las demás, sin cambio
        # en: FISE 2003: oxytones and monosyllables, -ES, but for EX; the others, unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen             |
        | fise-2003  | fax. m.     | FAXES     | FAXS                 |
        | fise-2003  | telefax. m. | TELEFAXES | TELEFAXS             |
        | fise-2003  | box. m.     | BOXES     | BOXS                 |
        | fise-2003  | lux. m.     | LUXES     | LUXS                 |
        | fise-2003  | ápex. m.    | APEX      | APEXS y APEXES       |
        | fise-2003  | escólex. m. | ESCOLEX   | ESCOLEXS y ESCOLEXES |
        | fise-2003  | látex. m.   | LATEX     | LATEXS y LATEXES     |
        | fise-2003  | tórax. m.   | TORAX     | TORAXS y TORAXES     |
        | fise-2003  | ex. com.    | EX        | EXS y EXES           |

      @redeletras:XII.18.4.3.x.p1
      Ejemplos: ReDeLetras: agudas y monosílabos, -ES, menos tres palabras
        # en: ReDeLetras: oxytones and monosyllables, -ES, but for three words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen     | no valen           |
        | redeletras | fax. m.      | FAXES     | FAXS               |
        | redeletras | telefax. m.  | TELEFAXES | TELEFAXS           |
        | redeletras | box. m.      | BOXES     | BOXS               |
        | redeletras | carcax. m.   | CARCAXES  | CARCAXS            |
        | redeletras | lux. m.      | LUXES     | LUXS               |
        | redeletras | ex. com.     | EX        | EXS y EXES         |
        | redeletras | dux. m.      | DUX       | DUXS y DUXES       |
        | redeletras | unisex. adj. | UNISEX    | UNISEXS y UNISEXES |

      @redeletras:XII.18.4.3.x.p2
      Ejemplos: ReDeLetras: las demás, sin cambio
        # en: ReDeLetras: the others, unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen | no valen         |
        | redeletras | ápex. m.  | APEX  | APEXS y APEXES   |
        | redeletras | fénix. m. | FENIX | FENIXS y FENIXES |
        | redeletras | látex. m. | LATEX | LATEXS y LATEXES |
        | redeletras | tórax. m. | TORAX | TORAXS y TORAXES |

      @redeletras:XII.18.4.3.x.p1 @redeletras:XII.18.4.3.x.p2 @redeletras:XII.18.4.3.j
      Ejemplos: ReDeLetras: CARCAJES es de CARCAJ y no de CARCAX
        # en: ReDeLetras: CARCAJES is of CARCAJ and not of CARCAX
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen    | no valen           |
        | redeletras | carcax. m. | CARCAXES | CARCAXS y CARCAJES |
        | redeletras | carcaj. m. | CARCAJES | CARCAJS            |

      @fise-2009:XII.18.4.3.x
      Ejemplos: FISE 2009: agudas y monosílabos, -ES
        # en: FISE 2009: oxytones and monosyllables, -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen |
        | fise-2009  | fax. m.     | FAXES     | FAXS     |
        | fise-2009  | telefax. m. | TELEFAXES | TELEFAXS |
        | fise-2009  | box. m.     | BOXES     | BOXS     |
        | fise-2009  | carcax. m.  | CARCAXES  | CARCAXS  |
        | fise-2009  | lux. m.     | LUXES     | LUXS     |

      @fise-2009:XII.18.4.3.x @fise-2009:XII.18.4.3.x.e1
      Ejemplos: FISE 2009: sin cambio, y las palabras que sí cambian
        # en: FISE 2009: unchanged, and words that do change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen     | no valen           |
        | fise-2009  | ex. com.     | EX        | EXS y EXES         |
        | fise-2009  | dux. m.      | DUX       | DUXS y DUXES       |
        | fise-2009  | unisex. adj. | UNISEX    | UNISEXS y UNISEXES |
        | fise-2009  | fax. m.      | FAXES     | FAXS               |
        | fise-2009  | telefax. m.  | TELEFAXES | TELEFAXS           |

      @fise-2009:XII.18.4.3.x.e2
      Ejemplos: FISE 2009: las demás, sin cambio
        # en: FISE 2009: the others, unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen  | no valen           |
        | fise-2009  | ápex. m.   | APEX   | APEXS y APEXES     |
        | fise-2009  | fénix. m.  | FENIX  | FENIXS y FENIXES   |
        | fise-2009  | látex. m.  | LATEX  | LATEXS y LATEXES   |
        | fise-2009  | réflex. m. | REFLEX | REFLEXS y REFLEXES |
        | fise-2009  | tórax. m.  | TORAX  | TORAXS y TORAXES   |

      @fise-2009:XII.18.4.3.x @fise-2009:XII.18.4.3.x.n1 @fise-2009:XII.18.4.3.j
      Ejemplos: FISE 2009: CARCAJES es de CARCAJ y no de CARCAX
        # en: FISE 2009: CARCAJES is of CARCAJ and not of CARCAX
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen    | no valen           |
        | fise-2009  | carcax. m. | CARCAXES | CARCAXS y CARCAJES |
        | fise-2009  | carcaj. m. | CARCAJES | CARCAJS            |

    @esc-3034
    Esquema del escenario: Palabras con más de un plural
      # en: Words with more than one plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.18.5.x
      Ejemplos: FISE 2003: CARCAX
        # en: FISE 2003: CARCAX
        # en: | edition | article | valid |
        | reglamento | artículo   | valen               |
        | fise-2003  | carcax. m. | CARCAXES y CARCAJES |
