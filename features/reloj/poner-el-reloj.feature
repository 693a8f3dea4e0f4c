# language: es
@perfil-reloj
Característica: Poner el reloj antes de la partida
  # en: Setting the clock before the game

  Regla: Antes de empezar, el reloj está bien programado y parado
    # en: Before the game begins the clock is correctly set and stands

    @esc-1640
    Esquema del escenario: Bruno prepara el reloj
      # en: Bruno gets the clock ready
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Bruno pone el reloj a <Ana> min para Ana y <Bruno> min para Bruno, <cómo>
      Entonces la actuación <resultado>

      @ajs-2024:3.1.3.2.a
      Ejemplos: AJS: treinta minutos para cada uno, y parado
        # en: AJS: thirty minutes for each, and stopped
        # en: | edition | Ana | Bruno | how | result |
        | reglamento | Ana | Bruno | cómo      | resultado                                      |
        | ajs-2024   | 30  | 30    | parado    | se admite                                      |
        | ajs-2024   | 25  | 25    | parado    | se rechaza porque el tiempo no es el debido    |
        | ajs-2024   | 30  | 29    | parado    | se rechaza porque el tiempo no es el debido    |
        | ajs-2024   | 31  | 30    | parado    | se rechaza porque el tiempo no es el debido    |
        | ajs-2024   | 30  | 30    | en marcha | se rechaza porque el reloj ya corre            |

    @esc-1641
    Esquema del escenario: Tiempo que pasa con el reloj puesto a cero y parado
      # en: Time that goes by with the clock set back and stopped
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que le toca a Ana
      Y que Ana ha consumido 3 min 0 s
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Cuando pasan 50 segundos
      Entonces el reloj está parado
      Y Ana ha consumido 0 segundos

      @ajs-2024:3.1.3.2.a
      Ejemplos: AJS: nadie gasta tiempo todavía, ni cuenta el de antes
        # en: AJS: nobody uses time yet, nor does earlier time count
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1642
    Esquema del escenario: Bruno quiere programar el reloj cuando Ana ya ha jugado
      # en: Bruno wants to set the clock when Ana has played already
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha pasado
      Cuando Bruno pone el reloj a 30 min para Ana y 30 min para Bruno, parado
      Entonces la actuación se rechaza por tardía

      @ajs-2024:3.1.3.2.a
      Ejemplos: AJS: antes, o ya no
        # en: AJS: before, or not at all
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: En las demás ediciones se pone el tiempo que corresponda a cada jugador
    # en: Under the other editions it is set to the time that each player is due

    @esc-1673
    Esquema del escenario: Reloj de un torneo que da 20 minutos a cada jugador
      # en: The clock of a tournament that gives each player 20 minutes
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que cada jugador tiene 20 min y Ana ha consumido 0 min 0 s
      Cuando Bruno pone el reloj a <Ana> min para Ana y <Bruno> min para Bruno, parado
      Entonces la actuación <resultado>

      @redeletras:31.p1 @fise-2009:34.p1
      Ejemplos: Lo que dé el torneo, sea o no lo habitual
        # en: Whatever the tournament gives, usual or not
        # en: | edition | Ana | Bruno | result |
        | reglamento | Ana | Bruno | resultado                                   |
        | redeletras | 20  | 20    | se admite                                   |
        | redeletras | 30  | 30    | se rechaza porque el tiempo no es el debido |
        | redeletras | 20  | 21    | se rechaza porque el tiempo no es el debido |
        | fise-2009  | 20  | 20    | se admite                                   |
        | fise-2009  | 30  | 30    | se rechaza porque el tiempo no es el debido |
        | fise-2009  | 20  | 21    | se rechaza porque el tiempo no es el debido |

    @esc-1674
    Esquema del escenario: Reloj de una partida que puede durar 60 minutos
      # en: The clock of a game that may last 60 minutes
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que la partida puede durar 60 min
      Cuando Bruno pone el reloj a <minutos> min para Ana y <minutos> min para Bruno, parado
      Entonces la actuación <resultado>

      @fise-2003:31.p1
      Ejemplos: FISE 2003: la mitad para cada uno
        # en: FISE 2003: half for each
        # en: | edition | minutes | result |
        | reglamento | minutos | resultado                                   |
        | fise-2003  | 30      | se admite                                   |
        | fise-2003  | 29      | se rechaza porque el tiempo no es el debido |
        | fise-2003  | 60      | se rechaza porque el tiempo no es el debido |

      @resumen-2018:21
      Ejemplos: El resumen no habla del reloj
        # en: The summary does not speak of the clock
        # en: | edition | minutes | result |
        | reglamento   | minutos | resultado                         |
        | resumen-2018 | 30      | no está prevista en el reglamento |
