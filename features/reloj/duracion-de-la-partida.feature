# language: es
@perfil-reloj
Característica: Duración de la partida
  # en: Length of the game

  Antecedentes:
    Dado que el marcador es 300 a 280

  Regla: Cada torneo fija cuánto puede durar una partida
    # en: Each tournament sets how long a game may last

    @esc-1259
    Esquema del escenario: Con los turnos igualados pasan los últimos segundos del tiempo fijado
      # en: With equal turns the last seconds of the time set go by
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar <total> min y han transcurrido 44 min 50 s
      Cuando pasan <s> segundos
      Entonces la partida <final>

      @fise-2003:27.p1 @redeletras:27.p1 @fise-2009:30
      Ejemplos: Acaba en el instante fijado, ni antes ni en otro
        # en: It ends at the instant set, neither before nor at another
        # en: | edition | total | s | ending |
        | reglamento | total | s  | final                    |
        | fise-2003  | 45    | 9  | no termina               |
        | fise-2003  | 45    | 10 | termina por tiempo total |
        | fise-2003  | 45    | 30 | termina por tiempo total |
        | fise-2003  | 60    | 30 | no termina               |
        | redeletras | 45    | 9  | no termina               |
        | redeletras | 45    | 10 | termina por tiempo total |
        | redeletras | 45    | 30 | termina por tiempo total |
        | redeletras | 60    | 30 | no termina               |
        | fise-2009  | 45    | 9  | no termina               |
        | fise-2009  | 45    | 10 | termina por tiempo total |
        | fise-2009  | 45    | 30 | termina por tiempo total |
        | fise-2009  | 60    | 30 | no termina               |

    @esc-1260
    Esquema del escenario: El torneo no fija cuánto dura la partida
      # en: The tournament does not set how long the game lasts
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que se juega con un cronómetro digital
      Cuando pasan 90 min 0 s
      Entonces la partida no termina
      Y la partida no tiene tiempo total

      @fise-2003:27.p1 @redeletras:27.p1 @fise-2009:30
      Ejemplos: El reglamento no pone otro tiempo en su lugar
        # en: The regulation puts no other time in its place
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1261
    Esquema del escenario: Van 20 minutos de una partida con tiempo fijado y pasan diez segundos más
      # en: Twenty minutes of a game with a time set have gone and ten seconds more go by
      Dada una partida en curso según el reglamento <reglamento>
      Y que la partida puede durar <total> min y han transcurrido 20 min 0 s
      Cuando pasan 10 segundos
      Entonces a la partida le quedan <min> min <s> s

      @fise-2003:27.p1 @redeletras:27.p1 @fise-2009:30 @resumen-2018:21
      Ejemplos: Lo que queda sale del tiempo que fija el torneo
        # en: What is left follows from the time that the tournament sets
        # en: | edition | total | min | s |
        | reglamento   | total | min | s  |
        | fise-2003    | 60    | 39  | 50 |
        | fise-2003    | 45    | 24  | 50 |
        | redeletras   | 60    | 39  | 50 |
        | redeletras   | 45    | 24  | 50 |
        | fise-2009    | 60    | 39  | 50 |
        | fise-2009    | 45    | 24  | 50 |
        | resumen-2018 | 60    | 39  | 50 |
        | resumen-2018 | 45    | 24  | 50 |

  Regla: En la AJS ninguna partida tiene un tiempo total
    # en: Under AJS no game has a total time

    @esc-1262
    Esquema del escenario: Un torneo anuncia partidas de una hora y pasa la hora
      # en: A tournament announces games of an hour and the hour goes by
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar 60 min y han transcurrido 59 min 50 s
      Cuando pasan 20 segundos
      Entonces la partida no termina
      Y la partida no tiene tiempo total

      @ajs-2024:2.art30
      Ejemplos: AJS: el tiempo se mide por jugador y por ronda
        # en: AJS: time is measured by player and by round
        # en: | edition |
        | reglamento |
        | ajs-2024   |
