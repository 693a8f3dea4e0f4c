# language: es
@perfil-lexico-lista
Característica: Qué obra decide si una palabra existe
  # en: Which book decides whether a word exists

  Regla: Solo vale la palabra que trae la obra oficial
    # en: Only a word that the official book has is valid

    @esc-3042
    Esquema del escenario: Palabra que trae la obra oficial y no las demás
      # en: A word that the official book has and others have not
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <palabra> según el reglamento <reglamento>
      Entonces vale <palabra>

      @fise-2003:37
      Ejemplos: FISE 2003: el CD
        # en: FISE 2003: the CD
        # en: | edition | article | word |
        | reglamento | artículo                 | palabra |
        | fise-2003  | acupear. [solo en el CD] | ACUPEAR |

      @fise-2003:XII.17.p1
      Ejemplos: FISE 2003: REFUNDAR, que la Academia reconoció
        # en: FISE 2003: REFUNDAR, which the Academy recognised
        # en: | edition | article | word |
        | reglamento | artículo                           | palabra  |
        | fise-2003  | refundar. [solo en el DLE de 2014] | REFUNDAR |

      @redeletras:XI.p5
      Ejemplos: ReDeLetras: la página de la Academia
        # en: ReDeLetras: the site of the Academy
        # en: | edition | article | word |
        | reglamento | artículo                | palabra |
        | redeletras | naipe. [solo en la web] | NAIPE   |

      @redeletras:XI.p7
      Ejemplos: ReDeLetras: también el artículo que se va a suprimir
        # en: ReDeLetras: also an article that is to go
        # en: | edition | article | word |
        | reglamento | artículo                                 | palabra |
        | redeletras | cuñadez. [solo en la web, para suprimir] | CUÑADEZ |

      @fise-2009:XI.p1 @fise-2009:XII.17.p2 @fise-2009:XII.final
      Ejemplos: FISE 2009: el CD, falte o no en la página de la Academia
        # en: FISE 2009: the CD, whether or not the site of the Academy has it
        # en: | edition | article | word |
        | reglamento | artículo                 | palabra |
        | fise-2009  | acupear. [solo en el CD] | ACUPEAR |

      @resumen-2018:2.p1.s1
      Ejemplos: Resumen de 2018: el Lexicon
        # en: Summary of 2018: the Lexicon
        # en: | edition | article | word |
        | reglamento   | artículo                               | palabra  |
        | resumen-2018 | refundar. [solo en el Lexicon de 2017] | REFUNDAR |

      @ajs-2024:4.1.7.p5.s1
      Ejemplos: AJS: sus aplicaciones
        # en: AJS: its applications
        # en: | edition | article | word |
        | reglamento | artículo                                 | palabra  |
        | ajs-2024   | refundar. [solo en la aplicación de AJS] | REFUNDAR |
