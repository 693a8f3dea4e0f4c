# language: es
@perfil-lexico-reglas
Característica: Nombres propios
  # en: Proper names

  Regla: El nombre propio no vale, aunque el diccionario lo traiga
    # en: A proper name is not valid, even if the dictionary has it

    @esc-4112
    Esquema del escenario: Nombre propio que el diccionario trae
      # en: A proper name that the dictionary has
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:XII.2 @redeletras:XII.10 @fise-2009:XII.10
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | not valid |
        | reglamento | artículo    | no valen     |
        | fise-2003  | José. n. p. | JOSE y JOSES |
        | fise-2003  | Rosa. n. p. | ROSA y ROSAS |
        | redeletras | José. n. p. | JOSE y JOSES |
        | redeletras | Rosa. n. p. | ROSA y ROSAS |
        | fise-2009  | José. n. p. | JOSE y JOSES |
        | fise-2009  | Rosa. n. p. | ROSA y ROSAS |

    @esc-4113
    Esquema del escenario: Nombre propio que se escribe como uno común
      # en: A proper name spelt like a common noun
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.2 @redeletras:XII.10 @fise-2009:XII.10 @fise-2003:38 @redeletras:XI.p5 @fise-2009:XI.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid |
        | reglamento | artículos                  | valen        |
        | fise-2003  | «Rosa. n. p.» y «rosa. f.» | ROSA y ROSAS |
        | redeletras | «Rosa. n. p.» y «rosa. f.» | ROSA y ROSAS |
        | fise-2009  | «Rosa. n. p.» y «rosa. f.» | ROSA y ROSAS |

  Regla: En el resumen vale el que tiene entrada propia
    # en: In the summary one with an entry of its own is valid

    @esc-4114
    Esquema del escenario: Nombre propio con entrada propia
      # en: A proper name with an entry of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo    | valen |
        | resumen-2018 | José. n. p. | JOSE  |
