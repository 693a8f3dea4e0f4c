# language: es
@perfil-lexico-reglas
Característica: Formas verbales que el diccionario omite o confunde
  # en: Verb forms that the dictionary leaves out or confuses

  Regla: Vale la forma que el diccionario omite por descuido, si el reglamento la nombra
    # en: A form that the dictionary leaves out by oversight is valid, if the regulation names it

    @esc-3640
    Esquema del escenario: Forma del presente de subjuntivo que el paradigma no trae
      # en: A form of the present subjunctive that the paradigm does not have
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.11.o1
      Ejemplos: FISE 2009: ROER
        # en: FISE 2009: ROER
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                  | valen                     | no valen |
        | fise-2009  | roer. tr. [pres. de subj.: yo roa, yo roiga, yo roya, tú roas, tú roigas, tú royas, él roa, él roiga, él roya, nosotros roamos, nosotros roigamos, ellos roan, ellos roigan, ellos royan] | ROYAMOS, ROYAN y ROIGAMOS | ROYEMOS  |

      @fise-2009:XII.17.11.o1 @fise-2009:XII.17.2.p1
      Ejemplos: FISE 2009: CAER, que no se nombra
        # en: FISE 2009: CAER, which is not named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                               | valen    | no valen |
        | fise-2009  | caer. intr. [pres. de ind.: yo caigo; pret.: él cayó, ellos cayeron; pres. de subj.: yo caiga, tú caigas, él caiga, nosotros caigamos, vosotros caigáis, ellos caigan] | CAIGAMOS | CAYAMOS  |

      @fise-2009:XII.17.11.o2
      Ejemplos: FISE 2009: CORROER
        # en: FISE 2009: CORROER
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                                                               | valen                                    | no valen     |
        | fise-2009  | corroer. tr. [pres. de subj.: yo corroa, yo corroiga, yo corroya, tú corroas, tú corroigas, tú corroyas, él corroa, él corroiga, él corroya, nosotros corroamos, nosotros corroigamos, ellos corroan, ellos corroigan, ellos corroyan] | CO[RR]OYAMOS, CO[RR]OYAN y CO[RR]OIGAMOS | CO[RR]OYEMOS |

      @fise-2009:XII.17.11.o3
      Ejemplos: FISE 2009: YACER
        # en: FISE 2009: YACER
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                                                             | valen                                       | no valen     |
        | fise-2009  | yacer. intr. [pres. de ind.: yo yazco, yo yazgo; pres. de subj.: yo yazca, yo yazga, tú yazcas, tú yazgas, él yazca, él yazga, nosotros yazcamos, nosotros yazgamos, vosotros yazcáis, vosotros yazgáis, ellos yazcan, ellos yazgan] | YAGA, YAGAS, YAGAMOS, YAGAIS, YAGAN y YAZCA | YAZA y YAZAN |

      @fise-2009:XII.17.11.o4
      Ejemplos: FISE 2009: SUBYACER
        # en: FISE 2009: SUBYACER
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                                                                                                                                          | valen                                                         | no valen           |
        | fise-2009  | subyacer. intr. [pres. de ind.: yo subyazco, yo subyazgo; pres. de subj.: yo subyazca, yo subyazga, tú subyazcas, tú subyazgas, él subyazca, él subyazga, nosotros subyazcamos, nosotros subyazgamos, vosotros subyazcáis, vosotros subyazgáis, ellos subyazcan, ellos subyazgan] | SUBYAGA, SUBYAGAS, SUBYAGAMOS, SUBYAGAIS, SUBYAGAN y SUBYAZCA | SUBYAZA y SUBYAZAN |

  Regla: La errata del paradigma no vale
    # en: The misprint of a paradigm is not valid

    @fise-2009:XII.17.2.p5
    @esc-3641
    Ejemplo: PODAR, cuyo gerundio el diccionario confunde
      # en: PODAR, whose gerund the dictionary confuses
      Dado un diccionario que solo trae «podar. tr. [ger.: puando]»
      Cuando se pregunta por PODANDO, y también por PUANDO, según el reglamento fise-2009
      Entonces vale PODANDO
      Y no vale PUANDO

    @fise-2009:XII.17.2.p5
    @esc-3642
    Ejemplo: PUAR, que tiene ese mismo gerundio
      # en: PUAR, which has that very gerund
      Dado un diccionario que solo trae «podar. tr. [ger.: puando]» y «puar. tr.»
      Cuando se pregunta por PODANDO y PUANDO según el reglamento fise-2009
      Entonces valen PODANDO y PUANDO
