# language: es
@perfil-lexico-reglas
Característica: Participios que tienen artículo propio
  # en: Participles that have an article of their own

  Regla: La forma que tiene artículo propio vale, con su plural
    # en: A form that has an article of its own is valid, with its plural

    @esc-3819
    Esquema del escenario: Forma del participio con artículo propio, y las demás
      # en: A form of the participle with an article of its own, and the others
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.3.p5 @fise-2003:XII.17.11.p5 @fise-2003:XII.18.4.1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                              | valen                                         | no valen                  |
        | fise-2003  | «arrepentirse. prnl.» y «arrepentida. f. [participio]» | A[RR]EPENTIDO, A[RR]EPENTIDA y A[RR]EPENTIDAS | A[RR]EPENTIDOS            |
        | fise-2003  | «dignarse. prnl.» y «arrepentida. f. [participio]»     | DIGNADO y A[RR]EPENTIDAS                      | DIGNADA y DIGNADAS        |
        | fise-2003  | «jumarse. prnl.» y «jumado, da. adj. [participio]»     | JUMADO, JUMADA, JUMADOS y JUMADAS             | JUMIDOS                   |
        | fise-2003  | «jumarse. prnl.»                                       | JUMADO                                        | JUMADA, JUMADOS y JUMADAS |

      @redeletras:XII.17.10.p7 @redeletras:XII.18.2.9
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                              | valen                                         | no valen                  |
        | redeletras | «arrepentirse. prnl.» y «arrepentida. f. [participio]» | A[RR]EPENTIDO, A[RR]EPENTIDA y A[RR]EPENTIDAS | A[RR]EPENTIDOS            |
        | redeletras | «dignarse. prnl.» y «arrepentida. f. [participio]»     | DIGNADO y A[RR]EPENTIDAS                      | DIGNADA y DIGNADAS        |
        | redeletras | «jumarse. prnl.» y «jumado, da. adj. [participio]»     | JUMADO, JUMADA, JUMADOS y JUMADAS             | JUMIDOS                   |
        | redeletras | «jumarse. prnl.»                                       | JUMADO                                        | JUMADA, JUMADOS y JUMADAS |

      @fise-2009:XII.17.10.p6 @fise-2009:XII.18.2.9.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                              | valen                                         | no valen                  |
        | fise-2009  | «arrepentirse. prnl.» y «arrepentida. f. [participio]» | A[RR]EPENTIDO, A[RR]EPENTIDA y A[RR]EPENTIDAS | A[RR]EPENTIDOS            |
        | fise-2009  | «dignarse. prnl.» y «arrepentida. f. [participio]»     | DIGNADO y A[RR]EPENTIDAS                      | DIGNADA y DIGNADAS        |
        | fise-2009  | «jumarse. prnl.» y «jumado, da. adj. [participio]»     | JUMADO, JUMADA, JUMADOS y JUMADAS             | JUMIDOS                   |
        | fise-2009  | «jumarse. prnl.»                                       | JUMADO                                        | JUMADA, JUMADOS y JUMADAS |

    @esc-3820
    Esquema del escenario: El artículo propio es antiguo
      # en: The article of its own is old
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.10.p6
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                                                  | valen                          | no valen                        |
        | fise-2009  | «arrepentirse. prnl.» y «arrepentida. f. desus. [participio]»              | A[RR]EPENTIDO y A[RR]EPENTIDA  | A[RR]EPENTIDAS y A[RR]EPENTIDOS |
        | fise-2009  | «arrepentirse. prnl.» y «arrepentida. f. desus. U. en México [participio]» | A[RR]EPENTIDA y A[RR]EPENTIDAS | A[RR]EPENTIDOS                  |
