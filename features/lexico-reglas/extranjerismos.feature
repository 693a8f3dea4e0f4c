# language: es
@perfil-lexico-reglas
Característica: Extranjerismos en redonda
  # en: Foreign words in roman type

  Regla: Vale el que el diccionario oficial trae
    # en: One that the official dictionary has is valid

    @esc-4130
    Esquema del escenario: Extranjerismo del diccionario oficial y de otro libro
      # en: A foreign word of the official dictionary and one of another book
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.9
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                                                     | valen | no valen |
        | fise-2003  | «internet. m. [voz extranjera] [solo en el DPD]» y «fax. m. [voz extranjera]» | FAX   | INTERNET |

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018: los que tienen entrada propia
        # en: Summary of 2018: those with an entry of their own
        # en: | edition | articles | valid | not valid |
        | reglamento   | artículos                                                                     | valen  | no valen |
        | resumen-2018 | «internet. m. [voz extranjera] [solo en el DPD]» y «fax. m. [voz extranjera]» | FAX    | INTERNET |
        | resumen-2018 | «*internet*. m. [solo en el DPD]» y «*brandy*. m.»                            | BRANDY | INTERNET |

  Regla: El que no va en cursiva hace el plural según su terminación
    # en: One not in italics forms its plural by its ending

    @esc-4131
    Esquema del escenario: Extranjerismo en redonda
      # en: A foreign word in roman type
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.10.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                    | valen    | no valen          |
        | fise-2009  | airbag. m. [voz extranjera] | AIRBAGS  | AIRBAGES          |
        | fise-2009  | convoy. m. [voz extranjera] | CONVOYES | CONVOYS y CONVOIS |

    @esc-4132
    Esquema del escenario: Palabra con un artículo en cursiva y otro en redonda
      # en: A word with one article in italics and another in roman type
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.10.p1 @fise-2009:XII.18.2.10.p1.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                     | valen   | no valen |
        | fise-2009  | «*adagio*. m.» y «adagio. m.» | ADAGIOS | ADAGIOES |

    @esc-4133
    Esquema del escenario: La misma palabra con el artículo en cursiva nada más
      # en: The same word with the article in italics alone
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.10.p1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen  | no valen |
        | fise-2009  | *adagio*. m. | ADAGIO | ADAGIOS  |
