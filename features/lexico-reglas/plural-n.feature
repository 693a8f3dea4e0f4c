# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras no esdrújulas en -N
  # en: Plural of words in -N that are not proparoxytone

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3024
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.n
      Ejemplos: FISE 2003: -ES, menos tres palabras sin cambio
        # en: FISE 2003: -ES, but for three words unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen    | no valen       |
        | fise-2003  | pin. m.    | PINES    | PINS           |
        | fise-2003  | barman. m. | BARMANES | BARMANS        |
        | fise-2003  | yin. m.    | YIN      | YINS y YINES   |
        | fise-2003  | zen. m.    | ZEN      | ZENS y ZENES   |
        | fise-2003  | barn. m.   | BARN     | BARNS y BARNES |

      @redeletras:XII.18.4.3.n.p1
      Ejemplos: ReDeLetras: -ES, menos BARN
        # en: ReDeLetras: -ES, but for BARN
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen    | no valen |
        | redeletras | pin. m.              | PINES    | PINS     |
        | redeletras | barman. m.           | BARMANES | BARMANS  |
        | redeletras | pemón. adj. [pueblo] | PEMONES  | PEMONS   |
        | redeletras | yin. m.              | YINES    | YINS     |
        | redeletras | zen. m.              | ZENES    | ZENS     |
        | redeletras | barn. m.             | BARNS    | BARNES   |

      @fise-2009:XII.18.4.3.n
      Ejemplos: FISE 2009: -ES
        # en: FISE 2009: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen    | no valen |
        | fise-2009  | pin. m.              | PINES    | PINS     |
        | fise-2009  | barman. m.           | BARMANES | BARMANS  |
        | fise-2009  | pemón. adj. [pueblo] | PEMONES  | PEMONS   |
        | fise-2009  | yin. m.              | YINES    | YINS     |
        | fise-2009  | zen. m.              | ZENES    | ZENS     |

      @fise-2009:XII.18.4.3.n @fise-2009:XII.18.4.3.n.e1
      Ejemplos: FISE 2009: sin cambio, y la palabra que sí cambia
        # en: FISE 2009: unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                    | valen            | no valen                               |
        | fise-2009  | parisién. adj.                              | PARISIEN         | PARISIENS y PARISIENES                 |
        | fise-2009  | recodín. m.                                 | RECODIN          | RECODINS y RECODINES                   |
        | fise-2009  | recotín. m.                                 | RECOTIN          | RECOTINS y RECOTINES                   |
        | fise-2009  | anticorrupción. adj. [prefijo y sustantivo] | ANTICO[RR]UPCION | ANTICO[RR]UPCIONS y ANTICO[RR]UPCIONES |
        | fise-2009  | pin. m.                                     | PINES            | PINS                                   |

      @fise-2009:XII.18.4.3.n.e2
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen |
        | fise-2009  | barn. m.   | BARNS   | BARNES   |
        | fise-2009  | pidgin. m. | PIDGINS | PIDGINES |
