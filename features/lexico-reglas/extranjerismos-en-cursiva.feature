# language: es
@perfil-lexico-reglas
Característica: Palabras en cursiva
  # en: Words in italics

  Regla: Valen tal como se imprimen, sin plural
    # en: They are valid as they are printed, without a plural

    @esc-4126
    Esquema del escenario: Sustantivo en cursiva
      # en: A noun in italics
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen  | no valen                    |
        | fise-2003  | *brandy*. m. | BRANDY | BRANDYS, BRANDYES y BRANDIS |
        | fise-2003  | *hall*. m.   | HA[LL] | HA[LL]S y HA[LL]ES          |
        | fise-2003  | *jet*. m.    | JET    | JETS y JETES                |
        | fise-2003  | *stand*. m.  | STAND  | STANDS y STANDES            |

      @redeletras:XII.6 @redeletras:XII.18.3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen  | no valen                    |
        | redeletras | *brandy*. m. | BRANDY | BRANDYS, BRANDYES y BRANDIS |
        | redeletras | *hall*. m.   | HA[LL] | HA[LL]S y HA[LL]ES          |
        | redeletras | *jet*. m.    | JET    | JETS y JETES                |
        | redeletras | *stand*. m.  | STAND  | STANDS y STANDES            |

      @fise-2009:XII.6
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen  | no valen                    |
        | fise-2009  | *brandy*. m. | BRANDY | BRANDYS, BRANDYES y BRANDIS |
        | fise-2009  | *hall*. m.   | HA[LL] | HA[LL]S y HA[LL]ES          |
        | fise-2009  | *jet*. m.    | JET    | JETS y JETES                |
        | fise-2009  | *stand*. m.  | STAND  | STANDS y STANDES            |

      @fise-2009:XII.18.2.10.p1
      Ejemplos: FISE 2009: las que nombra la norma del plural
        # en: FISE 2009: those named by the rule on plurals
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen    | no valen               |
        | fise-2009  | *ballet*. m. | BA[LL]ET | BA[LL]ETS y BA[LL]ETES |
        | fise-2009  | *body*. m.   | BODY     | BODYS, BODYES y BODIS  |
        | fise-2009  | *cicca*. f.  | CICCA    | CICCAS                 |
        | fise-2009  | *hassio*. m. | HASSIO   | HASSIOS                |
        | fise-2009  | *lady*. f.   | LADY     | LADYS, LADYES y LADIS  |
        | fise-2009  | *pajla*. f.  | PAJLA    | PAJLAS                 |

    @esc-4127
    Esquema del escenario: Palabra en cursiva solo en parte
      # en: A word only partly in italics
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.3 @redeletras:XII.6 @redeletras:XII.18.3 @fise-2009:XII.18.2.10.p1.s2
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen   | no valen |
        | fise-2003  | *boshi*ta. f. | BOSHITA | BOSHITAS |
        | redeletras | *boshi*ta. f. | BOSHITA | BOSHITAS |
        | fise-2009  | *boshi*ta. f. | BOSHITA | BOSHITAS |

    @esc-4128
    Esquema del escenario: Palabra en cursiva cuyo plural da una lista del reglamento
      # en: A word in italics whose plural a list of the regulation gives
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen    | no valen             |
        | fise-2003  | *display*. m. | DISPLAYS | DISPLAYES y DISPLAIS |

      @redeletras:XII.18.3 @fise-2009:XII.18.2.10.p1
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen    | no valen             |
        | redeletras | *display*. m. | DISPLAIS | DISPLAYS y DISPLAYES |
        | fise-2009  | *display*. m. | DISPLAIS | DISPLAYS y DISPLAYES |

  Regla: El verbo en cursiva no se conjuga
    # en: A verb in italics is not conjugated

    @esc-4129
    Esquema del escenario: Verbo en cursiva
      # en: A verb in italics
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.3 @redeletras:XII.6 @redeletras:XII.18.3 @fise-2009:XII.6
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen   | no valen           |
        | fise-2003  | *surfear*. intr. | SURFEAR | SURFEO y SURFEAMOS |
        | redeletras | *surfear*. intr. | SURFEAR | SURFEO y SURFEAMOS |
        | fise-2009  | *surfear*. intr. | SURFEAR | SURFEO y SURFEAMOS |
