# language: es
@perfil-lexico-reglas
Característica: Conjugación de los verbos
  # en: Conjugation of verbs

  Regla: El paradigma del diccionario dice qué verbos se conjugan
    # en: The paradigm of the dictionary tells which verbs are conjugated

    @esc-3400
    Esquema del escenario: Verbo de uso actual con paradigma
      # en: A verb in current use with a paradigm
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.1.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen                       | no valen |
        | fise-2003  | cantar. tr.   | CANTAR, CANTASTE y CANTANDO | CANTIDO  |
        | fise-2003  | temer. tr.    | TEMER, TEMIESES y TEMIENDO  | TEMASTE  |
        | fise-2003  | boxear. intr. | BOXEAR, BOXEEN y BOXEAD     | BOXEID   |

      @redeletras:XII.17.2.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen                       | no valen |
        | redeletras | cantar. tr.   | CANTAR, CANTASTE y CANTANDO | CANTIDO  |
        | redeletras | boxear. intr. | BOXEAR, BOXEEN y BOXEAD     | BOXEID   |

      @fise-2009:XII.17.2.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen                       | no valen |
        | fise-2009  | cantar. tr.   | CANTAR, CANTASTE y CANTANDO | CANTIDO  |
        | fise-2009  | boxear. intr. | BOXEAR, BOXEEN y BOXEAD     | BOXEID   |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                              | valen                       | no valen          |
        | resumen-2018 | cantar. tr.                           | CANTAR, CANTASTE y CANTANDO | CANTIDO           |
        | resumen-2018 | boxear. intr. [sin paradigma]         | BOXEAR                      | BOXEEN y BOXEANDO |
        | resumen-2018 | exorar. tr. p. us.                    | EXORAR y EXORABAN           | EXORIAN           |
        | resumen-2018 | atear. tr. ant.                       | ATEAR y ATEARA              | ATEIRA            |
        | resumen-2018 | atendar. intr. desus.                 | ATENDAR y ATENDAMOS         | ATENDIAN          |
        | resumen-2018 | fuñar. intr. germ.                    | FUÑAR y FUÑANDO             | FUÑIENDO          |
        | resumen-2018 | exorar. tr. p. us. [sin paradigma]    | EXORAR                      | EXORABAN          |
        | resumen-2018 | atear. tr. ant. [sin paradigma]       | ATEAR                       | ATEARA            |
        | resumen-2018 | atendar. intr. desus. [sin paradigma] | ATENDAR                     | ATENDAMOS         |
        | resumen-2018 | fuñar. intr. germ. [sin paradigma]    | FUÑAR                       | FUÑANDO           |
