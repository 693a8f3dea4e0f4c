# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -S
  # en: Plural of words in -S

  Regla: Decide el acento, salvo en las palabras que el reglamento nombra
    # en: The stress decides, except in the words that the regulation names

    @esc-3029
    Esquema del escenario: Plural en -ES o sin cambio
      # en: Plural in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.s
      Ejemplos: FISE 2003: agudas y monosílabos, -ES; las demás y tres monosílabos, sin cambio
        # en: FISE 2003: oxytones and monosyllables, -ES; the others and three monosyllables, unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen             |
        | fise-2003  | francés. adj. | FRANCESES | FRANCESS             |
        | fise-2003  | gas. m.       | GASES     | GASS                 |
        | fise-2003  | plus. m.      | PLUSES    | PLUSS                |
        | fise-2003  | crisis. f.    | CRISIS    | CRISISS y CRISISES   |
        | fise-2003  | éxtasis. m.   | EXTASIS   | EXTASISS y EXTASISES |
        | fise-2003  | beis. adj.    | BEIS      | BEISS y BEISES       |
        | fise-2003  | corps. m.     | CORPS     | CORPSS y CORPSES     |
        | fise-2003  | reps. m.      | REPS      | REPSS y REPSES       |

      @redeletras:XII.18.4.3.s.p1
      Ejemplos: ReDeLetras: agudas y monosílabos, -ES, menos BEIS y DEMÁS
        # en: ReDeLetras: oxytones and monosyllables, -ES, but for BEIS and DEMÁS
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen     | no valen         |
        | redeletras | dos. adj. U. t. c. s. m.  | DOSES     | DOSS             |
        | redeletras | francés. adj.             | FRANCESES | FRANCESS         |
        | redeletras | gas. m.                   | GASES     | GASS             |
        | redeletras | plus. m.                  | PLUSES    | PLUSS            |
        | redeletras | tres. adj. U. t. c. s. m. | TRESES    | TRESS            |
        | redeletras | vals. m.                  | VALSES    | VALSS            |
        | redeletras | beis. adj.                | BEIS      | BEISS y BEISES   |
        | redeletras | demás. adj.               | DEMAS     | DEMASS y DEMASES |

      @redeletras:XII.18.4.3.s.p2
      Ejemplos: ReDeLetras: las demás, sin cambio
        # en: ReDeLetras: the others, unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                 |
        | redeletras | crisis. f.    | CRISIS    | CRISISS y CRISISES       |
        | redeletras | fórceps. m.   | FORCEPS   | FORCEPSS y FORCEPSES     |
        | redeletras | lapsus. m.    | LAPSUS    | LAPSUSS y LAPSUSES       |
        | redeletras | éxtasis. m.   | EXTASIS   | EXTASISS y EXTASISES     |
        | redeletras | miércoles. m. | MIERCOLES | MIERCOLESS y MIERCOLESES |
        | redeletras | síntesis. f.  | SINTESIS  | SINTESISS y SINTESISES   |

      @fise-2009:XII.18.4.3.s
      Ejemplos: FISE 2009: agudas y monosílabos, -ES
        # en: FISE 2009: oxytones and monosyllables, -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen     | no valen |
        | fise-2009  | dos. adj. U. t. c. s. m.  | DOSES     | DOSS     |
        | fise-2009  | francés. adj.             | FRANCESES | FRANCESS |
        | fise-2009  | gas. m.                   | GASES     | GASS     |
        | fise-2009  | plus. m.                  | PLUSES    | PLUSS    |
        | fise-2009  | tres. adj. U. t. c. s. m. | TRESES    | TRESS    |
        | fise-2009  | vals. m.                  | VALSES    | VALSS    |

      @fise-2009:XII.18.4.3.s @fise-2009:XII.18.4.3.s.e1
      Ejemplos: FISE 2009: sin cambio, y las palabras que sí cambian
        # en: FISE 2009: unchanged, and words that do change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen     | no valen             |
        | fise-2009  | antigás. adj. [prefijo y sustantivo] | ANTIGAS   | ANTIGASS y ANTIGASES |
        | fise-2009  | beis. adj.                           | BEIS      | BEISS y BEISES       |
        | fise-2009  | demás. adj.                          | DEMAS     | DEMASS y DEMASES     |
        | fise-2009  | corps. m.                            | CORPS     | CORPSS y CORPSES     |
        | fise-2009  | gas. m.                              | GASES     | GASS                 |
        | fise-2009  | francés. adj.                        | FRANCESES | FRANCESS             |

      @fise-2009:XII.18.4.3.s.e2
      Ejemplos: FISE 2009: las demás, sin cambio
        # en: FISE 2009: the others, unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen     | no valen                 |
        | fise-2009  | crisis. f.    | CRISIS    | CRISISS y CRISISES       |
        | fise-2009  | fórceps. m.   | FORCEPS   | FORCEPSS y FORCEPSES     |
        | fise-2009  | lapsus. m.    | LAPSUS    | LAPSUSS y LAPSUSES       |
        | fise-2009  | éxtasis. m.   | EXTASIS   | EXTASISS y EXTASISES     |
        | fise-2009  | miércoles. m. | MIERCOLES | MIERCOLESS y MIERCOLESES |
        | fise-2009  | síntesis. f.  | SINTESIS  | SINTESISS y SINTESISES   |
