# language: es
@perfil-lexico-reglas
Característica: Infinitivo que no admite -SE
  # en: Infinitive that does not take -SE

  Regla: El infinitivo no admite -SE si el artículo del verbo no lo lleva
    # en: The infinitive does not take -SE if the article of the verb does not have it

    @esc-3805
    Esquema del escenario: Verbo que solo en algunas acepciones es pronominal
      # en: A verb that is pronominal in some senses only
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                          | valen    | no valen   |
        | fise-2003  | morir. intr. U. t. c. prnl.                       | MORIR    | MORIRSE    |
        | fise-2003  | subir. intr.; tr.; prnl.                          | SUBIR    | SUBIRSE    |
        | fise-2003  | caer. intr. U. t. c. prnl.                        | CAER     | CAERSE     |
        | fise-2003  | peinar. tr. U. t. c. prnl.                        | PEINAR   | PEINARSE   |
        | fise-2003  | atristar. tr. ant. U. t. c. prnl. [sin paradigma] | ATRISTAR | ATRISTARSE |

      @redeletras:XII.17.5.p4 @redeletras:XII.17.10.p4 @redeletras:XII.17.10.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                          | valen    | no valen   |
        | redeletras | morir. intr. U. t. c. prnl.                       | MORIR    | MORIRSE    |
        | redeletras | subir. intr.; tr.; prnl.                          | SUBIR    | SUBIRSE    |
        | redeletras | caer. intr. U. t. c. prnl.                        | CAER     | CAERSE     |
        | redeletras | peinar. tr. U. t. c. prnl.                        | PEINAR   | PEINARSE   |
        | redeletras | atristar. tr. ant. U. t. c. prnl. [sin paradigma] | ATRISTAR | ATRISTARSE |

      @fise-2009:XII.17.5.p5 @fise-2009:XII.17.10.p4 @fise-2009:XII.17.10.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                          | valen    | no valen   |
        | fise-2009  | morir. intr. U. t. c. prnl.                       | MORIR    | MORIRSE    |
        | fise-2009  | subir. intr.; tr.; prnl.                          | SUBIR    | SUBIRSE    |
        | fise-2009  | caer. intr. U. t. c. prnl.                        | CAER     | CAERSE     |
        | fise-2009  | peinar. tr. U. t. c. prnl.                        | PEINAR   | PEINARSE   |
        | fise-2009  | atristar. tr. ant. U. t. c. prnl. [sin paradigma] | ATRISTAR | ATRISTARSE |

    @esc-3806
    Esquema del escenario: Verbo que en ninguna acepción es pronominal
      # en: A verb that is pronominal in no sense
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p3 @fise-2003:39.5
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen   | no valen  |
        | fise-2003  | amar. tr.    | AMAR    | AMARSE    |
        | fise-2003  | colocar. tr. | COLOCAR | COLOCARSE |

      @redeletras:XII.17.5.p2 @redeletras:XII.17.5.p4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen | no valen |
        | redeletras | comer. tr. | COMER | COMERSE  |
        | redeletras | amar. tr.  | AMAR  | AMARSE   |

      @fise-2009:XII.17.5.p2 @fise-2009:XII.17.5.p5
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen | no valen |
        | fise-2009  | comer. tr. | COMER | COMERSE  |
        | fise-2009  | amar. tr.  | AMAR  | AMARSE   |

    @esc-3807
    Esquema del escenario: Verbo pronominal cuyo artículo no lleva -SE
      # en: A pronominal verb whose article has no -SE
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen  | no valen |
        | fise-2003  | fugar. prnl.              | FUGAR  | FUGARSE  |
        | fise-2003  | jactar. prnl.; tr. desus. | JACTAR | JACTARSE |

      @redeletras:XII.17.5.p3 @redeletras:XII.17.5.p4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen  | no valen |
        | redeletras | fugar. prnl.              | FUGAR  | FUGARSE  |
        | redeletras | jactar. prnl.; tr. desus. | JACTAR | JACTARSE |

      @fise-2009:XII.17.5.p5 @fise-2009:XII.17.10.p8 @fise-2009:XII.17.10.p1
      Ejemplos: FISE 2009: aunque su paradigma lo muestre
        # en: FISE 2009: although its paradigm shows it
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                         | valen  | no valen |
        | fise-2009  | fugar. prnl.; tr. ant. [paradigma pronominal]    | FUGAR  | FUGARSE  |
        | fise-2009  | jactar. prnl.; tr. desus. [paradigma pronominal] | JACTAR | JACTARSE |
