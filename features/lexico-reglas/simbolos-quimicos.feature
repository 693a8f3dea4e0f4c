# language: es
@perfil-lexico-reglas
Característica: Símbolos químicos
  # en: Chemical symbols

  Regla: Ningún símbolo químico vale, aunque el diccionario lo traiga
    # en: No chemical symbol is valid, even if the dictionary has it

    @esc-4103
    Esquema del escenario: Símbolo que el diccionario trae
      # en: A symbol that the dictionary has
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:39.1 @fise-2003:XII.7
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | not valid |
        | reglamento | artículo  | no valen |
        | fise-2003  | Ba. símb. | BA       |
        | fise-2003  | Au. símb. | AU       |
        | fise-2003  | Ag. símb. | AG       |
        | fise-2003  | Ni. símb. | NI       |

      @redeletras:XII.16 @fise-2009:XII.16
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | not valid |
        | reglamento | artículo  | no valen |
        | redeletras | Ba. símb. | BA       |
        | redeletras | Au. símb. | AU       |
        | redeletras | Ag. símb. | AG       |
        | redeletras | Ni. símb. | NI       |
        | fise-2009  | Ba. símb. | BA       |
        | fise-2009  | Au. símb. | AU       |
        | fise-2009  | Ag. símb. | AG       |
        | fise-2009  | Ni. símb. | NI       |

    @esc-4104
    Esquema del escenario: Símbolo que se escribe como una palabra
      # en: A symbol spelt like a word
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:39.1 @fise-2003:XII.7 @redeletras:XII.16 @fise-2009:XII.16 @fise-2003:38 @redeletras:XI.p5 @fise-2009:XI.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid |
        | reglamento | artículos                 | valen |
        | fise-2003  | «Ni. símb.» y «ni. conj.» | NI    |
        | redeletras | «Ni. símb.» y «ni. conj.» | NI    |
        | fise-2009  | «Ni. símb.» y «ni. conj.» | NI    |

  Regla: En el resumen vale el que tiene entrada propia
    # en: In the summary one with an entry of its own is valid

    @esc-4105
    Esquema del escenario: Símbolo con entrada propia
      # en: A symbol with an entry of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo  | valen |
        | resumen-2018 | Au. símb. | AU    |
