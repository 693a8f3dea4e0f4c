# language: es
@perfil-arbitraje
Característica: Tabaco, comida y teléfono
  # en: Tobacco, food and telephone

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Durante la partida no se fuma, ni se come lo que ensucia, ni se habla por teléfono
    # en: During the game there is no smoking, no food that soils and no telephone call

    @esc-1437
    Esquema del escenario: Resta de puntos a Ana por lo que hace en la mesa
      # en: Points taken off Ana for what she does at the table
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana <uso>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2009:46.4
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | use | points | result |
        | reglamento | uso                                    | puntos | resultado                           |
        | fise-2009  | fuma                                   | 25     | se admite                           |
        | fise-2009  | come algo que puede manchar las fichas | 25     | se admite                           |
        | fise-2009  | come algo que no mancha                | 25     | se rechaza porque no hay infracción |
        | fise-2009  | habla por teléfono                     | 25     | se admite                           |
        | ajs-2024   | fuma                                   | 25     | se admite                           |
        | ajs-2024   | come algo que puede manchar las fichas | 25     | se admite                           |
        | ajs-2024   | come algo que no mancha                | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | habla por teléfono                     | 25     | se admite                           |

    @esc-1438
    Esquema del escenario: Ana fuma o come
      # en: Ana smokes or eats
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana <uso>
      Entonces lo que ha hecho <calificación>

      @fise-2003:5.2 @redeletras:5.2 @resumen-2018:3
      Ejemplos: Sin regla sobre el tabaco ni la comida
        # en: No rule on tobacco or food
        # en: | edition | use | ruling |
        | reglamento   | uso                                    | calificación     |
        | fise-2003    | fuma                                   | no está previsto |
        | fise-2003    | come algo que puede manchar las fichas | no está previsto |
        | redeletras   | fuma                                   | no está previsto |
        | redeletras   | come algo que puede manchar las fichas | no está previsto |
        | resumen-2018 | fuma                                   | no está previsto |
        | resumen-2018 | come algo que puede manchar las fichas | no está previsto |
