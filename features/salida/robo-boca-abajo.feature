# language: es
@perfil-salida
Característica: Fichas del primer robo
  # en: The tiles of the opening draw

  Regla: Las fichas del primer robo esperan boca abajo delante del atril
    # en: The tiles of the opening draw wait face down in front of the rack

    @esc-1053
    Esquema del escenario: Fichas del primer robo hasta que corre el reloj
      # en: Tiles of the opening draw until the clock runs
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando se informa al árbitro de que <jugador> <incidente>
      Entonces eso <calificación>

      @ajs-2024:3.1.3.2.b @ajs-2024:3.1.3.2.c
      Ejemplos: AJS: tanto quien empieza como el otro
        # en: AJS: whoever starts as well as the other
        # en: | edition | player | incident | ruling |
        | reglamento | jugador | incidente                                                               | calificación      |
        | ajs-2024   | Ana     | pone boca arriba las fichas del primer robo antes de que corra el reloj | es una infracción |
        | ajs-2024   | Ana     | deja boca abajo las fichas del primer robo hasta que corre el reloj     | está permitido    |
        | ajs-2024   | Bruno   | pone boca arriba las fichas del primer robo antes de que corra el reloj | es una infracción |
        | ajs-2024   | Bruno   | deja boca abajo las fichas del primer robo hasta que corre el reloj     | está permitido    |
