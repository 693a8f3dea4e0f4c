# language: es
@perfil-salida
Característica: Fichas del primer robo
  # en: The tiles of the opening draw

  Regla: Las fichas del primer robo esperan boca abajo delante del atril
    # en: The tiles of the opening draw wait face down in front of the rack

    @esc-1053
    Esquema del escenario: Fichas del primer robo puestas boca arriba
      # en: Tiles of the opening draw turned up
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando se informa al árbitro de que <jugador> pone boca arriba las fichas del primer robo antes de que corra el reloj
      Entonces eso es una infracción

      @ajs-2024:3.1.3.2.b @ajs-2024:3.1.3.2.c
      Ejemplos: AJS: tanto quien empieza como el otro
        # en: AJS: the starter and the other player alike
        # en: | edition | player |
        | reglamento | jugador |
        | ajs-2024   | Ana     |
        | ajs-2024   | Bruno   |
