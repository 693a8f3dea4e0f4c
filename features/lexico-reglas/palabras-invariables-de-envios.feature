# language: es
@perfil-lexico-reglas
Característica: Palabras de envíos que no varían
  # en: Words of cross-references that do not vary

  Regla: No tiene plural la palabra que va tras una conjunción, una preposición o una contracción
    # en: A word that follows a conjunction, a preposition or a contraction has no plural

    @esc-4145
    Esquema del escenario: Palabra que va tras una partícula
      # en: A word that follows a particle
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.3.e2
      Ejemplos: FISE 2009: solo de CAGALAR se dice en qué expresión está
        # en: FISE 2009: of CAGALAR alone it is said in which expression it stands
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                  | valen         | no valen               |
        | fise-2009  | cagalar. [V. tripa del ~, tras partícula] | CAGALAR       | CAGALARS y CAGALARES   |
        | fise-2009  | alcarreto. [V. … ~, tras partícula]       | ALCA[RR]ETO   | ALCA[RR]ETOS           |
        | fise-2009  | añafea. [V. … ~, tras partícula]          | AÑAFEA        | AÑAFEAS                |
        | fise-2009  | aparadura. [V. … ~, tras partícula]       | APARADURA     | APARADURAS             |
        | fise-2009  | cap. [V. … ~, tras partícula]             | CAP           | CAPS y CAPES           |
        | fise-2009  | funerala. [V. … ~, tras partícula]        | FUNERALA      | FUNERALAS              |
        | fise-2009  | force. [V. … ~, tras partícula]           | FORCE         | FORCES                 |
        | fise-2009  | gibao. [V. … ~, tras partícula]           | GIBAO         | GIBAOS                 |
        | fise-2009  | jorrar. [V. … ~, tras partícula]          | JO[RR]AR      | JO[RR]ARS y JO[RR]ARES |
        | fise-2009  | lancilla. [V. … ~, tras partícula]        | LANCI[LL]A    | LANCI[LL]AS            |
        | fise-2009  | mamante. [V. … ~, tras partícula]         | MAMANTE       | MAMANTES               |
        | fise-2009  | marquilla. [V. … ~, tras partícula]       | MARQUI[LL]A   | MARQUI[LL]AS           |
        | fise-2009  | monteleva. [V. … ~, tras partícula]       | MONTELEVA     | MONTELEVAS             |
        | fise-2009  | nanita. [V. … ~, tras partícula]          | NANITA        | NANITAS                |
        | fise-2009  | oc. [V. … ~, tras partícula]              | OC            | OCS y OCES             |
        | fise-2009  | oíl. [V. … ~, tras partícula]             | OIL           | OILS y OILES           |
        | fise-2009  | panderete. [V. … ~, tras partícula]       | PANDERETE     | PANDERETES             |
        | fise-2009  | pedro. [V. … ~, tras partícula]           | PEDRO         | PEDROS                 |
        | fise-2009  | pereciendo. [V. … ~, tras partícula]      | PERECIENDO    | PERECIENDOS            |
        | fise-2009  | perica. [V. … ~, tras partícula]          | PERICA        | PERICAS                |
        | fise-2009  | pernocta. [V. … ~, tras partícula]        | PERNOCTA      | PERNOCTAS              |
        | fise-2009  | que. [V. … ~, tras partícula]             | QUE           | QUES                   |
        | fise-2009  | retrovendendo. [V. … ~, tras partícula]   | RETROVENDENDO | RETROVENDENDOS         |
        | fise-2009  | supra. [V. … ~, tras partícula]           | SUPRA         | SUPRAS                 |
        | fise-2009  | tibar. [V. … ~, tras partícula]           | TIBAR         | TIBARS y TIBARES       |

    @esc-4149
    Esquema del escenario: Palabra que va tras una partícula donde nadie habla de ella
      # en: A word that follows a particle where nobody speaks of it
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <formas> según el reglamento <reglamento>
      Entonces quedan a juicio de los árbitros <formas>

      @fise-2003:XII.18.p4 @fise-2003:XII.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | forms |
        | reglamento | artículo                                  | formas    |
        | fise-2003  | cagalar. [V. tripa del ~, tras partícula] | CAGALARES |

      @redeletras:XII.18.p3 @redeletras:XII.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | forms |
        | reglamento | artículo                                  | formas    |
        | redeletras | cagalar. [V. tripa del ~, tras partícula] | CAGALARES |

    @esc-4146
    Esquema del escenario: La misma palabra con otro artículo
      # en: The same word with another article
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.3.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                         | valen   | no valen |
        | fise-2009  | «perica. [V. … ~, tras partícula]» y «perica. f.» | PERICAS | PERICAES |

  Regla: No varían las cuatro que el reglamento nombra
    # en: The four that the regulation names do not vary

    @esc-4147
    Esquema del escenario: Adjetivo de un envío que el reglamento nombra
      # en: An adjective of a cross-reference that the regulation names
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.3.e4
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen   | no valen              |
        | fise-2009  | abanda. [V. arroz ~, adj.] | ABANDA  | ABANDAS               |
        | fise-2009  | jané. [V. … ~, adj.]       | JANE    | JANES y JANEES        |
        | fise-2009  | molotov. [V. … ~, adj.]    | MOLOTOV | MOLOTOVS y MOLOTOVES  |
        | fise-2009  | troy. [V. … ~, adj.]       | TROY    | TROYES, TROYS y TROIS |
