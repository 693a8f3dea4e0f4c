# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -C
  # en: Plural of words in -C

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3015
    Esquema del escenario: Plural en -S, en -QUES o propio
      # en: Plural in -S, in -QUES or of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.c
      Ejemplos: FISE 2003: -S, menos ocho palabras con -QUES y otras dos
        # en: FISE 2003: -S, but for eight words with -QUES and two others
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen       | no valen               |
        | fise-2003  | bistec. m.   | BISTECS     | BISTEQUES y BISTECES   |
        | fise-2003  | bloc. m.     | BLOCS       | BLOQUES y BLOCES       |
        | fise-2003  | bambuc. m.   | BAMBUQUES   | BAMBUCS y BAMBUCES     |
        | fise-2003  | calambac. m. | CALAMBAQUES | CALAMBACS y CALAMBACES |
        | fise-2003  | clac. m.     | CLAQUES     | CLACS y CLACES         |
        | fise-2003  | cornac. m.   | CORNAQUES   | CORNACS y CORNACES     |
        | fise-2003  | cric. m.     | CRIQUES     | CRICS y CRICES         |
        | fise-2003  | fondac. m.   | FONDAQUES   | FONDACS y FONDACES     |
        | fise-2003  | lilac. m.    | LILAQUES    | LILACS y LILACES       |
        | fise-2003  | vivac. m.    | VIVAQUES    | VIVACS y VIVACES       |
        | fise-2003  | zinc. m.     | ZINES       | ZINCS                  |
        | fise-2003  | cinc. m.     | CINES       | CINCS                  |

      @redeletras:XII.18.4.3.c
      Ejemplos: ReDeLetras: -S, menos OC
        # en: ReDeLetras: -S, but for OC
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen   | no valen             |
        | redeletras | bistec. m.                | BISTECS | BISTEQUES y BISTECES |
        | redeletras | bambuc. m.                | BAMBUCS | BAMBUQUES y BAMBUCES |
        | redeletras | cinc. m.                  | CINCS   | CINES                |
        | redeletras | crac. m.                  | CRACS   | CRAQUES y CRACES     |
        | redeletras | zinc. m.                  | ZINCS   | ZINQUES y ZINCES     |
        | redeletras | oc. adj. [V. lengua de ~] | OC      | OCS, OQUES y OCES    |

      @redeletras:XII.18.4.3.c @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras: FRAQUES es de FRAQUE y no de FRAC
        # en: ReDeLetras: FRAQUES is of FRAQUE and not of FRAC
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen         |
        | redeletras | frac. m.   | FRACS   | FRAQUES y FRACES |
        | redeletras | fraque. m. | FRAQUES | FRAQUEES         |

      @fise-2009:XII.18.4.3.c
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen             |
        | fise-2009  | bistec. m. | BISTECS | BISTEQUES y BISTECES |
        | fise-2009  | bambuc. m. | BAMBUCS | BAMBUQUES y BAMBUCES |
        | fise-2009  | cinc. m.   | CINCS   | CINES                |
        | fise-2009  | coñac. m.  | COÑACS  | COÑAQUES y COÑACES   |
        | fise-2009  | cómic. m.  | COMICS  | COMIQUES y COMICES   |
        | fise-2009  | crac. m.   | CRACS   | CRAQUES y CRACES     |
        | fise-2009  | zinc. m.   | ZINCS   | ZINES                |

      @fise-2009:XII.18.4.3.c @fise-2009:XII.18.4.3.c.n1 @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009: FRAQUES es de FRAQUE y no de FRAC
        # en: FISE 2009: FRAQUES is of FRAQUE and not of FRAC
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen         |
        | fise-2009  | frac. m.   | FRACS   | FRAQUES y FRACES |
        | fise-2009  | fraque. m. | FRAQUES | FRAQUEES         |

    @esc-3016
    Esquema del escenario: Palabras con más de un plural
      # en: Words with more than one plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.18.5.c
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid |
        | reglamento | artículo | valen           |
        | fise-2003  | crac. m. | CRACS y CRAQUES |
        | fise-2003  | frac. m. | FRACS y FRAQUES |
