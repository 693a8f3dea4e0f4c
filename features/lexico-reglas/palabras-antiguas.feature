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
