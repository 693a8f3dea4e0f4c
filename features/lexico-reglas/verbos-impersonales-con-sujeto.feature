# language: es
@perfil-lexico-reglas
Característica: Verbos impersonales en todas las personas
  # en: Impersonal verbs in every person

  Regla: El reglamento dice si tienen además las otras personas
    # en: The regulation tells whether they have the other persons too

    @esc-3611
    Esquema del escenario: Verbo impersonal en primera o segunda persona
      # en: An impersonal verb in the first or second person
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.17.5.p3
      Ejemplos: FISE 2003: todas las personas
        # en: FISE 2003: every person
        # en: | edition | article | valid |
        | reglamento | artículo                                      | valen                                            |
        | fise-2003  | ventiscar. impers. [paradigma impersonal]     | VENTISCAS, VENTISCAMOS, VENTISQUEMOS y VENTISCAD |
        | fise-2003  | relampaguear. impers.                         | RELAMPAGUEAMOS, RELAMPAGUEES y RELAMPAGUEASTE    |
        | fise-2003  | granizar. impers.; tr. [paradigma impersonal] | GRANIZAMOS y GRANICES                            |

      @fise-2003:XII.17.5.p2 @fise-2003:XII.17.5.p3
      Ejemplos: FISE 2003: en sentido figurado
        # en: FISE 2003: in a figurative sense
        # en: | edition | article | valid |
        | reglamento | artículo                                                                                                                                                                          | valen                            |
        | fise-2003  | llover. impers.; intr. [pres. de ind.: yo lluevo, tú llueves, él llueve, ellos llueven; pres. de subj.: yo llueva, tú lluevas, él llueva, ellos lluevan; imper.: tú llueve]       | [LL]OVERE, [LL]UEVO y [LL]OVEMOS |
        | fise-2003  | anochecer. impers.; intr. [pres. de ind.: yo anochezco; pres. de subj.: yo anochezca, tú anochezcas, él anochezca, nosotros anochezcamos, vosotros anochezcáis, ellos anochezcan] | ANO[CH]ECI y ANO[CH]EZCO         |
        | fise-2003  | granizar. impers.; tr. [paradigma impersonal]                                                                                                                                     | GRANIZAMOS y GRANICES            |

      @redeletras:XII.17.8.p2 @redeletras:XII.17.8.p3
      Ejemplos: ReDeLetras: el paradigma trae todas las personas
        # en: ReDeLetras: the paradigm has every person
        # en: | edition | article | valid |
        | reglamento | artículo                                                                                                                                                                    | valen                            |
        | redeletras | llover. impers.; intr. [pres. de ind.: yo lluevo, tú llueves, él llueve, ellos llueven; pres. de subj.: yo llueva, tú lluevas, él llueva, ellos lluevan; imper.: tú llueve] | [LL]OVERE, [LL]UEVO y [LL]OVEMOS |
        | redeletras | amanecer. impers.; intr. [pres. de ind.: yo amanezco; pres. de subj.: yo amanezca, tú amanezcas, él amanezca, nosotros amanezcamos, vosotros amanezcáis, ellos amanezcan]   | AMANECI y AMANEZCO               |
        | redeletras | relampaguear. impers.                                                                                                                                                       | RELAMPAGUEAMOS y RELAMPAGUEASTE  |

      @fise-2009:XII.17.8.p3
      Ejemplos: FISE 2009: tienen también acepciones no impersonales
        # en: FISE 2009: they have senses that are not impersonal too
        # en: | edition | article | valid |
        | reglamento | artículo                                                                                                                                                                          | valen                            |
        | fise-2009  | amanecer. impers.; intr. [pres. de ind.: yo amanezco; pres. de subj.: yo amanezca, tú amanezcas, él amanezca, nosotros amanezcamos, vosotros amanezcáis, ellos amanezcan]         | AMANECI y AMANEZCO               |
        | fise-2009  | anochecer. impers.; intr. [pres. de ind.: yo anochezco; pres. de subj.: yo anochezca, tú anochezcas, él anochezca, nosotros anochezcamos, vosotros anochezcáis, ellos anochezcan] | ANO[CH]ECI y ANO[CH]EZCO         |
        | fise-2009  | llover. impers.; tr. [pres. de ind.: yo lluevo, tú llueves, él llueve, ellos llueven; pres. de subj.: yo llueva, tú lluevas, él llueva, ellos lluevan; imper.: tú llueve]         | [LL]OVERE, [LL]UEVO y [LL]OVEMOS |
        | fise-2009  | tronar. impers.; intr. [pres. de ind.: yo trueno, tú truenas, él truena, ellos truenan; pres. de subj.: yo truene, tú truenes, él truene, ellos truenen; imper.: tú truena]       | TRUENO, TRONE y TRONAMOS         |
        | fise-2009  | relampaguear. impers.; intr.                                                                                                                                                      | RELAMPAGUEAMOS y RELAMPAGUEASTE  |

      @fise-2009:XII.17.8.p3 @fise-2009:XII.17.8.p4
      Ejemplos: FISE 2009: aunque el paradigma sea impersonal
        # en: FISE 2009: although the paradigm is impersonal
        # en: | edition | article | valid |
        | reglamento | artículo                                      | valen                                                     |
        | fise-2009  | granizar. impers.; tr. [paradigma impersonal] | GRANICES, GRANIZAMOS, GRANIZASEMOS, GRANIZAS y GRANIZADAS |

      @resumen-2018:2.p2.s2
      Ejemplos: Resumen de 2018: el paradigma trae todas las personas
        # en: Summary of 2018: the paradigm has every person
        # en: | edition | article | valid |
        | reglamento   | artículo                                                                                                                                                                          | valen                           |
        | resumen-2018 | anochecer. impers.; intr. [pres. de ind.: yo anochezco; pres. de subj.: yo anochezca, tú anochezcas, él anochezca, nosotros anochezcamos, vosotros anochezcáis, ellos anochezcan] | ANO[CH]ECI y ANO[CH]EZCO        |
        | resumen-2018 | relampaguear. impers.                                                                                                                                                             | RELAMPAGUEAMOS y RELAMPAGUEASTE |
