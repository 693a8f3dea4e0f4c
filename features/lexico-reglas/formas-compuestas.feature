# language: es
@perfil-lexico-reglas
Característica: Formas compuestas
  # en: Compound forms

  Regla: No vale la forma con guion o de varias palabras, ni entera ni por partes
    # en: A form with a hyphen or of several words is not valid, neither whole nor in parts

    @esc-4109
    Esquema del escenario: Artículo que no es de una sola palabra
      # en: An article that is not of a single word
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:39.1 @fise-2003:XII.4
      Ejemplos: FISE 2003: con guion
        # en: FISE 2003: with a hyphen
        # en: | edition | article | not valid |
        | reglamento | artículo      | no valen              |
        | fise-2003  | ping-pong. m. | PINGPONG, PING y PONG |

      @fise-2003:XII.4
      Ejemplos: FISE 2003: de varias palabras
        # en: FISE 2003: of several words
        # en: | edition | article | not valid |
        | reglamento | artículo               | no valen                      |
        | fise-2003  | best seller. m.        | BESTSE[LL]ER, BEST y SE[LL]ER |
        | fise-2003  | per se. adv.           | PERSE, PER y SE               |
        | fise-2003  | deo gracias. [expr. ~] | DEOGRACIAS, DEO y GRACIAS     |

      @redeletras:XII.8.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | not valid |
        | reglamento | artículo               | no valen                      |
        | redeletras | ping-pong. m.          | PINGPONG, PING y PONG         |
        | redeletras | best seller. m.        | BESTSE[LL]ER, BEST y SE[LL]ER |
        | redeletras | per se. adv.           | PERSE, PER y SE               |
        | redeletras | deo gracias. [expr. ~] | DEOGRACIAS, DEO y GRACIAS     |
        | redeletras | de oque. adv.          | DEOQUE, DE y OQUE             |
        | redeletras | de ufo. adv.           | DEUFO, DE y UFO               |
        | redeletras | taz a taz. adv.        | TAZATAZ y TAZ                 |
        | redeletras | zis zas. onomat.       | ZISZAS, ZIS y ZAS             |

      @fise-2009:XII.8.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | not valid |
        | reglamento | artículo               | no valen                      |
        | fise-2009  | ping-pong. m.          | PINGPONG, PING y PONG         |
        | fise-2009  | best seller. m.        | BESTSE[LL]ER, BEST y SE[LL]ER |
        | fise-2009  | per se. adv.           | PERSE, PER y SE               |
        | fise-2009  | deo gracias. [expr. ~] | DEOGRACIAS, DEO y GRACIAS     |
        | fise-2009  | de oque. adv.          | DEOQUE, DE y OQUE             |
        | fise-2009  | de ufo. adv.           | DEUFO, DE y UFO               |
        | fise-2009  | taz a taz. adv.        | TAZATAZ y TAZ                 |
        | fise-2009  | zis zas. onomat.       | ZISZAS, ZIS y ZAS             |

  Regla: Vale la parte que tiene artículo propio
    # en: A part with an article of its own is valid

    @esc-4110
    Esquema del escenario: Parte con artículo propio
      # en: A part with an article of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | fise-2003  | oque. [loc. adv. de ~] | OQUE  | DEOQUE   |
        | fise-2003  | ufo. [loc. adv. a ~]   | UFO   | DEUFO    |
        | fise-2003  | taz. [loc. adv. ~ a ~] | TAZ   | TAZATAZ  |
        | fise-2003  | zis. [expr. ~ zas]     | ZIS   | ZISZAS   |

      @redeletras:XII.8.p2
      Ejemplos: ReDeLetras: tal como aparece
        # en: ReDeLetras: as it stands
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | redeletras | oque. [loc. adv. de ~] | OQUE  | OQUES    |
        | redeletras | ufo. [loc. adv. a ~]   | UFO   | UFOS     |
        | redeletras | taz. [loc. adv. ~ a ~] | TAZ   | TACES    |
        | redeletras | zis. [expr. ~ zas]     | ZIS   | ZISES    |

      @fise-2009:XII.8.p2
      Ejemplos: FISE 2009: tal como aparece
        # en: FISE 2009: as it stands
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | fise-2009  | oque. [loc. adv. de ~] | OQUE  | OQUES    |
        | fise-2009  | ufo. [loc. adv. a ~]   | UFO   | UFOS     |
        | fise-2009  | taz. [loc. adv. ~ a ~] | TAZ   | TACES    |
        | fise-2009  | zis. [expr. ~ zas]     | ZIS   | ZISES    |

    @esc-4111
    Esquema del escenario: La forma entera y una parte suya
      # en: The whole form and a part of it
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.4 @redeletras:XII.8.p1 @redeletras:XII.8.p2 @fise-2009:XII.8.p1 @fise-2009:XII.8.p2
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                    | valen | no valen |
        | fise-2003  | «taz a taz. adv.» y «taz. [loc. adv. ~ a ~]» | TAZ   | TAZATAZ  |
        | redeletras | «taz a taz. adv.» y «taz. [loc. adv. ~ a ~]» | TAZ   | TAZATAZ  |
        | fise-2009  | «taz a taz. adv.» y «taz. [loc. adv. ~ a ~]» | TAZ   | TAZATAZ  |
