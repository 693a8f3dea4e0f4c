# language: es
@perfil-reloj
Característica: El turno que vence
  # en: The turn that runs out

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene SAEINRT en el atril
    Y que el marcador es 60 a 45

  Regla: Sin nada puesto al acabar la señal, el turno se pierde
    # en: With nothing laid when the signal ends, the turn is lost

    @esc-1278
    Esquema del escenario: Ana no ha puesto nada cuando acaba la última señal
      # en: Ana has put nothing when the last signal ends
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Cuando pasan 121 segundos
      Entonces le toca a Bruno
      Y el turno de Ana cuenta como turno perdido
      Y el reloj está parado

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1.s2
      Ejemplos: Pasa el turno; el tiempo de Bruno lo pone en marcha Ana
        # en: The turn passes; Ana is to start Bruno’s time
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1317
    Esquema del escenario: Pasan unos segundos más cuando el turno de Ana dura ya 100
      # en: Some more seconds go by when Ana’s turn has lasted 100 already
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado 100 segundos
      Cuando pasan <s> segundos
      Entonces le toca a <quien>

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1.s2
      Ejemplos: Los dos minutos se cuentan seguidos
        # en: The two minutes are counted on end
        # en: | edition | s | who |
        | reglamento | s  | quien |
        | fise-2003  | 20 | Ana   |
        | fise-2003  | 21 | Bruno |
        | redeletras | 20 | Ana   |
        | redeletras | 21 | Bruno |
        | fise-2009  | 20 | Ana   |
        | fise-2009  | 21 | Bruno |

    @esc-1279
    Esquema del escenario: Ana quiere gastar de otro modo el turno vencido
      # en: Ana wants to spend otherwise the turn that has run out
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado <ms> milisegundos
      Cuando Ana <acto>
      Entonces la actuación <resultado>

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1.s2
      Ejemplos: Lectura adoptada: tampoco cabe cambiar ni pasar
        # en: Reading adopted: neither an exchange nor a pass is possible
        # en: | edition | ms | act | result |
        | reglamento | ms     | acto     | resultado                                           |
        | fise-2003  | 120000 | cambia E | se admite                                           |
        | fise-2003  | 120001 | cambia E | se rechaza porque se ha acabado el tiempo del turno |
        | fise-2003  | 120001 | pasa     | se rechaza porque se ha acabado el tiempo del turno |
        | redeletras | 120000 | cambia E | se admite                                           |
        | redeletras | 120001 | cambia E | se rechaza porque se ha acabado el tiempo del turno |
        | redeletras | 120001 | pasa     | se rechaza porque se ha acabado el tiempo del turno |
        | fise-2009  | 120000 | cambia E | se admite                                           |
        | fise-2009  | 120001 | cambia E | se rechaza porque se ha acabado el tiempo del turno |
        | fise-2009  | 120001 | pasa     | se rechaza porque se ha acabado el tiempo del turno |

    @esc-1280
    Esquema del escenario: El turno de Ana vence después de tres pases
      # en: Ana’s turn runs out after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que los últimos 3 turnos fueron pases
      Cuando pasan 121 segundos
      Entonces la partida no termina
      Y el marcador queda 60 a 45

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1.s2
      Ejemplos: Lectura adoptada: un turno vencido no es un pase
        # en: Reading adopted: a turn that runs out is no pass
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-6005
    Esquema del escenario: Turno de igualación que vence sin que Bruno coloque nada
      # en: An equalising turn that runs out without Bruno laying anything
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que se ha agotado el tiempo total
      Cuando pasan 121 segundos
      Entonces la partida termina por tiempo total
      Y le toca a Bruno

      @fise-2003:27.p2 @fise-2003:30.p1 @redeletras:27.p2 @redeletras:30.p1 @fise-2009:30.s2 @fise-2009:33.p1.s2
      Ejemplos: Todo turno cuenta para igualar, también el que se pierde
        # en: Every turn counts towards equality, even one that is lost
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
