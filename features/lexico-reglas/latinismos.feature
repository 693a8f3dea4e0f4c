# language: es
@perfil-lexico-reglas
Característica: Latinismos
  # en: Latin words

  Regla: Vale el que el diccionario trae por sí solo
    # en: One that the dictionary has by itself is valid

    @esc-4134
    Esquema del escenario: Latinismo con artículo propio y parte de una frase latina
      # en: A Latin word with an article of its own and part of a Latin phrase
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.10
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                                           | valen  | no valen |
        | fise-2003  | «in. prep. [voz latina]» y «ad líbitum. adv. [voz latina]»          | IN     | LIBITUM  |
        | fise-2003  | «sic. adv. [voz latina]» y «ad hoc. adv. [voz latina]»              | SIC    | HOC      |
        | fise-2003  | «ídem. pron. [voz latina]» y «deo gracias. [voz latina] [expr. ~]»  | IDEM   | DEO      |
        | fise-2003  | «vide. [voz latina] [expr. ~]» y «ad líbitum. adv. [voz latina]»    | VIDE   | LIBITUM  |
        | fise-2003  | «ad. prep. [voz latina]» y «ad hoc. adv. [voz latina]»              | AD     | HOC      |
        | fise-2003  | «quáter. adv. [voz latina]» y «deo gracias. [voz latina] [expr. ~]» | QUATER | DEO      |
        | fise-2003  | «ter. adv. [voz latina]» y «ad hoc. adv. [voz latina]»              | TER    | HOC      |

      @redeletras:XII.9 @fise-2009:XII.9
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                                | valen   | no valen |
        | redeletras | «plus. m. [voz latina]» y «ad hoc. adv. [voz latina]»    | PLUS    | HOC      |
        | redeletras | «déficit. m. [voz latina]» y «ad hoc. adv. [voz latina]» | DEFICIT | HOC      |
        | redeletras | «lapsus. m. [voz latina]» y «ad hoc. adv. [voz latina]»  | LAPSUS  | HOC      |
        | redeletras | «ítem. adv. [voz latina]» y «ad hoc. adv. [voz latina]»  | ITEM    | HOC      |
        | fise-2009  | «plus. m. [voz latina]» y «ad hoc. adv. [voz latina]»    | PLUS    | HOC      |
        | fise-2009  | «déficit. m. [voz latina]» y «ad hoc. adv. [voz latina]» | DEFICIT | HOC      |
        | fise-2009  | «lapsus. m. [voz latina]» y «ad hoc. adv. [voz latina]»  | LAPSUS  | HOC      |
        | fise-2009  | «ítem. adv. [voz latina]» y «ad hoc. adv. [voz latina]»  | ITEM    | HOC      |
