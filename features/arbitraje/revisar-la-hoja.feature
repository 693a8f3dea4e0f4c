# language: es
@perfil-arbitraje
Característica: Revisar la hoja del rival
  # en: Inspecting the sheet of the rival

  Antecedentes:
    Dado que le toca a Ana

  Regla: Antes de empezar, cada jugador puede pedir que se revise la hoja del otro
    # en: Before the start each player may ask for the sheet of the other to be inspected

    @esc-1439
    Esquema del escenario: Revisión de una hoja antes del primer robo
      # en: Inspection of a sheet before the opening draw
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando <persona> pide revisar la hoja de Bruno, que <limpieza>
      Entonces la actuación <resultado>

      @redeletras:5.2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | person | cleanness | result |
        | reglamento | persona                 | limpieza          | resultado                       |
        | redeletras | Ana                     | está limpia       | se admite                       |
        | redeletras | Ana                     | lleva anotaciones | se admite                       |
        | redeletras | Bruno                   | está limpia       | se rechaza por falta de derecho |
        | redeletras | un jugador de otra mesa | lleva anotaciones | se rechaza por falta de derecho |

      @fise-2009:5.3.s3
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | person | cleanness | result |
        | reglamento | persona                 | limpieza          | resultado                       |
        | fise-2009  | Ana                     | está limpia       | se admite                       |
        | fise-2009  | Ana                     | lleva anotaciones | se admite                       |
        | fise-2009  | Bruno                   | está limpia       | se rechaza por falta de derecho |
        | fise-2009  | un jugador de otra mesa | lleva anotaciones | se rechaza por falta de derecho |
        | ajs-2024   | Ana                     | está limpia       | se admite                       |
        | ajs-2024   | Ana                     | lleva anotaciones | se admite                       |
        | ajs-2024   | Bruno                   | está limpia       | se rechaza por falta de derecho |
        | ajs-2024   | un jugador de otra mesa | lleva anotaciones | se rechaza por falta de derecho |

      @fise-2003:5.2 @resumen-2018:3
      Ejemplos: FISE 2003 y resumen: sin regla
        # en: FISE 2003 and summary: no rule
        # en: | edition | person | cleanness | result |
        | reglamento   | persona | limpieza          | resultado                         |
        | fise-2003    | Ana     | lleva anotaciones | no está prevista en el reglamento |
        | resumen-2018 | Ana     | lleva anotaciones | no está prevista en el reglamento |

    @esc-1440
    Esquema del escenario: Revisión de la hoja de Bruno cuando ya se han robado fichas
      # en: Inspection of the sheet of Bruno once tiles were drawn
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana ha robado 7 fichas
      Cuando Ana pide revisar la hoja de Bruno, que lleva anotaciones
      Entonces la actuación se rechaza por tardía

      @redeletras:5.2 @fise-2009:5.3.s3
      Ejemplos: Empezada la partida ya no cabe
        # en: Once the game has begun it is too late
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1441
    Esquema del escenario: Resta de puntos a Bruno después de revisar su hoja
      # en: Points taken off Bruno after his sheet was inspected
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana ha pedido revisar la hoja de Bruno, que <limpieza>
      Cuando quien dirige el torneo resta <puntos> puntos a Bruno por ello, probado
      Entonces la actuación <resultado>

      @redeletras:5.2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | cleanness | points | result |
        | reglamento | limpieza          | puntos | resultado                           |
        | redeletras | lleva anotaciones | 30     | se admite                           |
        | redeletras | está limpia       | 30     | se rechaza porque no hay infracción |

      @fise-2009:5.3
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | cleanness | points | result |
        | reglamento | limpieza          | puntos | resultado                           |
        | fise-2009  | lleva anotaciones | 25     | se admite                           |
        | fise-2009  | está limpia       | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | lleva anotaciones | 25     | se admite                           |
        | ajs-2024   | está limpia       | 25     | se rechaza porque no hay infracción |
