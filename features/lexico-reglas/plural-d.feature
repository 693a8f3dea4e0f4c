# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -D
  # en: Plural of words in -D

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3018
    Esquema del escenario: Plural en -ES, en -S o propio
      # en: Plural in -ES, in -S or of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.d
      Ejemplos: FISE 2003: -ES, menos seis palabras
        # en: FISE 2003: -ES, but for six words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen           |
        | fise-2003  | pared. f.   | PAREDES   | PAREDS             |
        | fise-2003  | actitud. f. | ACTITUDES | ACTITUDS           |
        | fise-2003  | chóped. m.  | [CH]OPEDS | [CH]OPEDES         |
        | fise-2003  | lord. m.    | LORES     | LORDS y LORDES     |
        | fise-2003  | milord. m.  | MILORES   | MILORDS y MILORDES |
        | fise-2003  | rand. m.    | RANDS     | RANDES             |
        | fise-2003  | récord. m.  | RECORDS   | RECORDES           |
        | fise-2003  | farad. m.   | FARADIOS  | FARADS y FARADES   |

      @redeletras:XII.18.4.3.d
      Ejemplos: ReDeLetras: -ES, menos cinco palabras
        # en: ReDeLetras: -ES, but for five words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen      | no valen           |
        | redeletras | pared. f.   | PAREDES    | PAREDS             |
        | redeletras | actitud. f. | ACTITUDES  | ACTITUDS           |
        | redeletras | chóped. m.  | [CH]OPEDES | [CH]OPEDS          |
        | redeletras | lord. m.    | LORES      | LORDS y LORDES     |
        | redeletras | milord. m.  | MILORES    | MILORDS y MILORDES |
        | redeletras | rand. m.    | RANDS      | RANDES             |
        | redeletras | récord. m.  | RECORDS    | RECORDES           |
        | redeletras | quid. m.    | QUID       | QUIDS y QUIDES     |

      @redeletras:XII.18.4.3.d @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras: FARADIOS es de FARADIO y no de FARAD
        # en: ReDeLetras: FARADIOS is of FARADIO and not of FARAD
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen          |
        | redeletras | farad. m.   | FARADES  | FARADS y FARADIOS |
        | redeletras | faradio. m. | FARADIOS | FARADIOES         |

      @fise-2009:XII.18.4.3.d
      Ejemplos: FISE 2009: -ES
        # en: FISE 2009: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen      | no valen  |
        | fise-2009  | pared. f.   | PAREDES    | PAREDS    |
        | fise-2009  | actitud. f. | ACTITUDES  | ACTITUDS  |
        | fise-2009  | césped. m.  | CESPEDES   | CESPEDS   |
        | fise-2009  | chóped. m.  | [CH]OPEDES | [CH]OPEDS |
        | fise-2009  | farad. m.   | FARADES    | FARADS    |

      @fise-2009:XII.18.4.3.d @fise-2009:XII.18.4.3.d.e1
      Ejemplos: FISE 2009: QUID no cambia, y PARED sí
        # en: FISE 2009: QUID does not change, and PARED does
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen       |
        | fise-2009  | quid. m.  | QUID    | QUIDS y QUIDES |
        | fise-2009  | pared. f. | PAREDES | PAREDS         |

      @fise-2009:XII.18.4.3.d.e2
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen |
        | fise-2009  | rand. m.   | RANDS   | RANDES   |
        | fise-2009  | récord. m. | RECORDS | RECORDES |

      @fise-2009:XII.18.4.3.d.e3
      Ejemplos: FISE 2009: plural propio
        # en: FISE 2009: a plural of their own
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen           |
        | fise-2009  | lord. m.   | LORES   | LORDS y LORDES     |
        | fise-2009  | milord. m. | MILORES | MILORDS y MILORDES |

      @fise-2009:XII.18.4.3.d @fise-2009:XII.18.4.3.d.n1 @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009: FARADIOS es de FARADIO y no de FARAD
        # en: FISE 2009: FARADIOS is of FARADIO and not of FARAD
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen          |
        | fise-2009  | farad. m.   | FARADES  | FARADS y FARADIOS |
        | fise-2009  | faradio. m. | FARADIOS | FARADIOES         |
