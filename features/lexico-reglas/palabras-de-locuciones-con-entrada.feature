# language: es
@perfil-lexico-reglas
Característica: Palabras de locuciones con entrada propia: ReDeLetras
  # en: Words of locutions with an entry of their own: ReDeLetras

  Regla: La palabra con entrada propia varía según su clase
    # en: A word with an entry of its own varies by what it is

    @esc-4354
    Esquema del escenario: Palabra que es además sustantivo o adjetivo
      # en: A word that is a noun or an adjective as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.2.4
      Ejemplos: Locución adjetiva
        # en: Adjectival locution
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                     | valen    | no valen  |
        | redeletras | cuidado. m. [loc. adj. de ~] | CUIDADOS | CUIDADOES |

      @redeletras:XII.18.2.5
      Ejemplos: Locución adverbial
        # en: Adverbial locution
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                       | valen    | no valen |
        | redeletras | ademán. m. [loc. adv. en ~ de] | ADEMANES | ADEMANS  |

      @redeletras:XII.18.2.6
      Ejemplos: Locución sustantiva
        # en: Noun locution
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                 | valen           | no valen |
        | redeletras | bueno, na. adj. [loc. sust. lo que es ~] | BUENOS y BUENAS | BUENOES  |

      @redeletras:XII.18.2.8
      Ejemplos: Frase
        # en: Phrase
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen  | no valen |
        | redeletras | acato. m. [fr. darse ~] | ACATOS | ACATOES  |

    @esc-4342
    Esquema del escenario: Adverbio de una locución
      # en: An adverb of a locution
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.2.5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                            | valen    | no valen  |
        | redeletras | arriba. adv. [loc. adv. de ~ abajo] | A[RR]IBA | A[RR]IBAS |
        | redeletras | abajo. adv. [loc. adv. de arriba ~] | ABAJO    | ABAJOS    |

    @esc-4343
    Esquema del escenario: Verbo de una locución o de una frase
      # en: A verb of a locution or of a phrase
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.2.4 @redeletras:XII.17.2.p1
      Ejemplos: Locución
        # en: Locution
        # en: | edition | article | valid |
        | reglamento | artículo                           | valen                    |
        | redeletras | acabar. tr. [loc. adj. de nunca ~] | ACABAR, ACABA y ACABEMOS |

      @redeletras:XII.18.2.8 @redeletras:XII.17.2.p1
      Ejemplos: Frase
        # en: Phrase
        # en: | edition | article | valid |
        | reglamento | artículo                       | valen                  |
        | redeletras | comer. tr. [fr. ser de buen ~] | COMER, COMIA y COMAMOS |
