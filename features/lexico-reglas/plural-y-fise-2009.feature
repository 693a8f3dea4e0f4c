# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -Y, según FISE 2009
  # en: Plural of words in -Y, by FISE 2009

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3039
    Esquema del escenario: Plural en -ES, en -IS o sin cambio
      # en: Plural in -ES, in -IS or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.4.3.y
      Ejemplos: -ES
        # en: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen        | no valen                  |
        | fise-2009  | ley. f.                | LEYES        | LEIS y LEYS               |
        | fise-2009  | abey. m.               | ABEYES       | ABEIS y ABEYS             |
        | fise-2009  | amancay. m.            | AMANCAYES    | AMANCAIS y AMANCAYS       |
        | fise-2009  | bey. m.                | BEYES        | BEIS y BEYS               |
        | fise-2009  | carey. m.              | CAREYES      | CAREIS y CAREYS           |
        | fise-2009  | convoy. m.             | CONVOYES     | CONVOIS y CONVOYS         |
        | fise-2009  | cuy. m.                | CUYES        | CUIS y CUYS               |
        | fise-2009  | grey. f.               | GREYES       | GREIS y GREYS             |
        | fise-2009  | maguey. m.             | MAGUEYES     | MAGUEIS y MAGUEYS         |
        | fise-2009  | morrocoy. m.           | MO[RR]OCOYES | MO[RR]OCOIS y MO[RR]OCOYS |
        | fise-2009  | palay. m.              | PALAYES      | PALAIS y PALAYS           |
        | fise-2009  | quillay. m.            | QUI[LL]AYES  | QUI[LL]AIS y QUI[LL]AYS   |
        | fise-2009  | sangley. m.            | SANGLEYES    | SANGLEIS y SANGLEYS       |
        | fise-2009  | siboney. adj. [pueblo] | SIBONEYES    | SIBONEIS y SIBONEYS       |

      @fise-2009:XII.18.4.3.y @fise-2009:XII.18.4.3.y.e1
      Ejemplos: Sin cambio, y la palabra que sí cambia
        # en: Unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen | no valen                 |
        | fise-2009  | fray. m.                | FRAY  | FRAYES, FRAIS y FRAYS    |
        | fise-2009  | frey. m.                | FREY  | FREYES, FREIS y FREYS    |
        | fise-2009  | ocrey. m.               | OCREY | OCREYES, OCREIS y OCREYS |
        | fise-2009  | troy. adj. [V. libra ~] | TROY  | TROYES, TROIS y TROYS    |
        | fise-2009  | ley. f.                 | LEYES | LEIS y LEYS              |

      @fise-2009:XII.18.4.3.y.e3
      Ejemplos: -IS, en veinticuatro palabras
        # en: -IS, in twenty-four words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen      | no valen    |
        | fise-2009  | aguapey. m. | AGUAPEIS   | AGUAPEYES   |
        | fise-2009  | aguay. m.   | AGUAIS     | AGUAYES     |
        | fise-2009  | bacaray. m. | BACARAIS   | BACARAYES   |
        | fise-2009  | candray. m. | CANDRAIS   | CANDRAYES   |
        | fise-2009  | cay. m.     | CAIS       | CAYES       |
        | fise-2009  | chancay. m. | [CH]ANCAIS | [CH]ANCAYES |
        | fise-2009  | chuflay. m. | [CH]UFLAIS | [CH]UFLAYES |
        | fise-2009  | display. m. | DISPLAIS   | DISPLAYES   |
        | fise-2009  | escay. m.   | ESCAIS     | ESCAYES     |
        | fise-2009  | espay. m.   | ESPAIS     | ESPAYES     |
        | fise-2009  | gay. adj.   | GAIS       | GAYES       |
        | fise-2009  | gray. m.    | GRAIS      | GRAYES      |
        | fise-2009  | guay. adj.  | GUAIS      | GUAYES      |
        | fise-2009  | jersey. m.  | JERSEIS    | JERSEYES    |
        | fise-2009  | lay. m.     | LAIS       | LAYES       |
        | fise-2009  | muimuy. m.  | MUIMUIS    | MUIMUYES    |
        | fise-2009  | paipay. m.  | PAIPAIS    | PAIPAYES    |
        | fise-2009  | póney. m.   | PONEIS     | PONEYES     |
        | fise-2009  | quilmay. m. | QUILMAIS   | QUILMAYES   |
        | fise-2009  | samuray. m. | SAMURAIS   | SAMURAYES   |
        | fise-2009  | timboy. m.  | TIMBOIS    | TIMBOYES    |
        | fise-2009  | vacaray. m. | VACARAIS   | VACARAYES   |
        | fise-2009  | yérsey. m.  | YERSEIS    | YERSEYES    |
        | fise-2009  | yóquey. m.  | YOQUEIS    | YOQUEYES    |

      @fise-2009:XII.18.4.3.y.e1 @fise-2009:XII.18.4.3.y.n1 @fise-2009:XII.18.4.1
      Ejemplos: FRAILES es de FRAILE y no de FRAY
        # en: FRAILES is of FRAILE and not of FRAY
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen         |
        | fise-2009  | fray. m.   | FRAY    | FRAILES y FRAYES |
        | fise-2009  | fraile. m. | FRAILES | FRAILEES         |

    @esc-3040
    Esquema del escenario: Palabras con más de un plural
      # en: Words with more than one plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2009:XII.18.4.3.y.e2
      Ejemplos: Veinte palabras con -IS y con -ES
        # en: Twenty words with -IS and -ES
        # en: | edition | article | valid |
        | reglamento | artículo        | valen                        |
        | fise-2009  | acroy. m.       | ACROIS y ACROYES             |
        | fise-2009  | aguaribay. m.   | AGUARIBAIS y AGUARIBAYES     |
        | fise-2009  | barangay. m.    | BARANGAIS y BARANGAYES       |
        | fise-2009  | cambray. m.     | CAMBRAIS y CAMBRAYES         |
        | fise-2009  | choroy. m.      | [CH]OROIS y [CH]OROYES       |
        | fise-2009  | contraestay. m. | CONTRAESTAIS y CONTRAESTAYES |
        | fise-2009  | contray. m.     | CONTRAIS y CONTRAYES         |
        | fise-2009  | coy. m.         | COIS y COYES                 |
        | fise-2009  | estay. m.       | ESTAIS y ESTAYES             |
        | fise-2009  | guirigay. m.    | GUIRIGAIS y GUIRIGAYES       |
        | fise-2009  | noray. m.       | NORAIS y NORAYES             |
        | fise-2009  | ñandubay. m.    | ÑANDUBAIS y ÑANDUBAYES       |
        | fise-2009  | sinamay. m.     | SINAMAIS y SINAMAYES         |
        | fise-2009  | taray. m.       | TARAIS y TARAYES             |
        | fise-2009  | tipoy. m.       | TIPOIS y TIPOYES             |
        | fise-2009  | ubajay. m.      | UBAJAIS y UBAJAYES           |
        | fise-2009  | urunday. m.     | URUNDAIS y URUNDAYES         |
        | fise-2009  | urundey. m.     | URUNDEIS y URUNDEYES         |
        | fise-2009  | verdegay. m.    | VERDEGAIS y VERDEGAYES       |
        | fise-2009  | yatay. m.       | YATAIS y YATAYES             |
