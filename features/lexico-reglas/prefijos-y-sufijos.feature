# language: es
@perfil-lexico-reglas
Característica: Prefijos, sufijos y elementos compositivos
  # en: Prefixes, suffixes and combining forms

  Regla: Ninguno vale, aunque el diccionario lo traiga
    # en: None is valid, even if the dictionary has it

    @esc-4106
    Esquema del escenario: Artículo con guion delante o detrás
      # en: An article with a hyphen before or after
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:39.3
      Ejemplos: FISE 2003: los que nombra el artículo
        # en: FISE 2003: those that the article names
        # en: | edition | article | not valid |
        | reglamento | artículo   | no valen   |
        | fise-2003  | bi-. pref. | BI         |
        | fise-2003  | -ota. suf. | OTA        |
        | fise-2003  | -ita. suf. | ITA e ITAS |

      @fise-2003:XII.3
      Ejemplos: FISE 2003: los que nombra el anexo
        # en: FISE 2003: those that the annex names
        # en: | edition | article | not valid |
        | reglamento | artículo              | no valen       |
        | fise-2003  | bi-. pref.            | BI             |
        | fise-2003  | co-. pref.            | CO             |
        | fise-2003  | -or. suf.             | OR y ORES      |
        | fise-2003  | -ción. suf.           | CION           |
        | fise-2003  | psico-. elem. compos. | PSICO y PSICOS |
        | fise-2003  | exa-. elem. compos.   | EXA            |

      @redeletras:XII.14 @fise-2009:XII.14
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | not valid |
        | reglamento | artículo              | no valen       |
        | redeletras | bi-. pref.            | BI             |
        | redeletras | co-. pref.            | CO             |
        | redeletras | exa-. elem. compos.   | EXA            |
        | redeletras | psico-. elem. compos. | PSICO y PSICOS |
        | redeletras | -or. suf.             | OR y ORES      |
        | redeletras | -ina. suf.            | INA            |
        | redeletras | -ción. suf.           | CION           |
        | fise-2009  | bi-. pref.            | BI             |
        | fise-2009  | co-. pref.            | CO             |
        | fise-2009  | exa-. elem. compos.   | EXA            |
        | fise-2009  | psico-. elem. compos. | PSICO y PSICOS |
        | fise-2009  | -or. suf.             | OR y ORES      |
        | fise-2009  | -ina. suf.            | INA            |
        | fise-2009  | -ción. suf.           | CION           |

    @esc-4107
    Esquema del escenario: Sufijo que se escribe como una palabra
      # en: A suffix spelt like a word
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:39.3 @fise-2003:XII.3 @redeletras:XII.14 @fise-2009:XII.14 @fise-2003:XII.18.1.p1 @redeletras:XII.18.1.p1 @fise-2009:XII.18.1.p1 @fise-2003:38 @redeletras:XI.p5 @fise-2009:XI.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                         | valen      | no valen |
        | fise-2003  | «-oso. suf.» y «oso, sa. m. y f.» | OSO y OSOS | OSOES    |
        | redeletras | «-oso. suf.» y «oso, sa. m. y f.» | OSO y OSOS | OSOES    |
        | fise-2009  | «-oso. suf.» y «oso, sa. m. y f.» | OSO y OSOS | OSOES    |

  Regla: En el resumen vale el que tiene entrada propia
    # en: In the summary one with an entry of its own is valid

    @esc-4108
    Esquema del escenario: Prefijo y sufijo con entrada propia
      # en: A prefix and a suffix with an entry of their own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo   | valen |
        | resumen-2018 | bi-. pref. | BI    |
        | resumen-2018 | -ota. suf. | OTA   |
