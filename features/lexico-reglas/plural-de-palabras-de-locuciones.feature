# language: es
@perfil-lexico-reglas
Característica: Palabras de locuciones a las que el reglamento da plural
  # en: Words of locutions to which the regulation gives a plural

  Regla: El reglamento nombra las palabras que lo tienen
    # en: The regulation names the words that have one

    @esc-4347
    Esquema del escenario: Sustantivo anticuado que una locución trae en plural
      # en: An antiquated noun that a locution has in the plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.8.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                              | valen       | no valen     |
        | fise-2009  | endolencia. f. ant. [loc. adj. de ~s] | ENDOLENCIAS | ENDOLENCIAES |

      @fise-2009:XII.18.2.8.e2 @fise-2009:XII.12.s2
      Ejemplos: FISE 2009: FIGO, que no nombra
        # en: FISE 2009: FIGO, which it does not name
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen | no valen |
        | fise-2009  | figo. m. ant. [expr. no, que son ~s] | FIGO  | FIGOS    |

    @esc-4348
    Esquema del escenario: Adverbio con plural, y otro que no lo tiene
      # en: An adverb with a plural, and another that has none
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.8.e3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen     | no valen  |
        | fise-2009  | poquito. [loc. adv. a ~s] | POQUITOS  | POQUITOES |
        | fise-2009  | luego. adv.               | LUEGOS    | LUEGOES   |
        | fise-2009  | después. adv.             | DESPUESES | DESPUESS  |
        | fise-2009  | jamás. adv.               | JAMASES   | JAMASS    |
        | fise-2009  | guay. adv.                | GUAYES    | GUAYS     |
        | fise-2009  | pelota. [loc. adv. en ~s] | PELOTAS   | PELOTAES  |

      @fise-2009:XII.18.2.8.e3 @fise-2009:XII.18.2.8.e1 @fise-2009:XII.18.2.1.p2
      Ejemplos: FISE 2009: AHORA, que no nombra
        # en: FISE 2009: AHORA, which it does not name
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen | no valen |
        | fise-2009  | ahora. adv. | AHORA | AHORAS   |

    @esc-4349
    Esquema del escenario: Adjetivo o verbo con plural
      # en: An adjective or a verb with a plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.8.e4
      Ejemplos: FISE 2009: adjetivos de una frase
        # en: FISE 2009: adjectives of a phrase
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                | valen                         | no valen       |
        | fise-2009  | chinito, ta. [fr. ponerse alguien ~]    | [CH]INITOS y [CH]INITAS       | [CH]INITOES    |
        | fise-2009  | chiquitico, ca. [fr. ponerse alguien ~] | [CH]IQUITICOS y [CH]IQUITICAS | [CH]IQUITICOES |

      @fise-2009:XII.18.2.8.e5
      Ejemplos: FISE 2009: IR y VENIR
        # en: FISE 2009: IR and VENIR
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                         | valen   | no valen |
        | fise-2009  | ir. intr. [loc. sust. ~ y venir] | IRES    | IRS      |
        | fise-2009  | venir. intr. [loc. sust. ir y ~] | VENIRES | VENIRS   |

      @fise-2009:XII.18.2.8.e6
      Ejemplos: FISE 2009: MOLIENTE
        # en: FISE 2009: MOLIENTE
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                            | valen     | no valen   |
        | fise-2009  | moliente. [loc. adj. ~ y corriente] | MOLIENTES | MOLIENTEES |

    @esc-4350
    Esquema del escenario: Palabra que es adverbio y adjetivo, con un plural de cada clase
      # en: A word that is an adverb and an adjective, with a plural of each
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2009:XII.18.2.8.e3 @fise-2009:XII.18.4.3.y.e3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo                 | valen          |
        | fise-2009  | guay. adj. U. t. c. adv. | GUAYES y GUAIS |
