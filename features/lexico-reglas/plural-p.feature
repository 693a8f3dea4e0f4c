# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -P
  # en: Plural of words in -P

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3026
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.p
      Ejemplos: FISE 2003: -S, menos POP
        # en: FISE 2003: -S, but for POP
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen     |
        | fise-2003  | clip. m.  | CLIPS   | CLIPES       |
        | fise-2003  | chip. m.  | [CH]IPS | [CH]IPES     |
        | fise-2003  | pop. adj. | POP     | POPS y POPES |

      @redeletras:XII.18.4.3.p
      Ejemplos: ReDeLetras: -S, menos CAP
        # en: ReDeLetras: -S, but for CAP
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen     |
        | redeletras | clip. m.  | CLIPS   | CLIPES       |
        | redeletras | chip. m.  | [CH]IPS | [CH]IPES     |
        | redeletras | crep. m.  | CREPS   | CREPES       |
        | redeletras | pop. adj. | POPS    | POPES        |
        | redeletras | cap. m.   | CAP     | CAPS y CAPES |

      @fise-2009:XII.18.4.3.p
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen |
        | fise-2009  | clip. m.  | CLIPS   | CLIPES   |
        | fise-2009  | chip. m.  | [CH]IPS | [CH]IPES |
        | fise-2009  | crep. m.  | CREPS   | CREPES   |
        | fise-2009  | gap. m.   | GAPS    | GAPES    |
        | fise-2009  | pop. adj. | POPS    | POPES    |
