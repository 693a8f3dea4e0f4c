# language: es
@perfil-lexico-reglas
Característica: Conjugación de los verbos pronominales
  # en: Conjugation of pronominal verbs

  Regla: Los verbos pronominales se conjugan sin el pronombre
    # en: Pronominal verbs are conjugated without the pronoun

    @esc-3809
    Esquema del escenario: Tiempos y personas
      # en: Tenses and persons
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.3.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen                  | no valen           |
        | fise-2003  | dignarse. prnl.                            | DIGNO, DIGNAS y DIGNAN | DIGNOME y DIGNANSE |
        | fise-2003  | arrepentirse. prnl. [pret.: él arrepintió] | A[RR]EPINTIO           | A[RR]EPINTIOSE     |
        | fise-2003  | fugar. prnl.                               | FUGO                   | FUGOSE             |
        | fise-2003  | adonarse. prnl. ant.                       | ADONO                  | ADONOME y ADONOSE  |

      @redeletras:XII.17.10.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                   | valen        | no valen          |
        | redeletras | dignarse. prnl.                            | DIGNO        | DIGNOSE           |
        | redeletras | atreverse. prnl.                           | ATREVI       | ATREVIME          |
        | redeletras | jactarse. prnl.                            | JACTARIA     | JACTARIASE        |
        | redeletras | arrepentirse. prnl. [pret.: él arrepintió] | A[RR]EPINTIO | A[RR]EPINTIOSE    |
        | redeletras | fugar. prnl.                               | FUGO         | FUGOSE            |
        | redeletras | adonarse. prnl. ant.                       | ADONO        | ADONOME y ADONOSE |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo        | valen                    | no valen |
        | resumen-2018 | dignarse. prnl. | DIGNO, DIGNAS y DIGNANDO | DIGNOME  |
        | resumen-2018 | fugar. prnl.    | FUGAR y FUGO             | FUGOME   |

      @fise-2009:XII.17.10.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                          | valen                       | no valen                        |
        | fise-2009  | arrepentirse. prnl. [pres. de ind.: yo arrepiento; pres. de subj.: él arrepienta] | A[RR]EPIENTO y A[RR]EPIENTA | A[RR]EPIENTOME y A[RR]EPIENTASE |
        | fise-2009  | dignarse. prnl.                                                                   | DIGNAMOS                    | DIGNAMONOS                      |

      @fise-2009:XII.17.10.p8
      Ejemplos: FISE 2009: sin -SE en el artículo
        # en: FISE 2009: without -SE in the article
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                      | valen          | no valen           |
        | fise-2009  | fugar. prnl.; tr. ant. [paradigma pronominal] | FUGO y FUGAMOS | FUGOME y FUGAMONOS |

    @esc-3810
    Esquema del escenario: Gerundio
      # en: Gerund
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.3.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen    | no valen   |
        | fise-2003  | dignarse. prnl.      | DIGNANDO | DIGNANDOSE |
        | fise-2003  | fugar. prnl.         | FUGANDO  | FUGANDOSE  |
        | fise-2003  | adonarse. prnl. ant. | ADONANDO | ADONANDOSE |

      @redeletras:XII.17.10.p5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen      | no valen     |
        | redeletras | dignarse. prnl.      | DIGNANDO   | DIGNANDOSE   |
        | redeletras | atreverse. prnl.     | ATREVIENDO | ATREVIENDOSE |
        | redeletras | fugar. prnl.         | FUGANDO    | FUGANDOSE    |
        | redeletras | adonarse. prnl. ant. | ADONANDO   | ADONANDOSE   |

      @fise-2009:XII.17.10.p5
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo        | valen    | no valen   |
        | fise-2009  | dignarse. prnl. | DIGNANDO | DIGNANDOSE |
        | fise-2009  | jumarse. prnl.  | JUMANDO  | JUMANDOSE  |
