# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -Y, según FISE 2003
  # en: Plural of words in -Y, by FISE 2003

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3035
    Esquema del escenario: Plural en -ES, en -IS, en -S o propio
      # en: Plural in -ES, in -IS, in -S or of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.y.p1
      Ejemplos: -ES, menos las palabras que se nombran
        # en: -ES, but for the words that are named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen      | no valen              |
        | fise-2003  | ley. f.                | LEYES      | LEIS y LEYS           |
        | fise-2003  | grey. f.               | GREYES     | GREIS y GREYS         |
        | fise-2003  | cay. m.                | CAIS       | CAYES                 |
        | fise-2003  | display. m.            | DISPLAYS   | DISPLAYES y DISPLAIS  |
        | fise-2003  | fray. m. [tratamiento] | FRAILES    | FRAYES, FRAIS y FRAYS |
        | fise-2003  | gray. m.               | GRAYS      | GRAYES y GRAIS        |
        | fise-2003  | guirigay. m.           | GUIRIGAIS  | GUIRIGAYES            |
        | fise-2003  | jersey. m.             | JERSEIS    | JERSEYES              |
        | fise-2003  | lay. m.                | LAIS       | LAYES                 |
        | fise-2003  | ñandubay. m.           | ÑANDUBAIS  | ÑANDUBAYES            |
        | fise-2003  | paipay. m.             | PAIPAIS    | PAIPAYES              |
        | fise-2003  | palay. m.              | PALAIS     | PALAYES               |
        | fise-2003  | pitoitoy. m.           | PITOITOIS  | PITOITOYES            |
        | fise-2003  | poney. m.              | PONEIS     | PONEYES               |
        | fise-2003  | quillay. m.            | QUI[LL]AIS | QUI[LL]AYES           |
        | fise-2003  | quilmay. m.            | QUILMAIS   | QUILMAYES             |
        | fise-2003  | rentoy. m.             | RENTOIS    | RENTOYES              |
        | fise-2003  | samuray. m.            | SAMURAIS   | SAMURAYES             |
        | fise-2003  | sangley. m.            | SANGLEIS   | SANGLEYES             |
        | fise-2003  | siboney. adj. [pueblo] | SIBONEIS   | SIBONEYES             |
        | fise-2003  | sinamay. m.            | SINAMAIS   | SINAMAYES             |
        | fise-2003  | timboy. m.             | TIMBOIS    | TIMBOYES              |
        | fise-2003  | ubajay. m.             | UBAJAIS    | UBAJAYES              |
        | fise-2003  | urunday. m.            | URUNDAIS   | URUNDAYES             |
        | fise-2003  | vacaray. m.            | VACARAIS   | VACARAYES             |
        | fise-2003  | verdegay. m.           | VERDEGAIS  | VERDEGAYES            |
        | fise-2003  | yatay. m.              | YATAIS     | YATAYES               |
        | fise-2003  | yersey. m.             | YERSEIS    | YERSEYES              |
        | fise-2003  | yóquey. m.             | YOQUEIS    | YOQUEYES              |

      @fise-2003:XII.18.5.y.p3
      Ejemplos: TROY no cambia
        # en: TROY does not change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen | no valen              |
        | fise-2003  | troy. adj. [V. libra ~] | TROY  | TROYES, TROIS y TROYS |

    @esc-3036
    Esquema del escenario: Palabras con más de un plural
      # en: Words with more than one plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.18.5.y.p1
      Ejemplos: GAY
        # en: GAY
        # en: | edition | article | valid |
        | reglamento | artículo  | valen       |
        | fise-2003  | gay. adj. | GAIS y GAYS |

      @fise-2003:XII.18.5.y.p2
      Ejemplos: Trece palabras con -ES y con -IS
        # en: Thirteen words with -ES and -IS
        # en: | edition | article | valid |
        | reglamento | artículo    | valen                |
        | fise-2003  | aguay. m.   | AGUAYES y AGUAIS     |
        | fise-2003  | bacaray. m. | BACARAYES y BACARAIS |
        | fise-2003  | batey. m.   | BATEYES y BATEIS     |
        | fise-2003  | cambray. m. | CAMBRAYES y CAMBRAIS |
        | fise-2003  | contray. m. | CONTRAYES y CONTRAIS |
        | fise-2003  | curupay. m. | CURUPAYES y CURUPAIS |
        | fise-2003  | estay. m.   | ESTAYES y ESTAIS     |
        | fise-2003  | garay. m.   | GARAYES y GARAIS     |
        | fise-2003  | maguey. m.  | MAGUEYES y MAGUEIS   |
        | fise-2003  | mamey. m.   | MAMEYES y MAMEIS     |
        | fise-2003  | quibey. m.  | QUIBEYES y QUIBEIS   |
        | fise-2003  | taray. m.   | TARAYES y TARAIS     |
        | fise-2003  | urundey. m. | URUNDEYES y URUNDEIS |

      @fise-2003:XII.18.5.y.p3
      Ejemplos: Los tres de MORROCOY
        # en: The three of MORROCOY
        # en: | edition | article | valid |
        | reglamento | artículo     | valen                                    |
        | fise-2003  | morrocoy. m. | MO[RR]OCOIS, MO[RR]OCOYES y MO[RR]OCOYOS |
