# language: es
@perfil-fichas
Característica: Robar de menos
  # en: Drawing too few

  Regla: Lo que cuesta una ficha de menos depende de quién la echa en falta y en qué momento
    # en: What a missing tile costs depends on who misses it and when

    @esc-0140
    Esquema del escenario: Robo de dos fichas en vez de tres
      # en: Two tiles drawn instead of three
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2 @resumen-2018:5.s1
      Ejemplos: Sin regla sobre las fichas de menos
        | reglamento   | quién | momento                         | consecuencia                      |
        | fise-2003    | Ana   | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | fise-2003    | Ana   | en el turno de Bruno            | no está previsto en el reglamento |
        | fise-2003    | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | fise-2003    | Bruno | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | fise-2003    | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | fise-2003    | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | redeletras   | Ana   | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | redeletras   | Ana   | en el turno de Bruno            | no está previsto en el reglamento |
        | redeletras   | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | redeletras   | Bruno | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | redeletras   | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | redeletras   | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | resumen-2018 | Ana   | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | resumen-2018 | Ana   | en el turno de Bruno            | no está previsto en el reglamento |
        | resumen-2018 | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | resumen-2018 | Bruno | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | resumen-2018 | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | resumen-2018 | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |

      @fise-2009:29.p1
      Ejemplos: Solo si lo dice quien robó, hasta que le vuelve el turno
        | reglamento | quién | momento                         | consecuencia                      |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | fise-2009  | Ana   | en el turno de Bruno            | se corrige sin perder turno       |
        | fise-2009  | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | fise-2009  | Bruno | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | fise-2009  | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | fise-2009  | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |

      @ajs-2024:3.1.2.2.p1 @ajs-2024:2.art28-29
      Ejemplos: Antes de pulsar, lo diga quien lo diga
        | reglamento | quién | momento                         | consecuencia                |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj | se corrige sin perder turno |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Pulsado el reloj, quien robó, en el turno del rival
        | reglamento | quién | momento              | consecuencia                |
        | ajs-2024   | Ana   | en el turno de Bruno | se corrige sin perder turno |

      @ajs-2024:3.1.2.2.p2.bul2
      Ejemplos: Quien robó, con el turno de vuelta
        | reglamento | quién | momento                         | consecuencia                 |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana | se corrige y cuesta un turno |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Pulsado el reloj, el rival
        | reglamento | quién | momento                         | consecuencia                 |
        | ajs-2024   | Bruno | en el turno de Bruno            | se corrige y cuesta un turno |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana | se corrige y cuesta un turno |

    @esc-0141
    Esquema del escenario: Constancia de la falta que se señala
      # en: Recording the shortage pointed out
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces el juez <registra> registra el incidente

      @fise-2009:29.p1 @fise-2009:29.p2
      Ejemplos: No hace falta
        | reglamento | quién | momento                         | registra |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj | no       |
        | fise-2009  | Ana   | en el turno de Bruno            | no       |

      @ajs-2024:3.1.2.2.p1 @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: A tiempo, no hace falta
        | reglamento | quién | momento                         | registra |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj | no       |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj | no       |
        | ajs-2024   | Ana   | en el turno de Bruno            | no       |

      @ajs-2024:3.1.2.2.p2.bul2 @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Fuera de tiempo o por el rival, se llama al juez
        | reglamento | quién | momento                         | registra |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana | sí       |
        | ajs-2024   | Bruno | en el turno de Bruno            | sí       |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana | sí       |

  Regla: Se roban las que faltan, y se enseñan según lo visto y el momento
    # en: The missing tiles are drawn, and shown depending on what was seen and when

    @esc-0142
    Esquema del escenario: Fichas que faltan y fichas que se enseñan
      # en: Tiles that are missing and tiles that are shown
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas <manejo>
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces Ana roba <roba> fichas y enseña <enseña>

      @fise-2009:29.p1 @fise-2009:29.1
      Ejemplos: Ni vistas ni en el atril: no se enseñan
        | reglamento | robadas | manejo                             | quién | momento                         | roba | enseña |
        | fise-2009  | 3       | sin verlas ni ponerlas en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | fise-2009  | 3       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno            | 1    | 0      |
        | fise-2009  | 2       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno            | 2    | 0      |

      @fise-2009:29.p1 @fise-2009:29.2
      Ejemplos: Vistas o en el atril: se enseñan las nuevas
        | reglamento | robadas | manejo                              | quién | momento                         | roba | enseña |
        | fise-2009  | 3       | y las ve sin ponerlas en el atril   | Ana   | en el turno de Bruno            | 1    | 1      |
        | fise-2009  | 3       | y las pone en el atril sin mirarlas | Ana   | en el turno de Bruno            | 1    | 1      |
        | fise-2009  | 3       | y las pone en el atril              | Ana   | en el turno de Bruno            | 1    | 1      |
        | fise-2009  | 2       | y las pone en el atril              | Ana   | en el turno de Bruno            | 2    | 2      |
        | fise-2009  | 3       | y las pone en el atril              | Ana   | antes de que Ana pulse el reloj | 1    | 1      |

      @ajs-2024:3.1.2.2.p1
      Ejemplos: En el propio turno no se enseñan
        | reglamento | robadas | manejo                             | quién | momento                         | roba | enseña |
        | ajs-2024   | 3       | sin verlas ni ponerlas en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | ajs-2024   | 3       | y las pone en el atril             | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | ajs-2024   | 3       | y las pone en el atril             | Bruno | antes de que Ana pulse el reloj | 1    | 0      |
        | ajs-2024   | 2       | y las ve sin ponerlas en el atril  | Bruno | antes de que Ana pulse el reloj | 2    | 0      |

      @ajs-2024:3.1.2.2.p2.bul1a
      Ejemplos: Pulsado el reloj, ni vistas ni en el atril
        | reglamento | robadas | manejo                             | quién | momento              | roba | enseña |
        | ajs-2024   | 3       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno | 1    | 0      |
        | ajs-2024   | 2       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno | 2    | 0      |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Pulsado el reloj, vistas o en el atril
        | reglamento | robadas | manejo                              | quién | momento              | roba | enseña |
        | ajs-2024   | 3       | y las ve sin ponerlas en el atril   | Ana   | en el turno de Bruno | 1    | 1      |
        | ajs-2024   | 3       | y las pone en el atril sin mirarlas | Ana   | en el turno de Bruno | 1    | 1      |
        | ajs-2024   | 2       | y las pone en el atril              | Ana   | en el turno de Bruno | 2    | 2      |

      @ajs-2024:3.1.2.2.p2.bul2
      Ejemplos: Con el turno de vuelta se enseñan siempre
        | reglamento | robadas | manejo                 | quién | momento                         | roba | enseña |
        | ajs-2024   | 3       | y las pone en el atril | Ana   | cuando el turno ha vuelto a Ana | 1    | 1      |
        | ajs-2024   | 2       | y las pone en el atril | Ana   | cuando el turno ha vuelto a Ana | 2    | 2      |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Por aviso del rival se enseñan siempre
        | reglamento | robadas | manejo                             | quién | momento                         | roba | enseña |
        | ajs-2024   | 3       | sin verlas ni ponerlas en el atril | Bruno | en el turno de Bruno            | 1    | 1      |
        | ajs-2024   | 2       | y las pone en el atril             | Bruno | en el turno de Bruno            | 2    | 2      |
        | ajs-2024   | 3       | y las pone en el atril             | Bruno | cuando el turno ha vuelto a Ana | 1    | 1      |

    @esc-0143
    Esquema del escenario: Robo de menos con una sola ficha vista
      # en: Too few tiles with only one of them seen
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba 3 fichas y ve <vistas> de ellas
      Cuando Ana señala, en el turno de Bruno, que Ana ha robado de menos
      Entonces Ana roba 1 ficha y enseña <enseña>

      @fise-2009:29.1 @fise-2009:29.2
      Ejemplos: Basta haber visto alguna
        | reglamento | vistas | enseña |
        | fise-2009  | 0      | 0      |
        | fise-2009  | 1      | 1      |
        | fise-2009  | 3      | 1      |

      @ajs-2024:3.1.2.2.p2.bul1a @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Criterio técnico
        | reglamento | vistas | enseña |
        | ajs-2024   | 0      | 0      |
        | ajs-2024   | 1      | 1      |
        | ajs-2024   | 3      | 1      |

    @esc-0144
    Esquema del escenario: Fichas que faltan según las que quedan en la bolsa
      # en: Missing tiles depending on how many are left in the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba 1 ficha y las pone en el atril
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de menos
      Entonces Ana roba <roba> fichas y enseña <enseña>

      @ajs-2024:3.1.2.2.p1
      Ejemplos: Hasta siete o hasta vaciar la bolsa
        | reglamento | bolsa | roba | enseña |
        | ajs-2024   | 5     | 3    | 0      |
        | ajs-2024   | 4     | 3    | 0      |
        | ajs-2024   | 3     | 2    | 0      |
        | ajs-2024   | 2     | 1    | 0      |

      @fise-2009:29.2
      Ejemplos: Las que falten, si las hay
        | reglamento | bolsa | roba | enseña |
        | fise-2009  | 5     | 3    | 3      |
        | fise-2009  | 4     | 3    | 3      |

  Regla: Repuestas las fichas, la partida sigue; solo a veces se pierde turno
    # en: Once the tiles are made up the game goes on; only sometimes is a turn lost

    @esc-0145
    Esquema del escenario: Fichas que roba quien tenía dos de menos
      # en: Tiles drawn by the player who lacked two
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de menos
      Cuando Ana roba <robadas> fichas
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas

      @fise-2009:29.2
      Ejemplos: Ni una más ni una menos
        | reglamento | robadas | resultado                          | tiene |
        | fise-2009  | 1       | se rechaza por el número de fichas | 5     |
        | fise-2009  | 2       | se admite                          | 7     |
        | fise-2009  | 3       | se rechaza por el número de fichas | 5     |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Criterio técnico
        | reglamento | robadas | resultado                          | tiene |
        | ajs-2024   | 1       | se rechaza por el número de fichas | 5     |
        | ajs-2024   | 2       | se admite                          | 7     |
        | ajs-2024   | 3       | se rechaza por el número de fichas | 5     |

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
        | reglamento | quién | momento                         | enseña | toca  | turnos |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj | 1      | Ana   | 0      |
        | fise-2009  | Ana   | en el turno de Bruno            | 1      | Bruno | 0      |

      @ajs-2024:3.1.2.2.p1 @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: A tiempo, el turno sigue donde estaba
        | reglamento | quién | momento                         | enseña | toca  | turnos |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj | 0      | Ana   | 0      |
        | ajs-2024   | Ana   | en el turno de Bruno            | 1      | Bruno | 0      |

      @ajs-2024:3.1.2.2.p2.bul2 @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Fuera de tiempo o por el rival, se pierde el primero sin jugar
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
        | reglamento | quién | toca |
        | fise-2009  | Ana   | Ana  |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Quien lo advirtió a tiempo juega
        | reglamento | quién | toca |
        | ajs-2024   | Ana   | Ana  |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Quien fue advertido no juega
        | reglamento | quién | toca  |
        | ajs-2024   | Bruno | Bruno |

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
        | reglamento | momento                         | corre | segundos |
        | fise-2009  | antes de que Ana pulse el reloj | Ana   | 60       |
        | fise-2009  | en el turno de Bruno            | Bruno | 60       |

      @ajs-2024:3.1.2.2.p5
      Ejemplos: Con el reloj en pausa
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
        | reglamento | quién | momento                         |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana |
        | ajs-2024   | Bruno | en el turno de Bruno            |
