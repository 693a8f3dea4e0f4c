# language: es
@perfil-torneo
Característica: Mínimos de un torneo oficial
  # en: What an official tournament must at least have

  Regla: Un torneo oficial tiene un mínimo de rondas, de jugadores y de plazas
    # en: An official tournament has a least number of rounds, of players and of seats

    @esc-5001
    Esquema del escenario: Rondas que se disputan
      # en: Rounds to be played
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1 @ajs-2024:4.1.1.p2
      Ejemplos: Seis como mínimo
        # en: Six at least
        # en: | edition | rounds | result |
        | reglamento | rondas | resultado                          |
        | ajs-2024   | 5      | se rechaza porque son pocas rondas |
        | ajs-2024   | 6      | se admite                          |
        | ajs-2024   | 7      | se admite                          |

    @esc-5002
    Esquema del escenario: Jugadores inscritos
      # en: Players who have entered
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que hay <inscritos> inscritos
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p2
      Ejemplos: Diez como mínimo
        # en: Ten at least
        # en: | edition | entered | result |
        | reglamento | inscritos | resultado                             |
        | ajs-2024   | 9         | se rechaza porque son pocos jugadores |
        | ajs-2024   | 10        | se admite                             |
        | ajs-2024   | 11        | se admite                             |

    @esc-5003
    Esquema del escenario: Alguno de los inscritos no acude
      # en: Some of those entered do not come
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que hay <inscritos> inscritos
      Y que a la primera ronda acuden <presentes> jugadores
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p2
      Ejemplos: Cuentan los que juegan
        # en: Those who play count
        # en: | edition | entered | present | result |
        | reglamento | inscritos | presentes | resultado                             |
        | ajs-2024   | 12        | 10        | se admite                             |
        | ajs-2024   | 10        | 9         | se rechaza porque son pocos jugadores |
        | ajs-2024   | 9         | 10        | se admite                             |

    @esc-5004
    Esquema del escenario: Plazas del local
      # en: Seats of the venue
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en el local caben <plazas> jugadores
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p3
      Ejemplos: Diez como mínimo
        # en: Ten at least
        # en: | edition | seats | result |
        | reglamento | plazas | resultado                             |
        | ajs-2024   | 9      | se rechaza porque el local es pequeño |
        | ajs-2024   | 10     | se admite                             |
        | ajs-2024   | 11     | se admite                             |

  Regla: Cada partida es de dos
    # en: Every game is between two

    @esc-5005
    Esquema del escenario: Jugadores por partida
      # en: Players in a game
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que cada partida es de <jugadores> jugadores
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p1.s3
      Ejemplos: Dos, ni más ni menos
        # en: Two, no more and no fewer
        # en: | edition | players | result |
        | reglamento | jugadores | resultado                                |
        | ajs-2024   | 2         | se admite                                |
        | ajs-2024   | 3         | se rechaza porque no son dos por partida |
        | ajs-2024   | 4         | se rechaza porque no son dos por partida |
