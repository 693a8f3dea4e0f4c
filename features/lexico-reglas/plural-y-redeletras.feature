# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -Y, según ReDeLetras
  # en: Plural of words in -Y, by ReDeLetras

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3037
    Esquema del escenario: Plural en -ES, en -IS o sin cambio
      # en: Plural in -ES, in -IS or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.4.3.y.p1
      Ejemplos: -ES
        # en: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen     | no valen            |
        | redeletras | ley. f.                | LEYES     | LEIS y LEYS         |
        | redeletras | abey. m.               | ABEYES    | ABEIS y ABEYS       |
        | redeletras | grey. f.               | GREYES    | GREIS y GREYS       |
        | redeletras | siboney. adj. [pueblo] | SIBONEYES | SIBONEIS y SIBONEYS |

      @redeletras:XII.18.4.3.y.p1 @redeletras:XII.18.4.3.y.p2
      Ejemplos: -IS, en cuarenta y seis palabras, y no en LEY
        # en: -IS, in forty-six words, and not in LEY
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen        | no valen      |
        | redeletras | aguay. m.     | AGUAIS       | AGUAYES       |
        | redeletras | amancay. m.   | AMANCAIS     | AMANCAYES     |
        | redeletras | anay. m.      | ANAIS        | ANAYES        |
        | redeletras | bacaray. m.   | BACARAIS     | BACARAYES     |
        | redeletras | balay. m.     | BALAIS       | BALAYES       |
        | redeletras | barangay. m.  | BARANGAIS    | BARANGAYES    |
        | redeletras | bey. m.       | BEIS         | BEYES         |
        | redeletras | cambray. m.   | CAMBRAIS     | CAMBRAYES     |
        | redeletras | caney. m.     | CANEIS       | CANEYES       |
        | redeletras | caray. m.     | CARAIS       | CARAYES       |
        | redeletras | carey. m.     | CAREIS       | CAREYES       |
        | redeletras | cay. m.       | CAIS         | CAYES         |
        | redeletras | contray. m.   | CONTRAIS     | CONTRAYES     |
        | redeletras | curupay. m.   | CURUPAIS     | CURUPAYES     |
        | redeletras | chuchuy. m.   | [CH]U[CH]UIS | [CH]U[CH]UYES |
        | redeletras | colliguay. m. | CO[LL]IGUAIS | CO[LL]IGUAYES |
        | redeletras | copey. m.     | COPEIS       | COPEYES       |
        | redeletras | cuicuy. m.    | CUICUIS      | CUICUYES      |
        | redeletras | cuy. m.       | CUIS         | CUYES         |
        | redeletras | dey. m.       | DEIS         | DEYES         |
        | redeletras | display. m.   | DISPLAIS     | DISPLAYES     |
        | redeletras | ensay. m.     | ENSAIS       | ENSAYES       |
        | redeletras | escay. m.     | ESCAIS       | ESCAYES       |
        | redeletras | espay. m.     | ESPAIS       | ESPAYES       |
        | redeletras | gay. adj.     | GAIS         | GAYES         |
        | redeletras | gray. m.      | GRAIS        | GRAYES        |
        | redeletras | huacatay. m.  | HUACATAIS    | HUACATAYES    |
        | redeletras | jersey. m.    | JERSEIS      | JERSEYES      |
        | redeletras | lay. m.       | LAIS         | LAYES         |
        | redeletras | morrocoy. m.  | MO[RR]OCOIS  | MO[RR]OCOYES  |
        | redeletras | ñandubay. m.  | ÑANDUBAIS    | ÑANDUBAYES    |
        | redeletras | pacay. m.     | PACAIS       | PACAYES       |
        | redeletras | paraguay. m.  | PARAGUAIS    | PARAGUAYES    |
        | redeletras | poney. m.     | PONEIS       | PONEYES       |
        | redeletras | quilmay. m.   | QUILMAIS     | QUILMAYES     |
        | redeletras | quillay. m.   | QUI[LL]AIS   | QUI[LL]AYES   |
        | redeletras | samuray. m.   | SAMURAIS     | SAMURAYES     |
        | redeletras | sangley. m.   | SANGLEIS     | SANGLEYES     |
        | redeletras | sinamay. m.   | SINAMAIS     | SINAMAYES     |
        | redeletras | taray. m.     | TARAIS       | TARAYES       |
        | redeletras | timboy. m.    | TIMBOIS      | TIMBOYES      |
        | redeletras | urunday. m.   | URUNDAIS     | URUNDAYES     |
        | redeletras | urundey. m.   | URUNDEIS     | URUNDEYES     |
        | redeletras | vacaray. m.   | VACARAIS     | VACARAYES     |
        | redeletras | yatay. m.     | YATAIS       | YATAYES       |
        | redeletras | yóquey. m.    | YOQUEIS      | YOQUEYES      |
        | redeletras | ley. f.       | LEYES        | LEIS y LEYS   |

      @redeletras:XII.18.4.3.y.p3
      Ejemplos: Sin cambio
        # en: Unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen       |
        | redeletras | fray. m. | FRAY  | FRAYES y FRAIS |
        | redeletras | frey. m. | FREY  | FREYES y FREIS |

      @redeletras:XII.18.4.3.y.p1 @redeletras:XII.18.4.3.y.p3
      Ejemplos: Solo -ES
        # en: Only -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen    | no valen          |
        | redeletras | bocoy. m.  | BOCOYES  | BOCOIS y BOCOYS   |
        | redeletras | convoy. m. | CONVOYES | CONVOIS y CONVOYS |
        | redeletras | mamey. m.  | MAMEYES  | MAMEIS y MAMEYS   |

      @redeletras:XII.18.4.3.y.p3 @redeletras:XII.18.4.1
      Ejemplos: FRAILES es de FRAILE y no de FRAY
        # en: FRAILES is of FRAILE and not of FRAY
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen         |
        | redeletras | fray. m.   | FRAY    | FRAILES y FRAYES |
        | redeletras | fraile. m. | FRAILES | FRAILEES         |

    @esc-3038
    Esquema del escenario: Palabras con más de un plural
      # en: Words with more than one plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.4.3.y.p3
      Ejemplos: Cuatro palabras
        # en: Four words
        # en: | edition | article | valid |
        | reglamento | artículo     | valen                  |
        | redeletras | coy. m.      | COYES y COIS           |
        | redeletras | estay. m.    | ESTAYES y ESTAIS       |
        | redeletras | guirigay. m. | GUIRIGAYES y GUIRIGAIS |
        | redeletras | noray. m.    | NORAYES y NORAIS       |
