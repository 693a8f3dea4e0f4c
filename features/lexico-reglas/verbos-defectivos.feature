# language: es
@perfil-lexico-reglas
Característica: Verbos defectivos
  # en: Defective verbs

  Regla: El verbo del que solo se usan algunas formas no tiene otras
    # en: A verb of which only some forms are used has no others

    @esc-3600
    Esquema del escenario: Verbo que se usa solo en algunas formas
      # en: A verb that is used only in some forms
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.4.p1 @fise-2003:XII.17.4.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                                                          | valen                                     | no valen                |
        | fise-2003  | soler. intr. [U. solo en inf., ger., pres. de ind., imperf. de ind., pres. de subj. e imperf. de subj.] [pres. de ind.: yo suelo, tú sueles, él suele, ellos suelen; pres. de subj.: yo suela, tú suelas, él suela, ellos suelan] | SUELO, SOLEMOS, SOLIAN, SOLIENDO y SUELAN | SOLERE, SOLERIA y SOLED |
        | fise-2003  | abolir. tr. [U. solo en formas cuya desinencia empieza por i]                                                                                                                                                                     | ABOLIMOS, ABOLIAN y ABOLIREMOS            | ABOLE, ABOLO y ABOLAN   |

      @redeletras:XII.17.7.p1 @redeletras:XII.17.7.p2 @redeletras:XII.17.7.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                                                          | valen                                     | no valen                |
        | redeletras | soler. intr. [U. solo en inf., ger., pres. de ind., imperf. de ind., pres. de subj. e imperf. de subj.] [pres. de ind.: yo suelo, tú sueles, él suele, ellos suelen; pres. de subj.: yo suela, tú suelas, él suela, ellos suelan] | SUELO, SOLEMOS, SOLIAN, SOLIENDO y SUELAN | SOLERE, SOLERIA y SOLED |
        | redeletras | abolir. tr. [U. solo en formas cuya desinencia empieza por i]                                                                                                                                                                     | ABOLIMOS, ABOLIAN y ABOLIREMOS            | ABOLE, ABOLO y ABOLAN   |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                                      | valen                          | no valen              |
        | resumen-2018 | abolir. tr. [U. solo en formas cuya desinencia empieza por i] | ABOLIMOS, ABOLIAN y ABOLIREMOS | ABOLE, ABOLO y ABOLAN |

      @fise-2009:XII.17.7.p1 @fise-2009:XII.17.7.e1
      Ejemplos: FISE 2009: las formas que dice su nota
        # en: FISE 2009: the forms that its note tells
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                                                          | valen                                     | no valen                 |
        | fise-2009  | soler. intr. [U. solo en inf., ger., pres. de ind., imperf. de ind., pres. de subj. e imperf. de subj.] [pres. de ind.: yo suelo, tú sueles, él suele, ellos suelen; pres. de subj.: yo suela, tú suelas, él suela, ellos suelan] | SUELO, SOLEMOS, SOLIAN, SOLIENDO y SUELAN | SOLERE, SOLERIA y SOLED  |
        | fise-2009  | balbucir. intr. [U. solo en formas sin zeta]                                                                                                                                                                                      | BALBUCE, BALBUCIMOS y BALBUCIO            | BALBUZO y BALBUZAN       |
        | fise-2009  | adir. tr. [U. solo en inf., ger. y part.]                                                                                                                                                                                         | ADIR y ADIENDO                            | ADIMOS y ADIERON         |
        | fise-2009  | raspahilar. intr. [U. solo en ger.]                                                                                                                                                                                               | RASPAHILAR y RASPAHILANDO                 | RASPAHILA y RASPAHILABAN |
        | fise-2009  | empecer. intr. [U. solo en formas no personales y en las terceras personas] [pres. de subj.: él empezca, ellos empezcan]                                                                                                          | EMPECE, EMPECEN y EMPEZCA                 | EMPECEMOS y EMPECIMOS    |

      @fise-2009:XII.17.7.p1 @fise-2009:XII.17.7.e2
      Ejemplos: FISE 2009: desinencias que empiezan por I
        # en: FISE 2009: endings that begin with I
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                        | valen                               | no valen                     |
        | fise-2009  | abolir. tr. [U. solo en formas cuya desinencia empieza por i]   | ABOLIMOS, ABOLIAN y ABOLIREMOS      | ABOLE, ABOLO y ABOLAN        |
        | fise-2009  | aterir. tr. [U. solo en formas cuya desinencia empieza por i]   | ATERIMOS, ATERIA y ATERID           | ATERE, ATERO y ATERAMOS      |
        | fise-2009  | desabrir. tr. [U. solo en formas cuya desinencia empieza por i] | DESABRIMOS, DESABRIERON y DESABRIRA | DESABRE, DESABREN y DESABRAN |

      @fise-2009:XII.17.7.p1 @fise-2009:XII.17.7.e3
      Ejemplos: FISE 2009: terceras personas y formas no personales
        # en: FISE 2009: third persons, and forms without person
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                      | valen                                     | no valen                    |
        | fise-2009  | acaecer. intr. [U. solo en formas no personales y en las terceras personas] [pres. de subj.: él acaezca, ellos acaezcan]                                                      | ACAECE, ACAECIERON, ACAEZCAN y ACAECIENDO | ACAECES y ACAECIMOS         |
        | fise-2009  | acontecer. intr. [U. solo en formas no personales y en las terceras personas] [pres. de subj.: él acontezca, ellos acontezcan]                                                | ACONTECEN, ACONTECIO y ACONTECERA         | ACONTECI y ACONTECEREMOS    |
        | fise-2009  | antojarse. prnl. [U. solo en formas no personales y en las terceras personas]                                                                                                 | ANTOJA, ANTOJABAN y ANTOJANDO             | ANTOJAS y ANTOJAMOS         |
        | fise-2009  | atañer. intr. [U. solo en formas no personales y en las terceras personas]                                                                                                    | ATAÑE, ATAÑEN y ATAÑIAN                   | ATAÑES y ATAÑEMOS           |
        | fise-2009  | concernir. intr. [U. solo en formas no personales y en las terceras personas] [pres. de ind.: él concierne, ellos conciernen; pres. de subj.: él concierna, ellos conciernan] | CONCIERNE, CONCERNIA y CONCERNIERON       | CONCERNIMOS y CONCERNIREMOS |
        | fise-2009  | obstar. intr. [U. solo en formas no personales y en las terceras personas]                                                                                                    | OBSTA, OBSTAN y OBSTARIA                  | OBSTAS y OBSTAREMOS         |

  Regla: Qué formas tiene lo dice el diccionario, aunque el reglamento ponga otras de ejemplo
    # en: The dictionary tells which forms it has, even if the regulation gives others as its example

    @esc-6402
    Esquema del escenario: SOLER con una nota que le da también el participio
      # en: SOLER with a note that gives it the participle too
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.7.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                      | valen           | no valen |
        | redeletras | soler. intr. [U. solo en inf., ger., part. e imperf. de ind.] | SOLIDO y SOLIAN | SOLERE   |
