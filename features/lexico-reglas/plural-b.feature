# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -B
  # en: Plural of words in -B

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3001
    Esquema del escenario: Plural en -S o en -ES
      # en: Plural in -S or in -ES
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.b
      Ejemplos: FISE 2003: -ES, menos cuatro palabras que llevan -S
        # en: FISE 2003: -ES, but for four words that take -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen    | no valen |
        | fise-2003  | querub. m.  | QUERUBES | QUERUBS  |
        | fise-2003  | club. m.    | CLUBES   | CLUBS    |
        | fise-2003  | baobab. m.  | BAOBABS  | BAOBABES |
        | fise-2003  | esnob. adj. | ESNOBS   | ESNOBES  |
        | fise-2003  | mihrab. m.  | MIHRABS  | MIHRABES |
        | fise-2003  | nabab. m.   | NABABS   | NABABES  |

      @redeletras:XII.18.4.3.b @fise-2009:XII.18.4.3.b @fise-2009:XII.18.4.3.b.e1
      Ejemplos: ReDeLetras y FISE 2009: -S
        # en: ReDeLetras and FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen   | no valen |
        | redeletras | querub. m.  | QUERUBS | QUERUBES |
        | redeletras | nabab. m.   | NABABS  | NABABES  |
        | redeletras | esnob. adj. | ESNOBS  | ESNOBES  |
        | fise-2009  | querub. m.  | QUERUBS | QUERUBES |
        | fise-2009  | nabab. m.   | NABABS  | NABABES  |
        | fise-2009  | rob. m.     | ROBS    | ROBES    |

    @esc-3002
    Esquema del escenario: CLUB y sus compuestos, en -S y en -ES
      # en: CLUB and its compounds, in -S and in -ES
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.4.3.b @fise-2009:XII.18.4.3.b.e1
      Ejemplos: ReDeLetras y FISE 2009: de las dos maneras
        # en: ReDeLetras and FISE 2009: in both ways
        # en: | edition | article | valid |
        | reglamento | artículo      | valen                    |
        | redeletras | club. m.      | CLUBS y CLUBES           |
        | redeletras | aeroclub. m.  | AEROCLUBS y AEROCLUBES   |
        | redeletras | cineclub. m.  | CINECLUBS y CINECLUBES   |
        | redeletras | teleclub. m.  | TELECLUBS y TELECLUBES   |
        | redeletras | videoclub. m. | VIDEOCLUBS y VIDEOCLUBES |
        | fise-2009  | club. m.      | CLUBS y CLUBES           |
        | fise-2009  | aeroclub. m.  | AEROCLUBS y AEROCLUBES   |
        | fise-2009  | cineclub. m.  | CINECLUBS y CINECLUBES   |
        | fise-2009  | teleclub. m.  | TELECLUBS y TELECLUBES   |
        | fise-2009  | videoclub. m. | VIDEOCLUBS y VIDEOCLUBES |
