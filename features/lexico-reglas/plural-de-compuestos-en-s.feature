# language: es
@perfil-lexico-reglas
Característica: Plural de los compuestos cuyo segundo elemento ya es plural
  # en: Plural of compounds whose second part is a plural already

  Regla: El compuesto agudo de un plural no cambia donde el reglamento lo dice
    # en: An oxytone compound of a plural does not change where the regulation says so

    @esc-3030
    Esquema del escenario: Compuesto agudo en -S
      # en: Oxytone compound in -S
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.s
      Ejemplos: FISE 2003: nada los exceptúa
        # en: FISE 2003: nothing excepts them
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen       | no valen   |
        | fise-2003  | ciempiés. m. [segundo elemento en plural]  | CIEMPIESES  | CIEMPIESS  |
        | fise-2003  | buscapiés. m. [segundo elemento en plural] | BUSCAPIESES | BUSCAPIESS |

      @redeletras:XII.18.4.3.s.p3
      Ejemplos: ReDeLetras: sin cambio
        # en: ReDeLetras: unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen     | no valen    |
        | redeletras | buscapiés. m. [segundo elemento en plural] | BUSCAPIES | BUSCAPIESES |
        | redeletras | ciempiés. m. [segundo elemento en plural]  | CIEMPIES  | CIEMPIESES  |
        | redeletras | pasapurés. m. [segundo elemento en plural] | PASAPURES | PASAPURESES |

      @fise-2009:XII.18.4.3.s.e3
      Ejemplos: FISE 2009: sin cambio
        # en: FISE 2009: unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                      | valen          | no valen         |
        | fise-2009  | arrastrapiés. m. [segundo elemento en plural] | A[RR]ASTRAPIES | A[RR]ASTRAPIESES |
        | fise-2009  | buscapiés. m. [segundo elemento en plural]    | BUSCAPIES      | BUSCAPIESES      |
        | fise-2009  | ciempiés. m. [segundo elemento en plural]     | CIEMPIES       | CIEMPIESES       |
        | fise-2009  | cientopiés. m. [segundo elemento en plural]   | CIENTOPIES     | CIENTOPIESES     |
        | fise-2009  | cortapiés. m. [segundo elemento en plural]    | CORTAPIES      | CORTAPIESES      |
        | fise-2009  | guardapiés. m. [segundo elemento en plural]   | GUARDAPIES     | GUARDAPIESES     |
        | fise-2009  | milpiés. m. [segundo elemento en plural]      | MILPIES        | MILPIESES        |
        | fise-2009  | rapapiés. m. [segundo elemento en plural]     | RAPAPIES       | RAPAPIESES       |
        | fise-2009  | reposapiés. m. [segundo elemento en plural]   | REPOSAPIES     | REPOSAPIESES     |
        | fise-2009  | tapapiés. m. [segundo elemento en plural]     | TAPAPIES       | TAPAPIESES       |
        | fise-2009  | pasapurés. m. [segundo elemento en plural]    | PASAPURES      | PASAPURESES      |
        | fise-2009  | pesabebés. m. [segundo elemento en plural]    | PESABEBES      | PESABEBESES      |
        | fise-2009  | portabebés. m. [segundo elemento en plural]   | PORTABEBES     | PORTABEBESES     |
