# language: es
@perfil-reloj
Característica: Jugadores sin un tiempo fijado
  # en: Players without a time set

  Antecedentes:
    Dado que el marcador es 350 a 300
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Sin un tiempo que rebasar no hay minutos de más
    # en: Without a time to exceed there are no minutes too many

    @esc-1315
    Esquema del escenario: Último pase de una partida en la que el torneo no fijó tiempo y Ana consumió 45 minutos
      # en: Last pass of a game for which the tournament set no time and Ana used 45 minutes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha consumido 45 min 0 s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda 339 a 295

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2
      Ejemplos: Solo se descuentan los atriles
        # en: Only the racks are deducted
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1316
    Esquema del escenario: Último pase de una partida del Resumen con 30 minutos por jugador y 45 consumidos
      # en: Last pass of a game under the summary with 30 minutes each and 45 used
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 45 min 0 s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda 350 a 300

      @resumen-2018:25.a
      Ejemplos: Resumen: no prevé descuento alguno por el tiempo
        # en: Summary: provides for no deduction for time
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
