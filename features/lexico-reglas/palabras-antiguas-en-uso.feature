# language: es
@perfil-lexico-reglas
Característica: Palabras antiguas que aún se usan
  # en: Old words that are still used

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
