# language: es
@perfil-lexico-reglas
Característica: Palabras de locuciones y frases hechas: ReDeLetras
  # en: Words of locutions and set phrases: ReDeLetras

  Regla: La palabra que solo vive en una locución o en una frase no tiene plural
    # en: A word that lives in a locution or a phrase alone has no plural

    @esc-4353
    Esquema del escenario: Palabra que no tiene otra acepción
      # en: A word that has no other sense
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.2.4
      Ejemplos: Locución adjetiva
        # en: Adjectival locution
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                            | valen | no valen |
        | redeletras | nunca. adv. [loc. adj. de ~ acabar] | NUNCA | NUNCAS   |

      @redeletras:XII.18.2.5
      Ejemplos: Locuciones adverbiales
        # en: Adverbial locutions
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen |
        | redeletras | oque. [loc. adv. de ~] | OQUE  | OQUES    |
        | redeletras | ufo. [loc. adv. a ~]   | UFO   | UFOS     |

      @redeletras:XII.18.2.6
      Ejemplos: Locución sustantiva
        # en: Noun locution
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                         | valen  | no valen           |
        | redeletras | allá. adv. [loc. sust. el más ~] | A[LL]A | A[LL]AS y A[LL]AES |

      @redeletras:XII.18.2.8
      Ejemplos: Frase
        # en: Phrase
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen     | no valen   |
        | redeletras | carpetazo. [fr. dar ~] | CARPETAZO | CARPETAZOS |

      @redeletras:XII.8.p2
      Ejemplos: Locuciones y expresiones de otra clase
        # en: Locutions and expressions of another kind
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                         | valen        | no valen      |
        | redeletras | mor. [loc. prep. por ~ de]       | MOR          | MORS y MORES  |
        | redeletras | siempre. adv. [loc. conj. ~ que] | SIEMPRE      | SIEMPRES      |
        | redeletras | ahí. adv. [loc. interj. ~ va]    | AHI          | AHIS y AHIES  |
        | redeletras | garete. [loc. verb. irse al ~]   | GARETE       | GARETES       |
        | redeletras | despiporre. [expr. el ~]         | DESPIPO[RR]E | DESPIPO[RR]ES |
