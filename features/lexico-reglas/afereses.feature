# language: es
@perfil-lexico-reglas
Característica: Aféresis
  # en: Aphaereses

  Regla: Vale la que el diccionario trae, y no la que cualquiera puede cortar
    # en: One that the dictionary has is valid, and not one that anybody can cut

    @esc-4123
    Esquema del escenario: Aféresis con artículo y corte sin él
      # en: An aphaeresis with an article and a cut without one
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.13
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                    | valen | no valen |
        | fise-2003  | «mor. m. [aféresis]» y «abuelo, la. m. y f.» | MOR   | BUELO    |

      @redeletras:XII.3 @fise-2009:XII.3
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                    | valen       | no valen |
        | redeletras | «mor. m. [aféresis]» y «abuelo, la. m. y f.» | MOR         | BUELO    |
        | redeletras | «mano, na. m. y f. [aféresis]»               | MANO y MANA | NA       |
        | fise-2009  | «mor. m. [aféresis]» y «abuelo, la. m. y f.» | MOR         | BUELO    |
        | fise-2009  | «mano, na. m. y f. [aféresis]»               | MANO y MANA | NA       |

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018: los que tienen entrada propia
        # en: Summary of 2018: those with an entry of their own
        # en: | edition | articles | valid | not valid |
        | reglamento   | artículos                                    | valen | no valen |
        | resumen-2018 | «mor. m. [aféresis]» y «abuelo, la. m. y f.» | MOR   | BUELO    |
