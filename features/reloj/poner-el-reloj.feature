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
    Esquema del escenario: Tiempo que pasa con el reloj ya puesto
      # en: Time that goes by with the clock set
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que le toca a Ana
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Cuando pasan 50 segundos
      Entonces el reloj está parado
      Y Ana ha consumido 0 segundos

      @ajs-2024:3.1.3.2.a
      Ejemplos: AJS: nadie gasta tiempo todavía
        # en: AJS: nobody uses time yet
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
