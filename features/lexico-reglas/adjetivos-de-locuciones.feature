# language: es
@perfil-lexico-reglas
Característica: Adjetivos de locuciones adjetivas
  # en: Adjectives of adjectival locutions

  Regla: El adjetivo de una locución adjetiva puede tener plural
    # en: The adjective of an adjectival locution may have a plural

    @esc-4345
    Esquema del escenario: Adjetivo de una locución adjetiva
      # en: The adjective of an adjectival locution
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.2.4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                           | valen                 | no valen   |
        | redeletras | encarado, da. [loc. adj. bien ~]   | ENCARADOS y ENCARADAS | ENCARADOES |
        | redeletras | lirondo, da. [loc. adj. mondo y ~] | LIRONDOS y LIRONDAS   | LIRONDOES  |

      @fise-2009:XII.18.2.8.e1
      Ejemplos: FISE 2009: tras BIEN o MAL
        # en: FISE 2009: after BIEN or MAL
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                              | valen                           | no valen        |
        | fise-2009  | agestado, da. [loc. adj. bien ~]      | AGESTADOS y AGESTADAS           | AGESTADOES      |
        | fise-2009  | apersonado, da. [loc. adj. mal ~]     | APERSONADOS y APERSONADAS       | APERSONADOES    |
        | fise-2009  | aspectado, da. [loc. adj. bien ~]     | ASPECTADOS y ASPECTADAS         | ASPECTADOES     |
        | fise-2009  | carado, da. [loc. adj. mal ~]         | CARADOS y CARADAS               | CARADOES        |
        | fise-2009  | complexionado, da. [loc. adj. bien ~] | COMPLEXIONADOS y COMPLEXIONADAS | COMPLEXIONADOES |

      @fise-2009:XII.18.2.8.e1
      Ejemplos: FISE 2009: otros adjetivos tras BIEN o MAL
        # en: FISE 2009: other adjectives after BIEN or MAL
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                         | valen                   | no valen    |
        | fise-2009  | encarado, da. [loc. adj. bien ~] | ENCARADOS y ENCARADAS   | ENCARADOES  |
        | fise-2009  | fachado, da. [loc. adj. mal ~]   | FA[CH]ADOS y FA[CH]ADAS | FA[CH]ADOES |

    @esc-4346
    Esquema del escenario: Adjetivo de una locución adjetiva sin BIEN ni MAL
      # en: The adjective of an adjectival locution without BIEN or MAL
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.8.e1 @fise-2009:XII.18.2.8.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                           | valen             | no valen            |
        | fise-2009  | lirondo, da. [loc. adj. mondo y ~] | LIRONDO y LIRONDA | LIRONDOS y LIRONDAS |
