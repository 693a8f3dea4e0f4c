# language: es
@perfil-lexico-reglas
Característica: Plural de las notas musicales
  # en: Plural of the musical notes

  Regla: El reglamento da el plural de cada nota
    # en: The regulation gives the plural of each note

    @esc-4304
    Esquema del escenario: Nota musical
      # en: A musical note
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.2.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | fise-2003  | do. m. [nota musical]  | DOS   | DOES     |
        | fise-2003  | re. m. [nota musical]  | RES   | REES     |
        | fise-2003  | mi. m. [nota musical]  | MIS   | MIES     |
        | fise-2003  | fa. m. [nota musical]  | FAS   | FAES     |
        | fise-2003  | sol. m. [nota musical] | SOLES | SOLS     |
        | fise-2003  | la. m. [nota musical]  | LAS   | LAES     |
        | fise-2003  | si. m. [nota musical]  | SIS   | SIES     |

      @redeletras:XII.18.1.6
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | redeletras | do. m. [nota musical]  | DOS   | DOES     |
        | redeletras | re. m. [nota musical]  | RES   | REES     |
        | redeletras | mi. m. [nota musical]  | MIS   | MIES     |
        | redeletras | fa. m. [nota musical]  | FAS   | FAES     |
        | redeletras | sol. m. [nota musical] | SOLES | SOLS     |
        | redeletras | la. m. [nota musical]  | LAS   | LAES     |
        | redeletras | si. m. [nota musical]  | SIS   | SIES     |

      @fise-2009:XII.18.1.8
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | fise-2009  | do. m. [nota musical]  | DOS   | DOES     |
        | fise-2009  | re. m. [nota musical]  | RES   | REES     |
        | fise-2009  | mi. m. [nota musical]  | MIS   | MIES     |
        | fise-2009  | fa. m. [nota musical]  | FAS   | FAES     |
        | fise-2009  | sol. m. [nota musical] | SOLES | SOLS     |
        | fise-2009  | la. m. [nota musical]  | LAS   | LAES     |
        | fise-2009  | si. m. [nota musical]  | SIS   | SIES     |
