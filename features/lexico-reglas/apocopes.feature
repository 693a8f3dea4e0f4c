# language: es
@perfil-lexico-reglas
Característica: Apócopes
  # en: Apocopes

  Regla: Vale la que el diccionario trae, y no la que cualquiera puede cortar
    # en: One that the dictionary has is valid, and not one that anybody can cut

    @esc-4118
    Esquema del escenario: Apócope con artículo y corte sin él
      # en: An apocope with an article and a cut without one
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.8
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                          | valen | no valen |
        | fise-2003  | «buen. adj. [apóc.]» y «padre. m.» | BUEN  | PA       |
        | fise-2003  | «buen. adj. [apóc.]» y «madre. f.» | BUEN  | MA       |

      @redeletras:XII.4 @fise-2009:XII.4
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                            | valen | no valen |
        | redeletras | «buen. adj. [apóc.]» y «para. prep.» | BUEN  | PA       |
        | redeletras | «cuan. adv. [apóc.]» y «para. prep.» | CUAN  | PA       |
        | redeletras | «gran. adj. [apóc.]» y «para. prep.» | GRAN  | PA       |
        | redeletras | «san. adj. [apóc.]» y «para. prep.»  | SAN   | PA       |
        | fise-2009  | «buen. adj. [apóc.]» y «para. prep.» | BUEN  | PA       |
        | fise-2009  | «cuan. adv. [apóc.]» y «para. prep.» | CUAN  | PA       |
        | fise-2009  | «gran. adj. [apóc.]» y «para. prep.» | GRAN  | PA       |
        | fise-2009  | «san. adj. [apóc.]» y «para. prep.»  | SAN   | PA       |

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018: los que tienen entrada propia
        # en: Summary of 2018: those with an entry of their own
        # en: | edition | articles | valid | not valid |
        | reglamento   | artículos                            | valen | no valen |
        | resumen-2018 | «gran. adj. [apóc.]» y «para. prep.» | GRAN  | PA       |
