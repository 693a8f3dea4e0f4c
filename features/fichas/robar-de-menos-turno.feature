# language: es
@perfil-fichas
Característica: Robar de menos: el turno
  # en: Drawing too few: the turn

  Regla: Repuestas las fichas, la partida sigue; solo a veces se pierde turno
    # en: Once the tiles are made up the game goes on; only sometimes is a turn lost

    @esc-0146
    Esquema del escenario: Reposición de la ficha que faltaba
      # en: Making up the missing tile
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que <quién> ha señalado, <momento>, que Ana robó de menos
      Cuando Ana roba 1 ficha
      Entonces Ana enseña <enseña> fichas
      Y le toca a <toca>
      Y Ana tiene <turnos> turnos por perder

      @fise-2009:29.p2
      Ejemplos: El turno sigue donde estaba
        # en: The turn stays where it was
        # en: | edition | who | moment | shows | next | turns |
        | reglamento | quién | momento                         | enseña | toca  | turnos |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj | 1      | Ana   | 0      |
        | fise-2009  | Ana   | en el turno de Bruno            | 1      | Bruno | 0      |

      @ajs-2024:3.1.2.2.p1 @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: A tiempo, el turno sigue donde estaba
        # en: In time, the turn stays where it was
        # en: | edition | who | moment | shows | next | turns |
        | reglamento | quién | momento                         | enseña | toca  | turnos |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj | 0      | Ana   | 0      |
        | ajs-2024   | Ana   | en el turno de Bruno            | 1      | Bruno | 0      |

      @ajs-2024:3.1.2.2.p2.bul2 @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Fuera de tiempo o por el rival, se pierde el primero sin jugar
        # en: Out of time or by the rival, the first turn not yet played is lost
        # en: | edition | who | moment | shows | next | turns |
        | reglamento | quién | momento                         | enseña | toca  | turnos |
        | ajs-2024   | Bruno | en el turno de Bruno            | 1      | Bruno | 1      |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana | 1      | Bruno | 0      |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana | 1      | Bruno | 0      |

    @esc-0147
    Esquema del escenario: Turno que sigue al del rival con las fichas repuestas
      # en: The turn after that of the rival, with the tiles made up
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que <quién> ha señalado, en el turno de Bruno, que Ana robó de menos
      Y que Ana ha robado 1 ficha
      Cuando Bruno pasa
      Entonces le toca a <toca>

      @fise-2009:29.p2
      Ejemplos: El turno pasa como siempre
        # en: The turn passes as always
        # en: | edition | who | next |
        | reglamento | quién | toca |
        | fise-2009  | Ana   | Ana  |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Quien lo advirtió a tiempo juega
        # en: Whoever noticed in time plays
        # en: | edition | who | next |
        | reglamento | quién | toca |
        | ajs-2024   | Ana   | Ana  |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Quien fue advertido no juega
        # en: Whoever was told does not play
        # en: | edition | who | next |
        | reglamento | quién | toca  |
        | ajs-2024   | Bruno | Bruno |
