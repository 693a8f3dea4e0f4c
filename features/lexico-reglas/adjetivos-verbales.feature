# language: es
@perfil-lexico-reglas
Característica: Adjetivos formados de verbos
  # en: Adjectives made of verbs

  Regla: Valen los que el diccionario trae, y no los que cualquiera puede formar
    # en: Those that the dictionary has are valid, and not those that anybody can form

    @esc-3048
    Esquema del escenario: Adjetivo con artículo y adjetivo sin él
      # en: An adjective with an article and one without
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.7
      Ejemplos: FISE 2003: en -BLE
        # en: FISE 2003: in -BLE
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                       | valen   | no valen |
        | fise-2003  | «tomar. tr.» y «comible. adj.»  | COMIBLE | TOMABLE  |
        | fise-2003  | «partir. tr.» y «comible. adj.» | COMIBLE | PARTIBLE |

      @fise-2003:XII.17.8
      Ejemplos: FISE 2003: en -DOR
        # en: FISE 2003: in -DOR
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                           | valen  | no valen |
        | fise-2003  | «salir. intr.» y «leedor, ra. adj.» | LEEDOR | SALIDOR  |

      @fise-2003:XII.17.9
      Ejemplos: FISE 2003: en -NTE
        # en: FISE 2003: in -NTE
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                     | valen  | no valen |
        | fise-2003  | «comer. tr.» y «amante. adj.» | AMANTE | COMIENTE |
        | fise-2003  | «sacar. tr.» y «amante. adj.» | AMANTE | SACANTE  |

      @redeletras:XII.17.1.p2 @fise-2009:XII.17.1.p2
      Ejemplos: ReDeLetras y FISE 2009: todos
        # en: ReDeLetras and FISE 2009: all of them
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                              | valen     | no valen |
        | redeletras | «tomar. tr.» y «comible. adj.»         | COMIBLE   | TOMABLE  |
        | redeletras | «salir. intr.» y «bebedor, ra. adj.»   | BEBEDOR   | SALIDOR  |
        | redeletras | «comer. tr.» y «amante. adj.»          | AMANTE    | COMIENTE |
        | redeletras | «reír. intr.» y «reidero, ra. adj.»    | REIDERO   | REIDOR   |
        | fise-2009  | «tomar. tr.» y «comible. adj.»         | COMIBLE   | TOMABLE  |
        | fise-2009  | «salir. intr.» y «bebedor, ra. adj.»   | BEBEDOR   | SALIDOR  |
        | fise-2009  | «comer. tr.» y «yacente. adj.»         | YACENTE   | COMIENTE |
        | fise-2009  | «morir. intr.» y «moribundo, da. adj.» | MORIBUNDO | MORIENTE |
