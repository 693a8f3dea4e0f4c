# language: es
@perfil-lexico-reglas
Característica: Participios que el diccionario trae en una frase
  # en: Participles that the dictionary has in a phrase

  Regla: El plural que muestra una frase no vale
    # en: The plural that a phrase shows is not valid

    @esc-3818
    Esquema del escenario: El diccionario trae el plural en una frase
      # en: The dictionary has the plural in a phrase
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.11.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                               | valen   | no valen            |
        | fise-2003  | medrar. intr. [expr. medrados estamos] | MEDRADO | MEDRADOS y MEDRADAS |

      @redeletras:XII.17.4.p4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                               | valen   | no valen            |
        | redeletras | medrar. intr. [expr. medrados estamos] | MEDRADO | MEDRADOS y MEDRADAS |

      @fise-2009:XII.17.4.p6
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                               | valen   | no valen            |
        | fise-2009  | medrar. intr. [expr. medrados estamos] | MEDRADO | MEDRADOS y MEDRADAS |
