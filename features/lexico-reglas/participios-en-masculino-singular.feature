# language: es
@perfil-lexico-reglas
Característica: Participio que solo tiene masculino singular
  # en: Participle that has a masculine singular only

  Regla: El uso intransitivo y el pronominal no dan femenino ni plural
    # en: Intransitive and pronominal use give neither feminine nor plural

    @esc-3815
    Esquema del escenario: Verbo de uso intransitivo
      # en: A verb in intransitive use
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.11.p2 @fise-2003:XII.18.4.1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo           | valen   | no valen                     |
        | fise-2003  | boxear. intr.      | BOXEADO | BOXEADA, BOXEADOS y BOXEADAS |
        | fise-2003  | fuñar. intr. germ. | FUÑADO  | FUÑADA, FUÑADOS y FUÑADAS    |

      @redeletras:XII.17.4.p3 @redeletras:XII.17.10.p6
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo           | valen   | no valen                     |
        | redeletras | boxear. intr.      | BOXEADO | BOXEADA, BOXEADOS y BOXEADAS |
        | redeletras | fuñar. intr. germ. | FUÑADO  | FUÑADA, FUÑADOS y FUÑADAS    |

      @redeletras:XII.18.2.9
      Ejemplos: ReDeLetras: plural
        # en: ReDeLetras: plural
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen   | no valen            |
        | redeletras | surgir. intr. | SURGIDO | SURGIDOS y SURGIDAS |

      @fise-2009:XII.17.4.p3 @fise-2009:XII.18.2.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen   | no valen                     |
        | fise-2009  | boxear. intr. | BOXEADO | BOXEADA, BOXEADOS y BOXEADAS |

      @fise-2009:XII.18.2.9.p1
      Ejemplos: FISE 2009: plural
        # en: FISE 2009: plural
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen   | no valen            |
        | fise-2009  | surgir. intr. | SURGIDO | SURGIDOS y SURGIDAS |

    @esc-3816
    Esquema del escenario: Verbo de uso pronominal
      # en: A verb in pronominal use
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.3.p5 @fise-2003:XII.17.11.p2 @fise-2003:XII.18.4.1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen         | no valen                                       |
        | fise-2003  | dignarse. prnl.      | DIGNADO       | DIGNADA, DIGNADOS y DIGNADAS                   |
        | fise-2003  | adonarse. prnl. ant. | ADONADO       | ADONADA, ADONADOS y ADONADAS                   |
        | fise-2003  | aborrajarse. prnl.   | ABO[RR]AJADO  | ABO[RR]AJADA, ABO[RR]AJADOS y ABO[RR]AJADAS    |
        | fise-2003  | arrepentirse. prnl.  | A[RR]EPENTIDO | A[RR]EPENTIDA, A[RR]EPENTIDOS y A[RR]EPENTIDAS |

      @redeletras:XII.17.4.p3 @redeletras:XII.17.10.p6 @redeletras:XII.18.2.9
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen   | no valen                     |
        | redeletras | dignarse. prnl.      | DIGNADO | DIGNADA, DIGNADOS y DIGNADAS |
        | redeletras | jumarse. prnl.       | JUMADO  | JUMADA, JUMADOS y JUMADAS    |
        | redeletras | adonarse. prnl. ant. | ADONADO | ADONADA, ADONADOS y ADONADAS |

      @fise-2009:XII.17.4.p3 @fise-2009:XII.17.10.p6 @fise-2009:XII.18.2.p2 @fise-2009:XII.18.2.9.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo        | valen   | no valen                     |
        | fise-2009  | dignarse. prnl. | DIGNADO | DIGNADA, DIGNADOS y DIGNADAS |
        | fise-2009  | jumarse. prnl.  | JUMADO  | JUMADA, JUMADOS y JUMADAS    |
