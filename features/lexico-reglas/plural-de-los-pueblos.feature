# language: es
@perfil-lexico-reglas
Característica: Plural de los nombres de pueblos
  # en: Plural of the names of peoples

  Regla: Hacen el plural por su terminación
    # en: They make their plural by the ending

    @esc-4322
    Esquema del escenario: Pueblo con un plural, o sin cambio
      # en: A people with one plural, or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.1.7.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen                 | no valen |
        | redeletras | patagón, na. adj. [pueblo] | PATAGONES y PATAGONAS | PATAGONS |
        | redeletras | tuareg. adj. [pueblo]      | TUAREGS               | TUAREGES |

      @redeletras:XII.18.1.7.p1 @redeletras:XII.18.4.3.ch @fise-2009:XII.18.1.9.p1 @fise-2009:XII.18.4.3.ch
      Ejemplos: ReDeLetras y FISE 2009: PECH
        # en: ReDeLetras and FISE 2009: PECH
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen  | no valen           |
        | redeletras | pech. adj. [pueblo] | PE[CH] | PE[CH]S y PE[CH]ES |
        | fise-2009  | pech. adj. [pueblo] | PE[CH] | PE[CH]S y PE[CH]ES |

      @fise-2009:XII.18.1.9.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                 | valen      | no valen    |
        | fise-2009  | alacaluf. adj. [pueblo]  | ALACALUFS  | ALACALUFES  |
        | fise-2009  | alacalufe. adj. [pueblo] | ALACALUFES | ALACALUFEES |
        | fise-2009  | chaná. adj. [pueblo]     | [CH]ANAS   | [CH]ANAES   |
        | fise-2009  | puruhá. adj. [pueblo]    | PURUHAS    | PURUHAES    |
        | fise-2009  | tuareg. adj. [pueblo]    | TUAREGS    | TUAREGES    |

    @esc-4323
    Esquema del escenario: Pueblo con dos plurales
      # en: A people with two plurals
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.1.7.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid |
        | reglamento | artículo               | valen                |
        | redeletras | bantú. adj. [pueblo]   | BANTUES y BANTUS     |
        | redeletras | bribrí. adj. [pueblo]  | BRIBRIES y BRIBRIS   |
        | redeletras | chimú. adj. [pueblo]   | [CH]IMUES y [CH]IMUS |
        | redeletras | guaraní. adj. [pueblo] | GUARANIES y GUARANIS |

      @fise-2009:XII.18.1.9.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo             | valen                |
        | fise-2009  | bantú. adj. [pueblo] | BANTUES y BANTUS     |
        | fise-2009  | chimú. adj. [pueblo] | [CH]IMUES y [CH]IMUS |

  Regla: Donde el diccionario imprime otro plural, las ediciones se separan
    # en: Where the dictionary prints another plural, the editions part

    @esc-4324
    Esquema del escenario: Pueblo con otro plural en el diccionario, que también vale
      # en: A people with another plural in the dictionary, which is valid too
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.1.7.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                           | valen                            | no valen    |
        | redeletras | chaná. adj. [pueblo] [pl. chanaes]                 | [CH]ANAS y [CH]ANAES             | [CH]ANAESES |
        | redeletras | chané. adj. [pueblo] [pl. chané]                   | [CH]ANES y [CH]ANE               | [CH]ANEES   |
        | redeletras | chuj. adj. [pueblo] [pl. chuj]                     | [CH]UJES y [CH]UJ                | [CH]UJS     |
        | redeletras | alacaluf. adj. [pueblo] [pl. alacaluf, alacalufes] | ALACALUFS, ALACALUFES y ALACALUF | ALACALUFSES |

    @esc-4325
    Esquema del escenario: Pueblo con otro plural en el diccionario, que no vale
      # en: A people with another plural in the dictionary, which is not valid
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.9.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen    | no valen  |
        | fise-2009  | chaná. adj. [pueblo] [pl. chanaes]   | [CH]ANAS | [CH]ANAES |
        | fise-2009  | puruhá. adj. [pueblo] [pl. puruhaes] | PURUHAS  | PURUHAES  |
