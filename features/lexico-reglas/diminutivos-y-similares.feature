# language: es
@perfil-lexico-reglas
Característica: Diminutivos, aumentativos, superlativos y despectivos
  # en: Diminutives, augmentatives, superlatives and pejoratives

  Regla: Valen los que el diccionario trae, y no los que cualquiera puede formar
    # en: Those that the dictionary has are valid, and not those that anybody can form

    @esc-3044
    Esquema del escenario: Derivado con artículo y derivado sin él
      # en: A derivative with an article and one without
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:39.4 @fise-2003:XII.1
      Ejemplos: FISE 2003: diminutivos y aumentativos
        # en: FISE 2003: diminutives and augmentatives
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                         | valen     | no valen |
        | fise-2003  | «casa. f.» y «caseta. f. [dim.]»  | CASETA    | CASITA   |
        | fise-2003  | «casa. f.» y «casilla. f. [dim.]» | CASI[LL]A | CASITA   |
        | fise-2003  | «casa. f.» y «caserón. m. [aum.]» | CASERON   | CASAZA   |

      @fise-2003:XII.1 @redeletras:XII.5 @fise-2009:XII.5
      Ejemplos: FISE y ReDeLetras: también superlativos y despectivos
        # en: FISE and ReDeLetras: superlatives and pejoratives too
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                          | valen     | no valen   |
        | fise-2003  | «bueno, na. adj.» y «bonísimo, ma. adj. [superl.]» | BONISIMO  | BUENISIMO  |
        | fise-2003  | «libro. m.» y «casucha. f. [despect.]»             | CASU[CH]A | LIBRU[CH]O |
        | redeletras | «casa. f.» y «caseta. f. [dim.]»                   | CASETA    | CASITA     |
        | redeletras | «casa. f.» y «caserón. m. [aum.]»                  | CASERON   | CASAZA     |
        | redeletras | «bueno, na. adj.» y «bonísimo, ma. adj. [superl.]» | BONISIMO  | BUENISIMO  |
        | redeletras | «libro. m.» y «casucha. f. [despect.]»             | CASU[CH]A | LIBRU[CH]O |
        | fise-2009  | «casa. f.» y «caseta. f. [dim.]»                   | CASETA    | CASITA     |
        | fise-2009  | «casa. f.» y «caserón. m. [aum.]»                  | CASERON   | CASAZA     |
        | fise-2009  | «bueno, na. adj.» y «bonísimo, ma. adj. [superl.]» | BONISIMO  | BUENISIMO  |
        | fise-2009  | «libro. m.» y «casucha. f. [despect.]»             | CASU[CH]A | LIBRU[CH]O |

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018: los que tienen entrada propia
        # en: Summary of 2018: those with an entry of their own
        # en: | edition | articles | valid | not valid |
        | reglamento   | artículos                                          | valen     | no valen   |
        | resumen-2018 | «casa. f.» y «caseta. f. [dim.]»                   | CASETA    | CASITA     |
        | resumen-2018 | «casa. f.» y «caserón. m. [aum.]»                  | CASERON   | CASAZA     |
        | resumen-2018 | «bueno, na. adj.» y «bonísimo, ma. adj. [superl.]» | BONISIMO  | BUENISIMO  |
        | resumen-2018 | «libro. m.» y «casucha. f. [despect.]»             | CASU[CH]A | LIBRU[CH]O |
