# language: es
@perfil-lexico-reglas
Característica: Plural de conjunciones, preposiciones y contracciones
  # en: Plural of conjunctions, prepositions and contractions

  Regla: No tienen plural, salvo las que son además otra cosa
    # en: They have no plural, except those that are something else as well

    @esc-4334
    Esquema del escenario: Palabra que solo es conjunción
      # en: A word that is a conjunction and no more
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.p1 @fise-2009:XII.18.2.4.p1 @fise-2009:XII.18.2.4.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen  | no valen |
        | fise-2009  | aunque. conj. | AUNQUE | AUNQUES  |
        | fise-2009  | deque. conj.  | DEQUE  | DEQUES   |
        | fise-2009  | ergo. conj.   | ERGO   | ERGOS    |
        | fise-2009  | porque. conj. | PORQUE | PORQUES  |
        | fise-2009  | quier. conj.  | QUIER  | QUIERES  |
        | fise-2009  | sino. conj.   | SINO   | SINOS    |

    @esc-4335
    Esquema del escenario: Conjunción que es además sustantivo
      # en: A conjunction that is a noun as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.p3 @fise-2009:XII.18.2.4.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen   | no valen |
        | fise-2009  | bien. conj.; m.   | BIENES  | BIENS    |
        | fise-2009  | conque. conj.; m. | CONQUES | CONQUEES |
        | fise-2009  | pero. conj.; m.   | PEROS   | PEROES   |

    @esc-4336
    Esquema del escenario: Palabra que solo es preposición
      # en: A word that is a preposition and no more
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.p1 @fise-2009:XII.18.2.5.p1 @fise-2009:XII.18.2.5.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen | no valen         |
        | fise-2009  | con. prep.   | CON   | CONS y CONES     |
        | fise-2009  | desde. prep. | DESDE | DESDES           |
        | fise-2009  | según. prep. | SEGUN | SEGUNS y SEGUNES |

    @esc-4337
    Esquema del escenario: Preposición que es además sustantivo o adjetivo
      # en: A preposition that is a noun or an adjective as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.p3 @fise-2009:XII.18.2.5.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo              | valen         | no valen |
        | fise-2009  | ante. prep.; m.       | ANTES         | ANTEES   |
        | fise-2009  | contra. prep.; f.     | CONTRAS       | CONTRAES |
        | fise-2009  | bajo, ja. adj.; prep. | BAJOS y BAJAS | BAJOES   |

    @esc-4338
    Esquema del escenario: Contracción
      # en: A contraction
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.p1 @fise-2009:XII.18.2.6.p1 @fise-2009:XII.18.2.6.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen                   | no valen                    |
        | fise-2009  | al. contracc.              | AL                      | ALS y ALES                  |
        | fise-2009  | del. contracc.             | DEL                     | DELS y DELES                |
        | fise-2009  | dentrambos, bas. contracc. | DENTRAMBOS y DENTRAMBAS | DENTRAMBOSES y DENTRAMBASES |

  Regla: Donde el reglamento no las nombra, juzgan los árbitros
    # en: Where the regulation does not name them, the arbiters judge

    @esc-4339
    Esquema del escenario: Conjunción, preposición o contracción
      # en: A conjunction, a preposition or a contraction
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <formas> según el reglamento <reglamento>
      Entonces quedan a juicio de los árbitros <formas>

      @fise-2003:XII.18.p4 @redeletras:XII.18.p3
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | article | forms |
        | reglamento | artículo       | formas |
        | fise-2003  | deque. conj.   | DEQUES |
        | fise-2003  | desde. prep.   | DESDES |
        | fise-2003  | del. contracc. | DELES  |
        | redeletras | deque. conj.   | DEQUES |
        | redeletras | desde. prep.   | DESDES |
        | redeletras | del. contracc. | DELES  |
