# language: es
@perfil-lexico-reglas
Característica: Verbos impersonales que solo tienen las terceras personas
  # en: Impersonal verbs that have the third persons only

  Regla: El paradigma o las acepciones quitan las otras personas
    # en: The paradigm or the senses take the other persons away

    @esc-3612
    Esquema del escenario: Verbo impersonal que solo tiene las terceras personas
      # en: An impersonal verb that has the third persons only
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.8.p1 @redeletras:XII.17.8.p3
      Ejemplos: ReDeLetras: el paradigma no trae otras
        # en: ReDeLetras: the paradigm has no others
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                      | valen                              | no valen                                         |
        | redeletras | ventiscar. impers. [paradigma impersonal]     | VENTISCA, VENTISQUEN y VENTISCANDO | VENTISCAS, VENTISCAMOS, VENTISQUEMOS y VENTISCAD |
        | redeletras | granizar. impers.; tr. [paradigma impersonal] | GRANIZA y GRANICEN                 | GRANIZAMOS y GRANICES                            |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018: el paradigma no trae otras
        # en: Summary of 2018: the paradigm has no others
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo                                      | valen                              | no valen                                         |
        | resumen-2018 | ventiscar. impers. [paradigma impersonal]     | VENTISCA, VENTISQUEN y VENTISCANDO | VENTISCAS, VENTISCAMOS, VENTISQUEMOS y VENTISCAD |
        | resumen-2018 | granizar. impers.; tr. [paradigma impersonal] | GRANIZA y GRANICEN                 | GRANIZAMOS y GRANICES                            |

      @fise-2009:XII.17.8.p1
      Ejemplos: FISE 2009: todas sus acepciones son impersonales
        # en: FISE 2009: all its senses are impersonal
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                  | valen                              | no valen                                         |
        | fise-2009  | ventiscar. impers. [paradigma impersonal] | VENTISCA, VENTISQUEN y VENTISCANDO | VENTISCAS, VENTISCAMOS, VENTISQUEMOS y VENTISCAD |
        | fise-2009  | ventiscar. impers.                        | VENTISCA y VENTISQUEN              | VENTISCAS, VENTISCAMOS y VENTISQUEMOS            |

      @fise-2009:XII.17.8.p2
      Ejemplos: FISE 2009: otros verbos del mismo grupo
        # en: FISE 2009: further verbs of this kind
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                | valen                                   | no valen                       |
        | fise-2009  | clarecer. impers. [paradigma impersonal] [pres. de subj.: él clarezca, ellos clarezcan] | CLARECE, CLARECIAN y CLAREZCAN          | CLARECES, CLARECI y CLARECEMOS |
        | fise-2009  | tardecer. impers. [paradigma impersonal] [pres. de subj.: él tardezca, ellos tardezcan] | TARDECE, TARDECERA y TARDEZCA           | TARDECES, TARDECI y TARDECEMOS |
        | fise-2009  | ventisquear. impers.                                                                    | VENTISQUEA, VENTISQUEEN y VENTISQUEANDO | VENTISQUEAS y VENTISQUEAMOS    |

  Regla: Lo que el diccionario dice de un verbo en particular se consulta
    # en: What the dictionary says of a particular verb is looked up

    @esc-3613
    Esquema del escenario: Verbo impersonal cuyo artículo dice algo de sus formas
      # en: An impersonal verb whose article says something of its forms
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.5.p4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                                                                                                                             | valen                | no valen            |
        | fise-2003  | llover. impers. [pres. de ind.: yo lluevo, tú llueves, él llueve, ellos llueven; pres. de subj.: yo llueva, tú lluevas, él llueva, ellos lluevan; imper.: tú llueve] | [LL]UEVE y [LL]UEVAN | [LL]OVEN y [LL]OVAN |
        | fise-2003  | tronar. impers. [pres. de ind.: yo trueno, tú truenas, él truena, ellos truenan; pres. de subj.: yo truene, tú truenes, él truene, ellos truenen; imper.: tú truena] | TRUENA y TRUENEN     | TRONAN y TRONEN     |
        | fise-2003  | ventear. impers. [U. solo en formas no personales y en las terceras personas]                                                                                        | VENTEA y VENTEARON   | VENTEAMOS           |
