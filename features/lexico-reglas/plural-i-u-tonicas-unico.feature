# language: es
@perfil-lexico-reglas
Característica: Palabras en -I y -U tónicas con un solo plural
  # en: Words in stressed -I and -U with a single plural

  Regla: Las palabras que el reglamento nombra llevan solo el plural que les da
    # en: The words that the regulation names take only the plural that it gives them

    @esc-3014
    Esquema del escenario: Palabra nombrada, en -S, en -ES o sin cambio
      # en: A word that is named, in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.4.2.i-u
      Ejemplos: ReDeLetras: nueve palabras con -S
        # en: ReDeLetras: nine words with -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen      | no valen    |
        | redeletras | champú. m.  | [CH]AMPUS  | [CH]AMPUES  |
        | redeletras | cucú. m.    | CUCUS      | CUCUES      |
        | redeletras | gachí. f.   | GA[CH]IS   | GA[CH]IES   |
        | redeletras | menú. m.    | MENUS      | MENUES      |
        | redeletras | pirulí. m.  | PIRULIS    | PIRULIES    |
        | redeletras | popurrí. m. | POPU[RR]IS | POPU[RR]IES |
        | redeletras | quepí. m.   | QUEPIS     | QUEPIES     |
        | redeletras | tutú. m.    | TUTUS      | TUTUES      |
        | redeletras | vermú. m.   | VERMUS     | VERMUES     |

      @fise-2009:XII.18.4.2.iu @fise-2009:XII.18.4.2.iu.e1
      Ejemplos: FISE 2009: ASÍ no cambia, y BAMBÚ sí
        # en: FISE 2009: ASÍ does not change, and BAMBÚ does
        # en: | edition | article | valid | not valid |
        | reglamento | artículo        | valen            | no valen     |
        | fise-2009  | así. adv.; adj. | ASI              | ASIS y ASIES |
        | fise-2009  | bambú. m.       | BAMBUS y BAMBUES | BAMBUSES     |

      @fise-2009:XII.18.4.2.iu.e2
      Ejemplos: FISE 2009: veintidós palabras con el plural que se les da
        # en: FISE 2009: twenty-two words with the plural they are given
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen          | no valen        |
        | fise-2009  | ambigú. m.     | AMBIGUS        | AMBIGUES        |
        | fise-2009  | benjuí. m.     | BENJUIS        | BENJUIES        |
        | fise-2009  | cañí. adj.     | CAÑIS          | CAÑIES          |
        | fise-2009  | chacolí. m.    | [CH]ACOLIES    | [CH]ACOLIS      |
        | fise-2009  | champú. m.     | [CH]AMPUS      | [CH]AMPUES      |
        | fise-2009  | chantillí. m.  | [CH]ANTI[LL]IS | [CH]ANTI[LL]IES |
        | fise-2009  | cucú. m.       | CUCUS          | CUCUES          |
        | fise-2009  | frufrú. m.     | FRUFRUES       | FRUFRUS         |
        | fise-2009  | gachí. f.      | GA[CH]IS       | GA[CH]IES       |
        | fise-2009  | interviú. f.   | INTERVIUS      | INTERVIUES      |
        | fise-2009  | menú. m.       | MENUS          | MENUES          |
        | fise-2009  | mildiú. m.     | MILDIUS        | MILDIUES        |
        | fise-2009  | paspartú. m.   | PASPARTUS      | PASPARTUES      |
        | fise-2009  | pirulí. m.     | PIRULIS        | PIRULIES        |
        | fise-2009  | popurrí. m.    | POPU[RR]IS     | POPU[RR]IES     |
        | fise-2009  | quepí. m.      | QUEPIS         | QUEPIES         |
        | fise-2009  | ragú. m.       | RAGUS          | RAGUES          |
        | fise-2009  | recibí. m.     | RECIBIS        | RECIBIES        |
        | fise-2009  | sefardí. adj.  | SEFARDIES      | SEFARDIS        |
        | fise-2009  | travestí. com. | TRAVESTIS      | TRAVESTIES      |
        | fise-2009  | tutú. m.       | TUTUS          | TUTUES          |
        | fise-2009  | vermú. m.      | VERMUS         | VERMUES         |
