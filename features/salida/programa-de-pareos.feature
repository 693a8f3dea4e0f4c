# language: es
@perfil-salida
Característica: Salida que da el programa de pareos
  # en: The start given by the pairing program

  Regla: La salida que da el programa obliga donde la edición lo admite y se ha anunciado
    # en: A start given by the program binds where the edition allows it and it was announced

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
        # en: AJS: it has to be announced and notified
        # en: | edition | notice | result |
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
        # en: AJS: the order binds
        # en: | edition | first |
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
        # en: ReDeLetras: the program does not matter
        # en: | edition |
        | reglamento |
        | redeletras |

    @esc-0827
    Esquema del escenario: Salida que se fija con la partida empezada
      # en: The start settled once the game has begun
      Dada una partida <momento> según el reglamento <reglamento>
      Cuando se fija la salida en un torneo de todos contra todos
      Entonces la actuación se rechaza por tardía

      @fise-2003:4.1 @redeletras:4.p1 @fise-2009:4.1
      Ejemplos: Se fija antes de empezar
        # en: It is settled before the game
        # en: | edition | moment |
        | reglamento | momento         |
        | fise-2003  | recién empezada |
        | fise-2003  | en curso        |
        | redeletras | recién empezada |
        | redeletras | en curso        |
        | fise-2009  | recién empezada |
        | fise-2009  | en curso        |
        | ajs-2024   | recién empezada |
        | ajs-2024   | en curso        |
