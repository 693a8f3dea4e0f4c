# language: es
@perfil-lexico-reglas
Característica: Verbos impersonales
  # en: Impersonal verbs

  Regla: Tienen las formas no personales y las terceras personas, del singular y del plural
    # en: They have the forms without person and the third persons, singular and plural

    @esc-3610
    Esquema del escenario: Formas no personales y terceras personas
      # en: Forms without person and third persons
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.17.5.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid |
        | reglamento | artículo                                                                                                                                                                          | valen                                                                                                                                                                                                                                 |
        | fise-2003  | ventiscar. impers. [paradigma impersonal]                                                                                                                                         | VENTISCAR, VENTISCADO, VENTISCANDO, VENTISCA, VENTISCAN, VENTISCABA, VENTISCABAN, VENTISCO, VENTISCARON, VENTISCARA, VENTISCARAN, VENTISCARIA, VENTISCARIAN, VENTISQUE, VENTISQUEN, VENTISCASE, VENTISCASEN, VENTISCARE y VENTISCAREN |
        | fise-2003  | relampaguear. impers.                                                                                                                                                             | RELAMPAGUEA, RELAMPAGUEAN y RELAMPAGUEANDO                                                                                                                                                                                            |
        | fise-2003  | clarecer. impers. [paradigma impersonal] [pres. de subj.: él clarezca, ellos clarezcan]                                                                                           | CLARECE, CLARECEN, CLARECIERON y CLAREZCAN                                                                                                                                                                                            |
        | fise-2003  | tardecer. impers. [paradigma impersonal] [pres. de subj.: él tardezca, ellos tardezcan]                                                                                           | TARDECE, TARDECEN, TARDECIA y TARDEZCA                                                                                                                                                                                                |
        | fise-2003  | llover. impers. [pres. de ind.: yo lluevo, tú llueves, él llueve, ellos llueven; pres. de subj.: yo llueva, tú lluevas, él llueva, ellos lluevan; imper.: tú llueve]              | [LL]UEVE, [LL]UEVEN, [LL]OVIO y [LL]OVIENDO                                                                                                                                                                                           |
        | fise-2003  | tronar. impers. [pres. de ind.: yo trueno, tú truenas, él truena, ellos truenan; pres. de subj.: yo truene, tú truenes, él truene, ellos truenen; imper.: tú truena]              | TRUENA, TRUENAN, TRONABAN y TRONANDO                                                                                                                                                                                                  |
        | fise-2003  | amanecer. impers.; intr. [pres. de ind.: yo amanezco; pres. de subj.: yo amanezca, tú amanezcas, él amanezca, nosotros amanezcamos, vosotros amanezcáis, ellos amanezcan]         | AMANECE, AMANECEN y AMANEZCAN                                                                                                                                                                                                         |
        | fise-2003  | anochecer. impers.; intr. [pres. de ind.: yo anochezco; pres. de subj.: yo anochezca, tú anochezcas, él anochezca, nosotros anochezcamos, vosotros anochezcáis, ellos anochezcan] | ANO[CH]ECE, ANO[CH]ECIAN y ANO[CH]EZCA                                                                                                                                                                                                |

      @redeletras:XII.17.8.p1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid |
        | reglamento | artículo                                                                                                                                                             | valen                                                                                                                                                                                                                                 |
        | redeletras | ventiscar. impers. [paradigma impersonal]                                                                                                                            | VENTISCAR, VENTISCADO, VENTISCANDO, VENTISCA, VENTISCAN, VENTISCABA, VENTISCABAN, VENTISCO, VENTISCARON, VENTISCARA, VENTISCARAN, VENTISCARIA, VENTISCARIAN, VENTISQUE, VENTISQUEN, VENTISCASE, VENTISCASEN, VENTISCARE y VENTISCAREN |
        | redeletras | relampaguear. impers.                                                                                                                                                | RELAMPAGUEA, RELAMPAGUEAN y RELAMPAGUEANDO                                                                                                                                                                                            |
        | redeletras | clarecer. impers. [paradigma impersonal] [pres. de subj.: él clarezca, ellos clarezcan]                                                                              | CLARECE, CLARECEN, CLARECIERON y CLAREZCAN                                                                                                                                                                                            |
        | redeletras | tardecer. impers. [paradigma impersonal] [pres. de subj.: él tardezca, ellos tardezcan]                                                                              | TARDECE, TARDECEN, TARDECIA y TARDEZCA                                                                                                                                                                                                |
        | redeletras | llover. impers. [pres. de ind.: yo lluevo, tú llueves, él llueve, ellos llueven; pres. de subj.: yo llueva, tú lluevas, él llueva, ellos lluevan; imper.: tú llueve] | [LL]UEVE, [LL]UEVEN, [LL]OVIO y [LL]OVIENDO                                                                                                                                                                                           |
        | redeletras | tronar. impers. [pres. de ind.: yo trueno, tú truenas, él truena, ellos truenan; pres. de subj.: yo truene, tú truenes, él truene, ellos truenen; imper.: tú truena] | TRUENA, TRUENAN, TRONABAN y TRONANDO                                                                                                                                                                                                  |
        | redeletras | ventisquear. impers. [paradigma impersonal]                                                                                                                          | VENTISQUEA, VENTISQUEAN y VENTISQUEANDO                                                                                                                                                                                               |

      @fise-2009:XII.17.8.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo                                  | valen                                                                                                                                                                                                                                 |
        | fise-2009  | ventiscar. impers. [paradigma impersonal] | VENTISCAR, VENTISCADO, VENTISCANDO, VENTISCA, VENTISCAN, VENTISCABA, VENTISCABAN, VENTISCO, VENTISCARON, VENTISCARA, VENTISCARAN, VENTISCARIA, VENTISCARIAN, VENTISQUE, VENTISQUEN, VENTISCASE, VENTISCASEN, VENTISCARE y VENTISCAREN |
