# language: es
@perfil-lexico-reglas
Característica: Plural de las apócopes
  # en: Plural of apocopes

  Regla: La apócope no tiene plural
    # en: An apocope has no plural

    @esc-4119
    Esquema del escenario: Plural de una apócope
      # en: The plural of an apocope
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.2.2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen    | no valen               |
        | redeletras | algún. adj. [apóc.]    | ALGUN    | ALGUNES y ALGUNS       |
        | redeletras | cuán. adv. [apóc.]     | CUAN     | CUANES y CUANS         |
        | redeletras | germán. adj. [apóc.]   | GERMAN   | GERMANES y GERMANS     |
        | redeletras | ningún. adj. [apóc.]   | NINGUN   | NINGUNES y NINGUNS     |
        | redeletras | rabicán. adj. [apóc.]  | RABICAN  | RABICANES y RABICANS   |
        | redeletras | veintiún. adj. [apóc.] | VEINTIUN | VEINTIUNES y VEINTIUNS |

      @fise-2009:XII.18.2.7 @fise-2009:XII.18.2.7.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen    | no valen               |
        | fise-2009  | algún. adj. [apóc.]    | ALGUN    | ALGUNES y ALGUNS       |
        | fise-2009  | germán. adj. [apóc.]   | GERMAN   | GERMANES y GERMANS     |
        | fise-2009  | ningún. adj. [apóc.]   | NINGUN   | NINGUNES y NINGUNS     |
        | fise-2009  | rabicán. adj. [apóc.]  | RABICAN  | RABICANES y RABICANS   |
        | fise-2009  | veintiún. adj. [apóc.] | VEINTIUN | VEINTIUNES y VEINTIUNS |

    @esc-4148
    Esquema del escenario: Apócope que es además sustantivo
      # en: An apocope that is a noun as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.2.2 @fise-2009:XII.18.2.7
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen  | no valen |
        | redeletras | cien. adj. [apóc.]; m. | CIENES | CIENS    |
        | fise-2009  | cien. adj. [apóc.]; m. | CIENES | CIENS    |

    @esc-4120
    Esquema del escenario: Apócope que el reglamento exceptúa
      # en: An apocope that the regulation excepts
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.7.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen       | no valen    |
        | fise-2009  | mal. adj. [apóc.]       | MALES       | MALS        |
        | fise-2009  | mi. adj. [apóc.]        | MIS         | MIES        |
        | fise-2009  | tu. adj. [apóc.]        | TUS         | TUES        |
        | fise-2009  | un. adj. [apóc.]        | UNOS        | UNES y UNS  |
        | fise-2009  | cualquier. adj. [apóc.] | CUALESQUIER | CUALQUIERES |

    @esc-4121
    Esquema del escenario: Sustantivo hecho con una apócope
      # en: A noun made with an apocope
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.7.n1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                        | valen            | no valen          |
        | fise-2009  | marimacho. m. [de un apóc.]     | MARIMA[CH]OS     | MARIMA[CH]OES     |
        | fise-2009  | marimandona. f. [de un apóc.]   | MARIMANDONAS     | MARIMANDONAES     |
        | fise-2009  | marimanta. f. [de un apóc.]     | MARIMANTAS       | MARIMANTAES       |
        | fise-2009  | mariposa. f. [de un apóc.]      | MARIPOSAS        | MARIPOSAES        |
        | fise-2009  | marisabidilla. f. [de un apóc.] | MARISABIDI[LL]AS | MARISABIDI[LL]AES |
        | fise-2009  | alefriz. m. [de un apóc.]       | ALEFRICES        | ALEFRIZES         |

  Regla: En FISE 2003 tiene el plural de su clase
    # en: In FISE 2003 it has the plural of its kind

    @esc-4122
    Esquema del escenario: Plural de una apócope donde nadie lo niega
      # en: The plural of an apocope where nobody denies it
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.mono.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen | no valen |
        | fise-2003  | tu. adj. [apóc.] | TUS   | TUES     |
