# language: es
@perfil-salida
Característica: Fichas del primer robo
  # en: The tiles of the opening draw

  Regla: Las fichas del primer robo esperan boca abajo delante del atril
    # en: The tiles of the opening draw wait face down in front of the rack

    @esc-1053
    Esquema del escenario: Resta de puntos a Ana, que empieza, por cómo deja sus fichas
      # en: Points taken off Ana, who starts, for how she leaves her tiles
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba 7 fichas <manera>
      Cuando quien dirige el torneo resta 25 puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @ajs-2024:3.1.3.2.b
      Ejemplos: AJS: quien empieza
        # en: AJS: whoever starts
        # en: | edition | way | result |
        | reglamento | manera                 | resultado                           |
        | ajs-2024   | y las deja boca abajo  | se rechaza porque no hay infracción |
        | ajs-2024   | y las pone boca arriba | se admite                           |

    @esc-1447
    Esquema del escenario: Resta de puntos a Bruno, que no empieza, por cómo deja sus fichas
      # en: Points taken off Bruno, who does not start, for how he leaves his tiles
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana ha robado 7 fichas
      Y que Bruno roba 7 fichas <manera>
      Cuando quien dirige el torneo resta 25 puntos a Bruno por ello, probado
      Entonces la actuación <resultado>

      @ajs-2024:3.1.3.2.c
      Ejemplos: AJS: el otro
        # en: AJS: the other player
        # en: | edition | way | result |
        | reglamento | manera                 | resultado                           |
        | ajs-2024   | y las deja boca abajo  | se rechaza porque no hay infracción |
        | ajs-2024   | y las pone boca arriba | se admite                           |
