# language: es
@perfil-fichas
Característica: Robar de menos: el reloj
  # en: Drawing too few: the clock

  Regla: El reloj solo se para por las fichas de menos donde se dice
    # en: The clock stops for missing tiles only where it is said

    @esc-0148
    Esquema del escenario: Tiempo que se tarda en reponer la ficha que falta
      # en: Time taken to make up the missing tile
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado, <momento>, que Ana robó de menos
      Y que han pasado 60 segundos
      Cuando Ana roba 1 ficha
      Entonces <corre> ha consumido <segundos> segundos
      Y corre el tiempo de <corre>

      @fise-2009:34.4
      Ejemplos: La pausa es solo para las fichas de más
        # en: The pause is for surplus tiles only
        # en: | edition | moment | runs | seconds |
        | reglamento | momento                         | corre | segundos |
        | fise-2009  | antes de que Ana pulse el reloj | Ana   | 60       |
        | fise-2009  | en el turno de Bruno            | Bruno | 60       |

      @ajs-2024:3.1.2.2.p5
      Ejemplos: Con el reloj en pausa
        # en: With the clock paused
        # en: | edition | moment | runs | seconds |
        | reglamento | momento                         | corre | segundos |
        | ajs-2024   | antes de que Ana pulse el reloj | Ana   | 0        |
        | ajs-2024   | en el turno de Bruno            | Bruno | 0        |

    @esc-0149
    Esquema del escenario: Aviso de que faltan fichas cuando vuelve el turno
      # en: Word of missing tiles when the turn has come back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces el reloj está parado

      @ajs-2024:3.1.2.2.p5
      Ejemplos: También cuando se va a perder turno
        # en: Also when a turn is going to be lost
        # en: | edition | who | moment |
        | reglamento | quién | momento                         |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana |
        | ajs-2024   | Bruno | en el turno de Bruno            |
