# language: es
@perfil-lexico-reglas
Característica: Plural de los monosílabos en vocal, según FISE 2003
  # en: Plural of monosyllables in a vowel, by FISE 2003

  Regla: El monosílabo tiene reglas propias, según lleve tilde o no
    # en: A monosyllable has rules of its own, by whether it has a written accent

    @esc-3008
    Esquema del escenario: Monosílabo con un solo plural o sin cambio
      # en: Monosyllable with one plural or none of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.mono.p1 @fise-2003:XII.18.5.mono.p3
      Ejemplos: Sin tilde: -S
        # en: Without an accent: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen |
        | fise-2003  | fe. f.   | FES   | FEES     |
        | fise-2003  | pie. m.  | PIES  | PIEES    |
        | fise-2003  | tu. adj. | TUS   | TUES     |

      @fise-2003:XII.18.5.mono.p1 @fise-2003:XII.18.5.mono.p2
      Ejemplos: Sin cambio, y la palabra que sí cambia
        # en: Unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen   |
        | fise-2003  | ña. f.   | ÑA    | ÑAS y ÑAES |
        | fise-2003  | ño. m.   | ÑO    | ÑOS y ÑOES |
        | fise-2003  | fe. f.   | FES   | FEES       |

      @fise-2003:XII.18.5.mono.p3
      Ejemplos: Con tilde: TÉ solo da TÉS
        # en: With an accent: TÉ gives only TÉS
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen | no valen |
        | fise-2003  | té. m.   | TES   | TEES     |

    @esc-3009
    Esquema del escenario: Monosílabo con dos plurales
      # en: Monosyllable with two plurals
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.18.5.mono.p2
      Ejemplos: Cinco sin tilde
        # en: Five without an accent
        # en: | edition | article | valid |
        | reglamento | artículo        | valen      |
        | fise-2003  | yo. pron.       | YOS y YOES |
        | fise-2003  | bu. m.          | BUS y BUES |
        | fise-2003  | cu. m.          | CUS y CUES |
        | fise-2003  | mu. onomat.; m. | MUS y MUES |
        | fise-2003  | ñu. m.          | ÑUS y ÑUES |

      @fise-2003:XII.18.5.mono.p3
      Ejemplos: Con tilde
        # en: With an accent
        # en: | edition | article | valid |
        | reglamento | artículo | valen      |
        | fise-2003  | sí. m.   | SIS y SIES |
