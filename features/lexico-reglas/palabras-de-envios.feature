# language: es
@perfil-lexico-reglas
Característica: Palabras de envíos
  # en: Words of cross-references

  Regla: La palabra de un envío vale, y como adjetivo tiene plural
    # en: The word of a cross-reference is valid, and as an adjective has a plural

    @esc-4139
    Esquema del escenario: Palabra que el diccionario solo trae en un envío
      # en: A word that the dictionary has only in a cross-reference
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2009:XII.18.3.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo                                       | valen           |
        | fise-2009  | birrectángulo. [V. triángulo esférico ~, adj.] | BI[RR]ECTANGULO |

    @esc-4140
    Esquema del escenario: Adjetivo o sustantivo de un envío
      # en: An adjective or a noun of a cross-reference
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.1.8
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                           | valen    | no valen  |
        | fise-2003  | gamado, da. [V. cruz gamada, adj.] | GAMADAS  | GAMADAES  |
        | fise-2003  | bolar. [V. tierra ~, adj.]         | BOLARES  | BOLARS    |
        | fise-2003  | abanda. [V. arroz ~, adj.]         | ABANDAS  | ABANDAES  |
        | fise-2003  | maestra. [V. abeja ~, s.]          | MAESTRAS | MAESTRAES |

      @redeletras:XII.18.1.2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                           | valen   | no valen |
        | redeletras | gamado, da. [V. cruz gamada, adj.] | GAMADAS | GAMADAES |
        | redeletras | bolar. [V. tierra ~, adj.]         | BOLARES | BOLARS   |
        | redeletras | abanda. [V. arroz ~, adj.]         | ABANDAS | ABANDAES |

      @redeletras:XII.18.1.5 @fise-2009:XII.18.1.p1
      Ejemplos: ReDeLetras y FISE 2009: un sustantivo
        # en: ReDeLetras and FISE 2009: a noun
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen    | no valen  |
        | redeletras | maestra. [V. abeja ~, s.] | MAESTRAS | MAESTRAES |
        | fise-2009  | maestra. [V. abeja ~, s.] | MAESTRAS | MAESTRAES |

      @fise-2009:XII.18.3.p2 @fise-2009:XII.18.3.e4
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                    | valen            | no valen  |
        | fise-2009  | alarije. [V. uva ~, adj.]   | ALARIJES         | ALARIJEES |
        | fise-2009  | berbí. [V. paño ~, adj.]    | BERBIS y BERBIES | BERBISES  |
        | fise-2009  | cajel. [V. naranja ~, adj.] | CAJELES          | CAJELS    |

    @esc-4141
    Esquema del escenario: Adverbio de un envío
      # en: An adverb of a cross-reference
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.4 @redeletras:XII.18.2.1
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                  | valen      | no valen    |
        | fise-2003  | civilmente. adv. [V. responsable ~, adv.] | CIVILMENTE | CIVILMENTES |
        | redeletras | civilmente. adv. [V. responsable ~, adv.] | CIVILMENTE | CIVILMENTES |

      @fise-2009:XII.18.3.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                  | valen         | no valen           |
        | fise-2009  | civilmente. adv. [V. responsable ~, adv.] | CIVILMENTE    | CIVILMENTES        |
        | fise-2009  | cutio. [V. … ~, adv.]                     | CUTIO         | CUTIOS             |
        | fise-2009  | atrás. adv. [V. … ~, adv.]                | ATRAS         | ATRASES            |
        | fise-2009  | recién. adv. [V. … ~, adv.]               | RECIEN        | RECIENS y RECIENES |
        | fise-2009  | uniformemente. adv. [V. … ~, adv.]        | UNIFORMEMENTE | UNIFORMEMENTES     |
