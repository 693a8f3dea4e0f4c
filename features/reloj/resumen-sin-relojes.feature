# language: es
@perfil-reloj
Característica: El Resumen no habla de relojes
  # en: The summary does not speak of clocks

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: De la duración solo dice que la fija el torneo
    # en: Of time it only says that the tournament sets how long a game lasts

    @esc-1313
    Esquema del escenario: Ana hace en su turno algo que otras ediciones regulan
      # en: Ana does in her turn something that other editions regulate
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana <acto>
      Entonces la actuación no está prevista en el reglamento

      @resumen-2018:21
      Ejemplos: Lo resuelve cada torneo
        # en: Each tournament settles it
        # en: | edition | act |
        | reglamento   | acto                               |
        | resumen-2018 | llama al árbitro                   |
        | resumen-2018 | discute el total acumulado         |
        | resumen-2018 | detiene el reloj                   |
        | resumen-2018 | advierte que falta pulsar el reloj |

    @esc-1314
    Esquema del escenario: El árbitro se retira de una mesa a la que nadie lo llamó
      # en: The arbiter leaves a table to which nobody called
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el árbitro se retira de la mesa
      Entonces la actuación no está prevista en el reglamento

      @resumen-2018:21
      Ejemplos: Tampoco
        # en: Nor that
        # en: | edition |
        | reglamento   |
        | resumen-2018 |

    @esc-1322
    Esquema del escenario: Los jugadores acuerdan un total del que nada dice el Resumen
      # en: The players agree on a total of which the summary says nothing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando los dos acuerdan 60 puntos
      Entonces la actuación no está prevista en el reglamento

      @resumen-2018:21
      Ejemplos: No hay parada que acabe
        # en: There is no stop to end
        # en: | edition |
        | reglamento   |
        | resumen-2018 |

    @esc-1323
    Esquema del escenario: Ana rebasa con mucho el tiempo que le dio el torneo
      # en: Ana goes far beyond the time that the tournament gave her
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 50 s
      Cuando pasan 15 segundos
      Entonces la partida no termina
      Y Ana ha consumido 2405 segundos

      @resumen-2018:21
      Ejemplos: Nadie pierde por tiempo
        # en: Nobody loses on time
        # en: | edition |
        | reglamento   |
        | resumen-2018 |

    @esc-1328
    Esquema del escenario: Se cumple la hora que el torneo fijó a las partidas
      # en: The hour that the tournament set for the games is up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar 60 min y han transcurrido 59 min 50 s
      Cuando pasan 20 segundos
      Entonces la partida no termina
      Y a la partida le quedan 0 min 0 s

      @resumen-2018:21
      Ejemplos: Qué ocurre entonces no se dice
        # en: What happens then is not said
        # en: | edition |
        | reglamento   |
        | resumen-2018 |

    @esc-1329
    Esquema del escenario: El árbitro pulsa el reloj de Ana
      # en: The arbiter presses Ana’s clock
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el árbitro pulsa el reloj sin ser jugador
      Entonces la actuación no está prevista en el reglamento

      @resumen-2018:21
      Ejemplos: No se dice quién lo maneja
        # en: It is not said who handles it
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
