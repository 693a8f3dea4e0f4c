# language: es
@perfil-lexico-reglas
Característica: Verbos antiguos
  # en: Old verbs

  Regla: Del verbo antiguo vale el infinitivo; la conjugación depende de su paradigma o de su uso
    # en: Of an old verb the infinitive is valid; whether it is conjugated depends on its paradigm or its use

    @esc-3401
    Esquema del escenario: Verbo antiguo sin paradigma
      # en: An old verb without a paradigm
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.12.p1 @fise-2003:XII.17.12.p2 @fise-2003:XII.17.12.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                              | valen   | no valen            |
        | fise-2003  | atear. tr. ant. [sin paradigma]       | ATEAR   | ATEAMOS y ATEARA    |
        | fise-2003  | atendar. intr. desus. [sin paradigma] | ATENDAR | ATENDAN y ATENDANDO |
        | fise-2003  | fuñar. intr. germ. [sin paradigma]    | FUÑAR   | FUÑABA y FUÑEN      |

      @redeletras:XII.17.6.p1 @redeletras:XII.17.6.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                              | valen   | no valen            |
        | redeletras | atear. tr. ant. [sin paradigma]       | ATEAR   | ATEAMOS y ATEARA    |
        | redeletras | atendar. intr. desus. [sin paradigma] | ATENDAR | ATENDAN y ATENDANDO |
        | redeletras | fuñar. intr. germ. [sin paradigma]    | FUÑAR   | FUÑABA y FUÑEN      |

      @fise-2009:XII.17.2.p2 @fise-2009:XII.17.6.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                              | valen   | no valen            |
        | fise-2009  | atear. tr. ant. [sin paradigma]       | ATEAR   | ATEAMOS y ATEARA    |
        | fise-2009  | acreer. tr. ant. [sin paradigma]      | ACREER  | ACREEN y ACREEMOS   |
        | fise-2009  | atendar. intr. desus. [sin paradigma] | ATENDAR | ATENDAN y ATENDANDO |
        | fise-2009  | enoyar. tr. desus. [sin paradigma]    | ENOYAR  | ENOYO y ENOYABAN    |
        | fise-2009  | fuñar. intr. germ. [sin paradigma]    | FUÑAR   | FUÑABA y FUÑEN      |
        | fise-2009  | muflir. tr. germ. [sin paradigma]     | MUFLIR  | MUFLE y MUFLIERON   |

    @esc-3402
    Esquema del escenario: Verbo antiguo con paradigma, que se conjuga
      # en: An old verb with a paradigm, which is conjugated
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.12.p1 @fise-2003:XII.17.12.p4
      Ejemplos: FISE 2003: aunque no se use en ninguna parte
        # en: FISE 2003: although it is used nowhere
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen            | no valen |
        | fise-2003  | yantar. tr. ant. U. en Ecuador             | YANTAR y YANTABA | YANTIA   |
        | fise-2003  | abondar. intr. ant. U. en León y Salamanca | ABONDAN          | ABONDIAN |
        | fise-2003  | colidir. tr. ant.                          | COLIDEN          | COLIDABA |
        | fise-2003  | atendar. intr. desus.                      | ATENDAMOS        | ATENDIAN |
        | fise-2003  | fuñar. intr. germ.                         | FUÑABA           | FUÑIA    |

      @redeletras:XII.17.6.p1 @redeletras:XII.17.6.p3
      Ejemplos: ReDeLetras: aunque no se use en ninguna parte
        # en: ReDeLetras: although it is used nowhere
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen            | no valen |
        | redeletras | yantar. tr. ant. U. en Ecuador             | YANTAR y YANTABA | YANTIA   |
        | redeletras | abondar. intr. ant. U. en León y Salamanca | ABONDAN          | ABONDIAN |
        | redeletras | horrar. tr. ant. U. en América             | HO[RR]AS         | HO[RR]IA |
        | redeletras | atendar. intr. desus.                      | ATENDAMOS        | ATENDIAN |
        | redeletras | fuñar. intr. germ.                         | FUÑABA           | FUÑIA    |

      @fise-2009:XII.17.6.p3 @fise-2009:XII.17.2.p1
      Ejemplos: FISE 2009: por el uso que conserva
        # en: FISE 2009: through the use that is left to it
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen            | no valen |
        | fise-2009  | yantar. tr. ant. U. en Ecuador             | YANTAR y YANTABA | YANTIA   |
        | fise-2009  | abondar. intr. ant. U. en León y Salamanca | ABONDAN          | ABONDIAN |
        | fise-2009  | adolecer. tr. ant.; intr.                  | ADOLECEN         | ADOLECAN |

    @esc-3403
    Esquema del escenario: Verbo antiguo con paradigma, que no se usa en ninguna parte
      # en: An old verb with a paradigm that is used nowhere
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.2.p3 @fise-2009:XII.17.6.p1 @fise-2009:XII.17.11.p1 @fise-2009:XII.17.11.p2
      Ejemplos: FISE 2009: el paradigma no basta
        # en: FISE 2009: the paradigm is not enough
        # en: | edition | article | valid | not valid |
        | reglamento | artículo              | valen   | no valen              |
        | fise-2009  | colidir. tr. ant.     | COLIDIR | COLIDE y COLIDIENDO   |
        | fise-2009  | envelar. tr. ant.     | ENVELAR | ENVELAMOS y ENVELARAN |
        | fise-2009  | atendar. intr. desus. | ATENDAR | ATENDAMOS             |
        | fise-2009  | fuñar. intr. germ.    | FUÑAR   | FUÑABA y FUÑEN        |
