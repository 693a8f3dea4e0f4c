# language: es
@perfil-lexico-reglas
Característica: Palabras antiguas, desusadas y de la germanía
  # en: Old and disused words, and words of thieves' cant

  Regla: Valen tal como el diccionario las trae, sin plural
    # en: They are valid as the dictionary has them, without a plural

    @esc-4000
    Esquema del escenario: Voz cuyas acepciones llevan todas una marca de época
      # en: A word all of whose senses bear a mark of age
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.15.p1 @fise-2003:XII.15.p2 @fise-2003:XII.15.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen    | no valen  |
        | fise-2003  | lle. pron. ant.     | [LL]E    | [LL]ES    |
        | fise-2003  | alán. m. ant.       | ALAN     | ALANES    |
        | fise-2003  | alcabuz. m. desus.  | ALCABUZ  | ALCABUCES |
        | fise-2003  | fincable. adj. ant. | FINCABLE | FINCABLES |
        | fise-2003  | figo. m. ant.       | FIGO     | FIGOS     |
        | fise-2003  | godeño. adj. germ.  | GODEÑO   | GODEÑOS   |

      @redeletras:XII.12.p1 @redeletras:XII.12.p2 @redeletras:XII.12.p3 @redeletras:XII.12.p4 @redeletras:XII.12.p5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen    | no valen  |
        | redeletras | lle. pron. ant.     | [LL]E    | [LL]ES    |
        | redeletras | alán. m. ant.       | ALAN     | ALANES    |
        | redeletras | alcabuz. m. desus.  | ALCABUZ  | ALCABUCES |
        | redeletras | fincable. adj. ant. | FINCABLE | FINCABLES |
        | redeletras | figo. m. ant.       | FIGO     | FIGOS     |
        | redeletras | godeño. adj. germ.  | GODEÑO   | GODEÑOS   |

      @fise-2009:XII.12 @fise-2009:XII.12.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen    | no valen  |
        | fise-2009  | lle. pron. ant.     | [LL]E    | [LL]ES    |
        | fise-2009  | alán. m. ant.       | ALAN     | ALANES    |
        | fise-2009  | alcabuz. m. desus.  | ALCABUZ  | ALCABUCES |
        | fise-2009  | fincable. adj. ant. | FINCABLE | FINCABLES |
        | fise-2009  | figo. m. ant.       | FIGO     | FIGOS     |
        | fise-2009  | godeño. adj. germ.  | GODEÑO   | GODEÑOS   |

    @esc-4001
    Esquema del escenario: Voz antigua que una frase trae en plural
      # en: An old word that a phrase has in the plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.15.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen | no valen |
        | fise-2003  | figo. m. ant. [expr. no, que son ~s] | FIGO  | FIGOS    |

      @redeletras:XII.12.p5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen | no valen |
        | redeletras | figo. m. ant. [expr. no, que son ~s] | FIGO  | FIGOS    |

      @fise-2009:XII.12.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen | no valen |
        | fise-2009  | figo. m. ant. [expr. no, que son ~s] | FIGO  | FIGOS    |

  Regla: El uso que el diccionario les anota puede abrir el plural
    # en: The use that the dictionary notes of them can open the plural

    @esc-4002
    Esquema del escenario: Voz desusada que se usa en algún lugar
      # en: A disused word that is used somewhere
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.15.p4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen            | no valen |
        | fise-2003  | lejura. f. desus. U. en Colombia y Ecuador | LEJURA y LEJURAS | LEJURAES |

      @redeletras:XII.12.p6
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen            | no valen |
        | redeletras | lejura. f. desus. U. en Colombia y Ecuador | LEJURA y LEJURAS | LEJURAES |

      @fise-2009:XII.12.s3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen            | no valen |
        | fise-2009  | lejura. f. desus. U. en Colombia y Ecuador | LEJURA y LEJURAS | LEJURAES |

    @esc-4003
    Esquema del escenario: La misma voz si no se usara en ninguna parte
      # en: The same word if it were used nowhere
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.15.p4 @fise-2003:XII.15.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen  | no valen |
        | fise-2003  | lejura. f. desus. | LEJURA | LEJURAS  |

      @redeletras:XII.12.p6 @redeletras:XII.12.p5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen  | no valen |
        | redeletras | lejura. f. desus. | LEJURA | LEJURAS  |

      @fise-2009:XII.12.s3 @fise-2009:XII.12.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen  | no valen |
        | fise-2009  | lejura. f. desus. | LEJURA | LEJURAS  |

    @esc-4004
    Esquema del escenario: Voz desusada que vive como vulgarismo, en la poesía o en el habla coloquial
      # en: A disused word that lives on as a vulgarism, in poetry or in colloquial speech
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.12.p6
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                        | valen                  | no valen    |
        | redeletras | argullo. m. desus. U. c. vulg.  | ARGU[LL]O y ARGU[LL]OS | ARGU[LL]OES |
        | redeletras | argullo. m. desus. U. c. poét.  | ARGU[LL]OS             | ARGU[LL]OES |
        | redeletras | argullo. m. desus. U. c. coloq. | ARGU[LL]OS             | ARGU[LL]OES |

      @fise-2009:XII.12.s3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                        | valen                  | no valen    |
        | fise-2009  | argullo. m. desus. U. c. vulg.  | ARGU[LL]O y ARGU[LL]OS | ARGU[LL]OES |
        | fise-2009  | argullo. m. desus. U. c. poét.  | ARGU[LL]OS             | ARGU[LL]OES |
        | fise-2009  | argullo. m. desus. U. c. coloq. | ARGU[LL]OS             | ARGU[LL]OES |

    @esc-4005
    Esquema del escenario: La misma voz donde solo cuenta el lugar
      # en: The same word where only the place counts
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.15.p4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                       | valen     | no valen   |
        | fise-2003  | argullo. m. desus. U. c. vulg. | ARGU[LL]O | ARGU[LL]OS |
