# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -R
  # en: Plural of words in -R

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3027
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.r
      Ejemplos: FISE 2003: -ES, menos CHÁRTER
        # en: FISE 2003: -ES, but for CHÁRTER
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen      | no valen    |
        | fise-2003  | mujer. f.     | MUJERES    | MUJERS      |
        | fise-2003  | máster. m.    | MASTERES   | MASTERS     |
        | fise-2003  | chárter. adj. | [CH]ARTERS | [CH]ARTERES |

      @redeletras:XII.18.4.3.r
      Ejemplos: ReDeLetras: -ES, menos siete palabras sin cambio
        # en: ReDeLetras: -ES, but for seven words unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen       | no valen                   |
        | redeletras | mujer. f.      | MUJERES     | MUJERS                     |
        | redeletras | bíter. m.      | BITERES     | BITERS                     |
        | redeletras | bóer. adj.     | BOERES      | BOERS                      |
        | redeletras | chárter. adj.  | [CH]ARTERES | [CH]ARTERS                 |
        | redeletras | cónfer. m.     | CONFER      | CONFERS y CONFERES         |
        | redeletras | confíteor. m.  | CONFITEOR   | CONFITEORS y CONFITEORES   |
        | redeletras | exequátur. m.  | EXEQUATUR   | EXEQUATURS y EXEQUATURES   |
        | redeletras | imprimátur. m. | IMPRIMATUR  | IMPRIMATURS e IMPRIMATURES |
        | redeletras | súper. m.      | SUPER       | SUPERS y SUPERES           |
        | redeletras | híper. m.      | HIPER       | HIPERS e HIPERES           |
        | redeletras | ñor. m.        | ÑOR         | ÑORS y ÑORES               |

      @fise-2009:XII.18.4.3.r
      Ejemplos: FISE 2009: -ES
        # en: FISE 2009: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen       | no valen   |
        | fise-2009  | mujer. f.     | MUJERES     | MUJERS     |
        | fise-2009  | bíter. m.     | BITERES     | BITERS     |
        | fise-2009  | bóer. adj.    | BOERES      | BOERS      |
        | fise-2009  | chárter. adj. | [CH]ARTERES | [CH]ARTERS |
        | fise-2009  | máster. m.    | MASTERES    | MASTERS    |
        | fise-2009  | tráiler. m.   | TRAILERES   | TRAILERS   |

      @fise-2009:XII.18.4.3.r @fise-2009:XII.18.4.3.r.e1
      Ejemplos: FISE 2009: sin cambio, y la palabra que sí cambia
        # en: FISE 2009: unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo        | valen      | no valen                   |
        | fise-2009  | cónfer. m.      | CONFER     | CONFERS y CONFERES         |
        | fise-2009  | confíteor. m.   | CONFITEOR  | CONFITEORS y CONFITEORES   |
        | fise-2009  | exequátur. m.   | EXEQUATUR  | EXEQUATURS y EXEQUATURES   |
        | fise-2009  | imprimátur. m.  | IMPRIMATUR | IMPRIMATURS e IMPRIMATURES |
        | fise-2009  | súper. m.       | SUPER      | SUPERS y SUPERES           |
        | fise-2009  | híper. m.       | HIPER      | HIPERS e HIPERES           |
        | fise-2009  | manager. com.   | MANAGER    | MANAGERS y MANAGERES       |
        | fise-2009  | mujer. f.       | MUJERES    | MUJERS                     |

    @esc-3028
    Esquema del escenario: Palabras con más de un plural
      # en: Words with more than one plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.18.5.r
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid |
        | reglamento | artículo   | valen            |
        | fise-2003  | bóer. adj. | BOERS y BOERES   |
        | fise-2003  | bíter. m.  | BITERS y BITERES |
