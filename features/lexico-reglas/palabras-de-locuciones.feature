# language: es
@perfil-lexico-reglas
Característica: Palabras de locuciones y frases hechas
  # en: Words of locutions and set phrases

  Regla: La palabra que solo vive en una locución o en una frase no tiene plural
    # en: A word that lives in a locution or a phrase alone has no plural

    @esc-4340
    Esquema del escenario: Palabra que no tiene otra acepción
      # en: A word that has no other sense
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.5
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                            | valen         | no valen           |
        | fise-2003  | allá. adv. [loc. sust. el más ~]    | A[LL]A        | A[LL]AS y A[LL]AES |
        | fise-2003  | nunca. adv. [loc. adj. de ~ acabar] | NUNCA         | NUNCAS             |
        | fise-2003  | oque. [loc. adv. de ~]              | OQUE          | OQUES              |
        | fise-2003  | ufo. [loc. adv. a ~]                | UFO           | UFOS               |
        | fise-2003  | mor. [loc. prep. por ~ de]          | MOR           | MORS y MORES       |
        | fise-2003  | siempre. adv. [loc. conj. ~ que]    | SIEMPRE       | SIEMPRES           |
        | fise-2003  | ahí. adv. [loc. interj. ~ va]       | AHI           | AHIS y AHIES       |
        | fise-2003  | garete. [loc. verb. irse al ~]      | GARETE        | GARETES            |
        | fise-2003  | carpetazo. [fr. dar ~]              | CARPETAZO     | CARPETAZOS         |
        | fise-2003  | despiporre. [expr. el ~]            | DESPIPO[RR]E  | DESPIPO[RR]ES      |
        | fise-2003  | despiporren. [expr. el ~]           | DESPIPO[RR]EN | DESPIPO[RR]ENES    |

      @fise-2009:XII.18.2.p2 @fise-2009:XII.18.2.8.p1 @fise-2009:XII.18.2.8.p3
      Ejemplos: FISE 2009: locuciones
        # en: FISE 2009: locutions
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                            | valen          | no valen           |
        | fise-2009  | allá. adv. [loc. sust. el más ~]    | A[LL]A         | A[LL]AS y A[LL]AES |
        | fise-2009  | nunca. adv. [loc. adj. de ~ acabar] | NUNCA          | NUNCAS             |
        | fise-2009  | oque. [loc. adv. de ~]              | OQUE           | OQUES              |
        | fise-2009  | asentadillas. [loc. adv. a ~]       | ASENTADI[LL]AS | ASENTADI[LL]ASES   |
        | fise-2009  | mor. [loc. prep. por ~ de]          | MOR            | MORS y MORES       |
        | fise-2009  | siempre. adv. [loc. conj. ~ que]    | SIEMPRE        | SIEMPRES           |
        | fise-2009  | ahí. adv. [loc. interj. ~ va]       | AHI            | AHIS y AHIES       |
        | fise-2009  | garete. [loc. verb. irse al ~]      | GARETE         | GARETES            |

      @fise-2009:XII.18.2.p2 @fise-2009:XII.18.2.8.p2 @fise-2009:XII.18.2.8.p3
      Ejemplos: FISE 2009: frases y expresiones
        # en: FISE 2009: phrases and expressions
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                          | valen          | no valen         |
        | fise-2009  | acabose. [fr. ser algo el ~]      | ACABOSE        | ACABOSES         |
        | fise-2009  | chupaderitos. [fr. andarse con ~] | [CH]UPADERITOS | [CH]UPADERITOSES |
        | fise-2009  | despiporre. [expr. el ~]          | DESPIPO[RR]E   | DESPIPO[RR]ES    |
        | fise-2009  | despiporren. [expr. el ~]         | DESPIPO[RR]EN  | DESPIPO[RR]ENES  |

    @esc-4341
    Esquema del escenario: Palabra que es además sustantivo o adjetivo
      # en: A word that is a noun or an adjective as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.5
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                 | valen           | no valen  |
        | fise-2003  | cuidado. m. [loc. adj. de ~]             | CUIDADOS        | CUIDADOES |
        | fise-2003  | ademán. m. [loc. adv. en ~ de]           | ADEMANES        | ADEMANS   |
        | fise-2003  | bueno, na. adj. [loc. sust. lo que es ~] | BUENOS y BUENAS | BUENOES   |
        | fise-2003  | acato. m. [fr. darse ~]                  | ACATOS          | ACATOES   |

      @fise-2009:XII.18.2.8.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                 | valen           | no valen  |
        | fise-2009  | cuidado. m. [loc. adj. de ~]             | CUIDADOS        | CUIDADOES |
        | fise-2009  | ademán. m. [loc. adv. en ~ de]           | ADEMANES        | ADEMANS   |
        | fise-2009  | bueno, na. adj. [loc. sust. lo que es ~] | BUENOS y BUENAS | BUENOES   |
        | fise-2009  | acato. m. [fr. darse ~]                  | ACATOS          | ACATOES   |
