# language: es
@perfil-salida
Característica: Quién empieza
  # en: Who starts

  Regla: Las fichas del juego se comprueban antes de empezar; después no cabe reclamar
    # en: The set is checked before the game; afterwards no complaint is admitted

    @esc-0360
    Esquema del escenario: Reclamación por las fichas según el momento
      # en: A complaint about the tiles by the moment
      Dada una partida <momento> según el reglamento <reglamento>
      Cuando Ana reclama por las fichas del juego
      Entonces la actuación <resultado>

      @fise-2003:3 @redeletras:3 @fise-2009:3
      Ejemplos: Antes de sacar fichas sí; después no
        | reglamento | momento         | resultado             |
        | fise-2003  | sin empezar     | se admite             |
        | fise-2003  | recién empezada | se rechaza por tardía |
        | fise-2003  | en curso        | se rechaza por tardía |
        | redeletras | sin empezar     | se admite             |
        | redeletras | recién empezada | se rechaza por tardía |
        | redeletras | en curso        | se rechaza por tardía |
        | fise-2009  | sin empezar     | se admite             |
        | fise-2009  | recién empezada | se rechaza por tardía |
        | fise-2009  | en curso        | se rechaza por tardía |
        | ajs-2024   | sin empezar     | se admite             |
        | ajs-2024   | recién empezada | se rechaza por tardía |
        | ajs-2024   | en curso        | se rechaza por tardía |

      @resumen-2018:4.s1
      Ejemplos: Resumen: no lo dice
        | reglamento   | momento         | resultado                         |
        | resumen-2018 | recién empezada | no está prevista en el reglamento |

  Regla: En el sorteo empieza quien saca la letra más cercana a la A; el comodín gana a todas
    # en: In the lot the letter nearest to A starts; a blank beats all

    @esc-0361
    Esquema del escenario: Fichas que saca cada uno en el sorteo
      # en: Tiles drawn in the lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo Ana saca <Ana> y Bruno saca <Bruno>
      Entonces el sorteo lo gana <gana>

      @redeletras:4.p1 @ajs-2024:3.1.1.b.p2.s1 @ajs-2024:3.1.1.b.p2.s2 @ajs-2024:3.1.1.b.p2.s3 @ajs-2024:3.1.1.b.p2.s4
      Ejemplos: CH, LL, RR y Ñ van tras C, L, R y N
        | reglamento | Ana  | Bruno | gana          |
        | redeletras | A    | B     | Ana           |
        | redeletras | B    | A     | Bruno         |
        | redeletras | Z    | Y     | Bruno         |
        | redeletras | C    | [CH]  | Ana           |
        | redeletras | [CH] | D     | Ana           |
        | redeletras | L    | [LL]  | Ana           |
        | redeletras | [LL] | M     | Ana           |
        | redeletras | N    | Ñ     | Ana           |
        | redeletras | Ñ    | O     | Ana           |
        | redeletras | R    | [RR]  | Ana           |
        | redeletras | [RR] | S     | Ana           |
        | redeletras | ?    | A     | Ana           |
        | redeletras | A    | ?     | Bruno         |
        | redeletras | E    | E     | nadie todavía |
        | redeletras | ?    | ?     | nadie todavía |
        | ajs-2024   | A    | B     | Ana           |
        | ajs-2024   | B    | A     | Bruno         |
        | ajs-2024   | Z    | Y     | Bruno         |
        | ajs-2024   | C    | [CH]  | Ana           |
        | ajs-2024   | [CH] | D     | Ana           |
        | ajs-2024   | L    | [LL]  | Ana           |
        | ajs-2024   | [LL] | M     | Ana           |
        | ajs-2024   | N    | Ñ     | Ana           |
        | ajs-2024   | Ñ    | O     | Ana           |
        | ajs-2024   | R    | [RR]  | Ana           |
        | ajs-2024   | [RR] | S     | Ana           |
        | ajs-2024   | ?    | A     | Ana           |
        | ajs-2024   | A    | ?     | Bruno         |
        | ajs-2024   | E    | E     | nadie todavía |
        | ajs-2024   | ?    | ?     | nadie todavía |

    @esc-0362
    Esquema del escenario: Sorteo con fichas donde no se describe
      # en: A lot with tiles where none is described
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo Ana saca A y Bruno saca B
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:4.3 @fise-2009:4.3 @resumen-2018:4.s1
      Ejemplos: Se sortea, pero no se dice cómo; el resumen ni lo menciona
        | reglamento   |
        | fise-2003    |
        | fise-2009    |
        | resumen-2018 |

    @esc-0363
    Esquema del escenario: Fichas del sorteo según se haya decidido
      # en: Tiles of the lot by whether it is decided
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en un sorteo anterior los dos sacaron <antes>
      Cuando en el sorteo Ana saca <Ana> y Bruno saca <Bruno>
      Entonces en la bolsa quedan <bolsa> fichas

      @redeletras:4.p1 @redeletras:4.p2 @ajs-2024:3.1.1.b.p2.s4
      Ejemplos: Las empatadas quedan fuera; decidido, vuelven todas
        | reglamento | antes | Ana | Bruno | bolsa |
        | redeletras | E     | O   | O     | 96    |
        | redeletras | E     | A   | O     | 100   |
        | ajs-2024   | E     | O   | O     | 96    |
        | ajs-2024   | E     | A   | O     | 100   |

    @esc-0364
    Esquema del escenario: Turno tras el sorteo
      # en: The turn after the lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo Ana saca S y Bruno saca D
      Entonces le toca a Bruno

      @redeletras:4.p1 @ajs-2024:3.1.1.b.p2.s1
      Ejemplos: Empieza quien lo gana
        | reglamento |
        | redeletras |
        | ajs-2024   |

  Regla: La salida depende de la clase de torneo
    # en: The start depends on the kind of tournament

    @esc-0366
    Esquema del escenario: Salida según la clase de torneo
      # en: The start by kind of tournament
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el cuadro nombra primero a Bruno
      Cuando se fija la salida en <formato>
      Entonces empieza <empieza>

      @fise-2003:4.1 @fise-2003:4.2 @fise-2009:4.1 @fise-2009:4.2
      Ejemplos: FISE: por el cuadro o por el sistema suizo
        | reglamento | formato                         | empieza |
        | fise-2003  | un torneo de todos contra todos | Bruno   |
        | fise-2003  | un torneo suizo                 | Bruno   |
        | fise-2009  | un torneo de todos contra todos | Bruno   |
        | fise-2009  | un torneo suizo                 | Bruno   |
        | ajs-2024   | un torneo de todos contra todos | Bruno   |

      @fise-2009:4.4
      Ejemplos: FISE 2009 y AJS: por equipos se sortea
        | reglamento | formato               | empieza              |
        | fise-2009  | un torneo por equipos | quien gane el sorteo |
        | ajs-2024   | un torneo por equipos | quien gane el sorteo |

      @redeletras:4.p1
      Ejemplos: ReDeLetras: siempre por sorteo
        | reglamento | formato                         | empieza              |
        | redeletras | un torneo de todos contra todos | quien gane el sorteo |
        | redeletras | un torneo suizo                 | quien gane el sorteo |
        | redeletras | un encuentro a varias partidas  | quien gane el sorteo |
        | redeletras | un torneo por equipos           | quien gane el sorteo |

      @ajs-2024:2.art4.2 @ajs-2024:3.1.1.b.p1.s2
      Ejemplos: AJS: en el suizo, por sorteo si no lo da el programa
        | reglamento | formato         | empieza              |
        | ajs-2024   | un torneo suizo | quien gane el sorteo |

    @esc-0367
    Esquema del escenario: Salida en un encuentro a varias partidas
      # en: The start in a match of several games
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que es la partida <partida> y la primera la empezó <primera>
      Cuando se fija la salida en un encuentro a varias partidas
      Entonces empieza <empieza>

      @fise-2003:4.3 @fise-2009:4.3
      Ejemplos: FISE y AJS: se sortea la primera y después se alterna
        | reglamento | partida | primera | empieza              |
        | fise-2003  | 1       | Ana     | quien gane el sorteo |
        | fise-2003  | 2       | Ana     | Bruno                |
        | fise-2003  | 3       | Ana     | Ana                  |
        | fise-2003  | 2       | Bruno   | Ana                  |
        | fise-2009  | 1       | Ana     | quien gane el sorteo |
        | fise-2009  | 2       | Ana     | Bruno                |
        | fise-2009  | 3       | Ana     | Ana                  |
        | fise-2009  | 2       | Bruno   | Ana                  |
        | ajs-2024   | 1       | Ana     | quien gane el sorteo |
        | ajs-2024   | 2       | Ana     | Bruno                |
        | ajs-2024   | 3       | Ana     | Ana                  |
        | ajs-2024   | 2       | Bruno   | Ana                  |

      @redeletras:4.p1
      Ejemplos: ReDeLetras: se sortea cada una
        | reglamento | partida | primera | empieza              |
        | redeletras | 2       | Ana     | quien gane el sorteo |

    @esc-0368
    Esquema del escenario: Salida que da el programa de pareos
      # en: A start given by the pairing program
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el cuadro nombra primero a Bruno
      Y que la salida la da el programa, <aviso>
      Cuando se fija la salida en un torneo suizo
      Entonces la actuación <resultado>

      @ajs-2024:3.1.1.b.p1.s3 @ajs-2024:3.1.1.b.p3.s1
      Ejemplos: AJS: ha de anunciarse y comunicarse
        | reglamento | aviso                   | resultado                       |
        | ajs-2024   | anunciado y comunicado  | se admite                       |
        | ajs-2024   | anunciado sin comunicar | se rechaza porque no se anunció |
        | ajs-2024   | comunicado sin anunciar | se rechaza porque no se anunció |

    @esc-0369
    Esquema del escenario: Orden en que el programa muestra la pareja
      # en: The order in which the program shows the pair
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el cuadro nombra primero a <primero>
      Y que la salida la da el programa, anunciado y comunicado
      Cuando se fija la salida en un torneo suizo
      Entonces empieza <primero>

      @ajs-2024:3.1.1.b.p3.s2 @ajs-2024:3.1.1.b.p1.s2
      Ejemplos: AJS: el orden obliga
        | reglamento | primero |
        | ajs-2024   | Ana     |
        | ajs-2024   | Bruno   |

    @esc-0365
    Esquema del escenario: Programa de pareos donde siempre se sortea
      # en: A pairing program where lots are always drawn
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que la salida la da el programa, anunciado y comunicado
      Cuando se fija la salida en un torneo suizo
      Entonces empieza quien gane el sorteo

      @redeletras:4.p1
      Ejemplos: ReDeLetras: el programa no cuenta
        | reglamento |
        | redeletras |

    @esc-0370
    Esquema del escenario: Salida en una ronda de rey de la colina
      # en: The start in a king-of-the-hill round
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana ha salido <Ana> veces y Bruno <Bruno>
      Cuando se fija la salida en una ronda de rey de la colina
      Entonces empieza <empieza>

      @ajs-2024:3.1.1.p1.s1 @ajs-2024:3.1.1.p1.s2
      Ejemplos: AJS: quien menos ha salido; con igualdad, sorteo
        | reglamento | Ana | Bruno | empieza              |
        | ajs-2024   | 2   | 3     | Ana                  |
        | ajs-2024   | 3   | 2     | Bruno                |
        | ajs-2024   | 2   | 2     | quien gane el sorteo |
