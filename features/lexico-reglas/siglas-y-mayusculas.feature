# language: es
@perfil-lexico-reglas
Característica: Siglas, acrónimos y mayúsculas
  # en: Initialisms, acronyms and capitals

  Regla: Vale la sigla que el diccionario trae en minúscula
    # en: An initialism that the dictionary has in small letters is valid

    @esc-4115
    Esquema del escenario: Sigla hecha nombre común
      # en: An initialism that has become a common noun
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.5
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid |
        | reglamento | artículo           | valen |
        | fise-2003  | radar. m. [acrón.] | RADAR |
        | fise-2003  | sida. m. [sigla]   | SIDA  |
        | fise-2003  | mir. m. [sigla]    | MIR   |

      @redeletras:XII.15.p1 @fise-2009:XII.15
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo           | valen |
        | redeletras | geo. m. [acrón.]   | GEO   |
        | redeletras | mir. m. [sigla]    | MIR   |
        | redeletras | radar. m. [acrón.] | RADAR |
        | redeletras | sida. m. [sigla]   | SIDA  |
        | redeletras | vip. m. [sigla]    | VIP   |
        | fise-2009  | geo. m. [acrón.]   | GEO   |
        | fise-2009  | mir. m. [sigla]    | MIR   |
        | fise-2009  | radar. m. [acrón.] | RADAR |
        | fise-2009  | sida. m. [sigla]   | SIDA  |
        | fise-2009  | vip. m. [sigla]    | VIP   |

  Regla: No vale la palabra con alguna mayúscula
    # en: A word with any capital is not valid

    @esc-4116
    Esquema del escenario: Artículo con mayúsculas
      # en: An article with capitals
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:39.7
      Ejemplos: FISE 2003: cualquier palabra
        # en: FISE 2003: any word
        # en: | edition | article | not valid |
        | reglamento | artículo | no valen |
        | fise-2003  | pH. m.   | PH       |

      @fise-2003:XII.5
      Ejemplos: FISE 2003: siglas
        # en: FISE 2003: initialisms
        # en: | edition | article | not valid |
        | reglamento | artículo        | no valen |
        | fise-2003  | DVD. m. [sigla] | DVD      |
        | fise-2003  | CD. m. [sigla]  | CD       |

      @redeletras:XII.15.p2 @fise-2009:XII.15.s2
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | not valid |
        | reglamento | artículo        | no valen |
        | redeletras | DVD. m. [sigla] | DVD      |
        | redeletras | CD. m. [sigla]  | CD       |
        | redeletras | pH. m. [sigla]  | PH       |
        | fise-2009  | DVD. m. [sigla] | DVD      |
        | fise-2009  | CD. m. [sigla]  | CD       |
        | fise-2009  | pH. m. [sigla]  | PH       |

  Regla: En el resumen vale la que tiene entrada propia, también con mayúsculas
    # en: In the summary one with an entry of its own is valid, with capitals too

    @esc-4117
    Esquema del escenario: Sigla y acrónimo con entrada propia
      # en: An initialism and an acronym with an entry of their own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo           | valen |
        | resumen-2018 | radar. m. [acrón.] | RADAR |
        | resumen-2018 | DVD. m. [sigla]    | DVD   |
