# language: es
@perfil-torneo
Característica: Orden inicial de los jugadores
  # en: Initial order of the players

  Regla: Los jugadores se ordenan de mayor a menor Elo; el debutante va con 0 y después con 1800
    # en: Players are ordered from the highest Elo to the lowest; a debutant goes with 0 and then with 1800

    @esc-5018
    Esquema del escenario: Cuatro jugadores con Elo y un debutante
      # en: Four rated players and a debutant
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Clara 1790, Ana 1950, Darío 1700 y Bruno 1820
      Y que Eva debuta
      Cuando se ordena la lista para la ronda <ronda>
      Entonces el orden es <orden>

      @ajs-2024:4.1.5.p1.s1 @ajs-2024:4.1.5.p1.s2
      Ejemplos: En la primera ronda el debutante cierra la lista
        # en: In the first round the debutant closes the list
        # en: | edition | round | order |
        | reglamento | ronda | orden                          |
        | ajs-2024   | 1     | Ana, Bruno, Clara, Darío y Eva |

      @ajs-2024:4.1.5.p1.s1 @ajs-2024:4.1.5.p1.s3
      Ejemplos: Desde la segunda se reordena
        # en: From the second on it is sorted again
        # en: | edition | round | order |
        | reglamento | ronda | orden                          |
        | ajs-2024   | 2     | Ana, Bruno, Eva, Clara y Darío |
        | ajs-2024   | 3     | Ana, Bruno, Eva, Clara y Darío |

    @esc-5019
    Esquema del escenario: Debutante entre dos Elo vecinos
      # en: A debutant between two neighbouring Elos
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana <Elo de Ana> y Bruno 1000
      Y que Eva debuta
      Cuando se ordena la lista para la ronda <ronda>
      Entonces el orden es <orden>

      @ajs-2024:4.1.5.p1.s3
      Ejemplos: Desde la segunda ronda vale 1800
        # en: From the second round on it is worth 1800
        # en: | edition | Elo of Ana | round | order |
        | reglamento | Elo de Ana | ronda | orden            |
        | ajs-2024   | 1801       | 2     | Ana, Eva y Bruno |
        | ajs-2024   | 1800       | 2     | Ana, Eva y Bruno |
        | ajs-2024   | 1799       | 2     | Eva, Ana y Bruno |

      @ajs-2024:4.1.5.p1.s2
      Ejemplos: En la primera ronda va detrás de cualquiera
        # en: In the first round it goes after anybody
        # en: | edition | Elo of Ana | round | order |
        | reglamento | Elo de Ana | ronda | orden            |
        | ajs-2024   | 1799       | 1     | Ana, Bruno y Eva |

    @esc-5020
    Esquema del escenario: Jugador con pocas partidas
      # en: A player with few games
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1790 y Clara 1700
      Y que Bruno ha jugado <partidas> partidas esta temporada y <partidas> en total
      Cuando se ordena la lista para la ronda 1
      Entonces el orden es Ana, Bruno y Clara

      @ajs-2024:4.1.5.p1.s2
      Ejemplos: Debutante es quien no tiene Elo
        # en: A debutant is who has no Elo
        # en: | edition | games |
        | reglamento | partidas |
        | ajs-2024   | 5        |
        | ajs-2024   | 19       |

  Regla: El Elo que se repite se desempata como en la clasificación
    # en: An Elo that two share is told apart as in the ranking

    @esc-5021
    Esquema del escenario: Dos jugadores con el mismo Elo
      # en: Two players on the same Elo
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1900 y Bruno 1900
      Y que Ana ha jugado <de Ana> partidas esta temporada y <total de Ana> en total
      Y que Bruno ha jugado 12 partidas esta temporada y 140 en total
      Cuando se ordena la lista para la ronda 1
      Entonces el orden es <orden>

      @ajs-2024:4.1.5.p1.s1
      Ejemplos: Partidas de la temporada y, después, de siempre
        # en: Games of the season and then of all seasons
        # en: | edition | of Ana | total of Ana | order |
        | reglamento | de Ana | total de Ana | orden       |
        | ajs-2024   | 13     | 95           | Ana y Bruno |
        | ajs-2024   | 11     | 200          | Bruno y Ana |
        | ajs-2024   | 12     | 141          | Ana y Bruno |
        | ajs-2024   | 12     | 139          | Bruno y Ana |

    @esc-5022
    Esquema del escenario: Dos jugadores a quienes nada separa
      # en: Two players whom nothing separates
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950
      Y que <iguales> debutan
      Cuando se ordena la lista para la ronda <ronda>
      Entonces el orden empieza por Ana
      Y nada dice cuál de <iguales> va delante

      @ajs-2024:4.1.5.p1.s2
      Ejemplos: Dos debutantes
        # en: Two debutants
        # en: | edition | level | round |
        | reglamento | iguales     | ronda |
        | ajs-2024   | Darío y Eva | 1     |

      @ajs-2024:4.1.5.p1.s3
      Ejemplos: Siguen iguales después
        # en: They are level afterwards too
        # en: | edition | level | round |
        | reglamento | iguales     | ronda |
        | ajs-2024   | Eva y Darío | 2     |
