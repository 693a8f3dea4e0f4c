# language: es
@perfil-lexico-reglas
Característica: Plural de los adverbios
  # en: Plural of adverbs

  Regla: El adverbio no tiene plural, salvo que sea además otra cosa
    # en: An adverb has no plural, unless it is something else as well

    @esc-4326
    Esquema del escenario: Palabra que solo es adverbio
      # en: A word that is an adverb and no more
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen    | no valen             |
        | fise-2003  | aquí. adv.     | AQUI     | AQUIS y AQUIES       |
        | fise-2003  | lejos. adv.    | LEJOS    | LEJOSES              |
        | fise-2003  | mientras. adv. | MIENTRAS | MIENTRASES           |
        | fise-2003  | además. adv.   | ADEMAS   | ADEMASES             |
        | fise-2003  | también. adv.  | TAMBIEN  | TAMBIENS y TAMBIENES |
        | fise-2003  | tampoco. adv.  | TAMPOCO  | TAMPOCOS             |

      @redeletras:XII.18.2.1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen    | no valen             |
        | redeletras | aquí. adv.     | AQUI     | AQUIS y AQUIES       |
        | redeletras | lejos. adv.    | LEJOS    | LEJOSES              |
        | redeletras | mientras. adv. | MIENTRAS | MIENTRASES           |
        | redeletras | además. adv.   | ADEMAS   | ADEMASES             |
        | redeletras | también. adv.  | TAMBIEN  | TAMBIENS y TAMBIENES |
        | redeletras | tampoco. adv.  | TAMPOCO  | TAMPOCOS             |

      @fise-2009:XII.18.2.p1 @fise-2009:XII.18.2.1.p1 @fise-2009:XII.18.2.1.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen | no valen       |
        | fise-2009  | aquí. adv.  | AQUI  | AQUIS y AQUIES |
        | fise-2009  | cerca. adv. | CERCA | CERCAS         |
        | fise-2009  | hoy. adv.   | HOY   | HOYES y HOIS   |
        | fise-2009  | así. adv.   | ASI   | ASIS y ASIES   |
        | fise-2009  | bien. adv.  | BIEN  | BIENS y BIENES |

    @esc-4327
    Esquema del escenario: Adverbio que es además sustantivo o adjetivo
      # en: An adverb that is a noun or an adjective as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen   | no valen |
        | fise-2003  | ayer. adv.; m.    | AYERES  | AYERS    |
        | fise-2003  | mejor. adj.; adv. | MEJORES | MEJORS   |

      @redeletras:XII.18.2.1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                    | valen   | no valen |
        | redeletras | ayer. adv.; m.              | AYERES  | AYERS    |
        | redeletras | no. adv.; m.                | NOES    | NOS      |
        | redeletras | cuándo. adv. U. t. c. s. m. | CUANDOS | CUANDOES |
        | redeletras | mejor. adj.; adv.           | MEJORES | MEJORS   |

      @fise-2009:XII.18.2.p3 @fise-2009:XII.18.2.1.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen   | no valen |
        | fise-2009  | ayer. adv.; m.    | AYERES  | AYERS    |
        | fise-2009  | afuera. adv.; f.  | AFUERAS | AFUERAES |
        | fise-2009  | mejor. adj.; adv. | MEJORES | MEJORS   |

    @esc-4328
    Esquema del escenario: Adverbio que la lengua corriente usa como sustantivo
      # en: An adverb that common usage takes for a noun
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.1.p3 @fise-2009:XII.18.2.1.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen   |
        | fise-2009  | no. adv. | NO    | NOS y NOES |
