# language: es
@perfil-arbitraje
Característica: La partida de quien llegó tarde
  # en: The game of whoever came late

  Regla: Después, la partida empieza como cualquier otra
    # en: Then the game begins like any other

    @esc-1862
    Esquema del escenario: Ana llegó tarde y el sorteo lo gana <quien>
      # en: Ana came late and <who> wins the lots
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 11 min 0 s después
      Cuando en el sorteo Ana saca <Ana> y Bruno saca <Bruno>
      Entonces corre el tiempo de <quien>

      @redeletras:32.p3 @ajs-2024:4.1.12.3.p1
      Ejemplos: Corre el de quien sale
        # en: That of whoever starts runs
        # en: | edition | authority | Ana | Bruno | who |
        | reglamento | autoridad          | Ana | Bruno | quien |
        | redeletras | el Director        | B   | A     | Bruno |
        | redeletras | el Director        | A   | B     | Ana   |
        | ajs-2024   | el juez del torneo | B   | A     | Bruno |
        | ajs-2024   | el juez del torneo | A   | B     | Ana   |

    @esc-1863
    Esquema del escenario: Ana llegó tarde y Bruno, a quien corresponde salir, roba sus siete fichas
      # en: Ana came late and Bruno, whose turn it is to start, draws his seven tiles
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 11 min 0 s después
      Cuando Bruno roba 7 fichas
      Entonces corre el tiempo de Bruno

      @fise-2009:36.p1 @redeletras:32.p3 @ajs-2024:4.1.12.3.p1
      Ejemplos: Corre el de quien sale
        # en: That of whoever starts runs
        # en: | edition | authority |
        | reglamento | autoridad          |
        | fise-2009  | el Director        |
        | redeletras | el Director        |
        | ajs-2024   | el juez del torneo |

    @esc-1864
    Esquema del escenario: Ana llegó tarde y, con las fichas robadas, Bruno llama al árbitro
      # en: Ana came late and, with the tiles drawn, Bruno calls the arbiter
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado 11 min 0 s después
      Y que Bruno ha robado 7 fichas
      Y que Ana ha robado 7 fichas
      Cuando Bruno llama al árbitro
      Entonces el reloj está parado

      @fise-2009:34.5 @redeletras:31.5
      Ejemplos: El reloj se para como en cualquier partida
        # en: The clock stops as in any game
        # en: | edition | authority |
        | reglamento | autoridad          |
        | fise-2009  | el Director        |
        | redeletras | el Director        |
        | ajs-2024   | el juez del torneo |

    @esc-1872
    Esquema del escenario: Ana llegó tarde, el sorteo lo gana ella y el reloj está puesto
      # en: Ana came late, she wins the lots and the clock is set
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana no ha llegado
      Y que el juez del torneo ha dado comienzo a la ronda
      Y que Ana ha llegado 11 min 0 s después
      Cuando en el sorteo Ana saca A y Bruno saca B
      Entonces Ana ha consumido 6 min 0 s
      Y el reloj está parado

      @ajs-2024:4.1.12.3.p1 @ajs-2024:3.1.3.2.a
      Ejemplos: AJS: hecho el sorteo, espera a que el rival lo ponga en marcha
        # en: AJS: once the lots are drawn it waits for the rival to set it going
        # en: | edition |
        | reglamento |
        | ajs-2024   |
