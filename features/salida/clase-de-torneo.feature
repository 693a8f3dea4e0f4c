# language: es
@perfil-salida
Característica: Salida según la clase de torneo
  # en: The start by kind of tournament

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
      Ejemplos: FISE y AJS: por el cuadro o por el sistema suizo
        # en: FISE and AJS: by the table or by the Swiss system
        # en: | edition | format | starter |
        | reglamento | formato                         | empieza |
        | fise-2003  | un torneo de todos contra todos | Bruno   |
        | fise-2003  | un torneo suizo                 | Bruno   |
        | fise-2009  | un torneo de todos contra todos | Bruno   |
        | fise-2009  | un torneo suizo                 | Bruno   |
        | ajs-2024   | un torneo de todos contra todos | Bruno   |

      @fise-2009:4.4
      Ejemplos: FISE 2009 y AJS: por equipos se sortea
        # en: FISE 2009 and AJS: between teams, by lot
        # en: | edition | format | starter |
        | reglamento | formato               | empieza              |
        | fise-2009  | un torneo por equipos | quien gane el sorteo |
        | ajs-2024   | un torneo por equipos | quien gane el sorteo |

      @redeletras:4.p1
      Ejemplos: ReDeLetras: siempre por sorteo
        # en: ReDeLetras: always by lot
        # en: | edition | format | starter |
        | reglamento | formato                         | empieza              |
        | redeletras | un torneo de todos contra todos | quien gane el sorteo |
        | redeletras | un torneo suizo                 | quien gane el sorteo |
        | redeletras | un encuentro a varias partidas  | quien gane el sorteo |
        | redeletras | un torneo por equipos           | quien gane el sorteo |

      @ajs-2024:2.art4.2 @ajs-2024:3.1.1.b.p1.s2
      Ejemplos: AJS: en el suizo, por sorteo si no lo da el programa
        # en: AJS: in the Swiss system, by lot unless the program gives it
        # en: | edition | format | starter |
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
        # en: FISE and AJS: lots for the first, then alternately
        # en: | edition | game | first | starter |
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
        # en: ReDeLetras: lots are drawn for each
        # en: | edition | game | first | starter |
        | reglamento | partida | primera | empieza              |
        | redeletras | 2       | Ana     | quien gane el sorteo |

    @esc-0370
    Esquema del escenario: Salida en una ronda de rey de la colina
      # en: The start in a king-of-the-hill round
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que la salida la da el programa, anunciado y comunicado
      Y que Ana ha salido <Ana> veces y Bruno <Bruno>
      Cuando se fija la salida en una ronda de rey de la colina
      Entonces empieza <empieza>

      @ajs-2024:3.1.1.p1.s1 @ajs-2024:3.1.1.p1.s2
      Ejemplos: AJS: quien menos ha salido; con igualdad, sorteo
        # en: AJS: whoever has started less often; if equal, by lot
        # en: | edition | Ana | Bruno | starter |
        | reglamento | Ana | Bruno | empieza              |
        | ajs-2024   | 2   | 3     | Ana                  |
        | ajs-2024   | 3   | 2     | Bruno                |
        | ajs-2024   | 2   | 2     | quien gane el sorteo |

    @esc-0830
    Esquema del escenario: Ronda de rey de la colina donde las salidas se sortean
      # en: A king-of-the-hill round where starts are drawn by lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana ha salido 2 veces y Bruno 3
      Cuando se fija la salida en una ronda de rey de la colina
      Entonces empieza quien gane el sorteo

      @ajs-2024:3.1.1.p1.s1
      Ejemplos: AJS: las salidas se cuentan donde las da el programa
        # en: AJS: starts are counted where the program gives them
        # en: | edition |
        | reglamento |
        | ajs-2024   |
