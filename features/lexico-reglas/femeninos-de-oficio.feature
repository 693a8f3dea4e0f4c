# language: es
@perfil-lexico-reglas
Característica: Femeninos de oficios y profesiones
  # en: Feminines of trades and professions

  Regla: Vale el femenino de un oficio que el diccionario trae
    # en: A feminine of a trade is valid when the dictionary has it

    @esc-3045
    Esquema del escenario: Oficio cuyo femenino trae el diccionario
      # en: A trade whose feminine the dictionary has
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.11 @redeletras:XII.7 @fise-2009:XII.7
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid |
        | reglamento | artículos                                           | valen                 |
        | fise-2003  | «ingeniero, ra. m. y f. [oficio]»                   | INGENIERO e INGENIERA |
        | fise-2003  | «ayudante. com. [oficio]» y «ayudanta. f. [oficio]» | AYUDANTE y AYUDANTA   |
        | fise-2003  | «aprendiz, za. m. y f. [oficio]»                    | APRENDIZ y APRENDIZA  |
        | redeletras | «ingeniero, ra. m. y f. [oficio]»                   | INGENIERO e INGENIERA |
        | redeletras | «ayudante. com. [oficio]» y «ayudanta. f. [oficio]» | AYUDANTE y AYUDANTA   |
        | redeletras | «médico, ca. m. y f. [oficio]»                      | MEDICO y MEDICA       |
        | fise-2009  | «ingeniero, ra. m. y f. [oficio]»                   | INGENIERO e INGENIERA |
        | fise-2009  | «ayudante. com. [oficio]» y «ayudanta. f. [oficio]» | AYUDANTE y AYUDANTA   |
        | fise-2009  | «médico, ca. m. y f. [oficio]»                      | MEDICO y MEDICA       |

    @esc-3046
    Esquema del escenario: Oficio cuyo femenino no trae
      # en: A trade whose feminine it has not
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.11 @redeletras:XII.7 @fise-2009:XII.7
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo              | valen   | no valen |
        | fise-2003  | cadete. com. [oficio] | CADETE  | CADETA   |
        | fise-2003  | alférez. m. [oficio]  | ALFEREZ | ALFEREZA |
        | redeletras | cadete. com. [oficio] | CADETE  | CADETA   |
        | redeletras | alférez. m. [oficio]  | ALFEREZ | ALFEREZA |
        | fise-2009  | cadete. com. [oficio] | CADETE  | CADETA   |
        | fise-2009  | alférez. m. [oficio]  | ALFEREZ | ALFEREZA |
