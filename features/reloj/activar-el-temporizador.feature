# language: es
@perfil-reloj
Característica: Activar el temporizador
  # en: Starting the timer

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene SAEINRT en el atril
    Y que Bruno tiene EMOLDIA en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: Los dos minutos del rival empiezan cuando se activa su reloj, apuntada la jugada y robadas las fichas
    # en: The rival’s two minutes begin when that clock is started, the play noted and the tiles drawn

    @esc-1281
    Esquema del escenario: Ana activa el reloj de Bruno al cabo de un rato
      # en: Ana starts Bruno’s clock after a while
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado 90 segundos
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los han anotado los dos
      Y que Ana ha robado 1 ficha
      Y que Ana ha pulsado el reloj
      Y que han pasado <ms> milisegundos
      Cuando Bruno pone M en I6
      Entonces la actuación <resultado>

      @fise-2003:30.p2 @redeletras:30.p2 @fise-2009:33.p2
      Ejemplos: Dos minutos enteros desde ese momento
        # en: Two whole minutes from that moment
        # en: | edition | ms | result |
        | reglamento | ms     | resultado                                           |
        | fise-2003  | 120000 | se admite                                           |
        | fise-2003  | 120001 | se rechaza porque se ha acabado el tiempo del turno |
        | redeletras | 120000 | se admite                                           |
        | redeletras | 120001 | se rechaza porque se ha acabado el tiempo del turno |
        | fise-2009  | 120000 | se admite                                           |
        | fise-2009  | 120001 | se rechaza porque se ha acabado el tiempo del turno |

    @esc-1282
    Esquema del escenario: Ana quiere activar el reloj de Bruno sin que la jugada esté apuntada
      # en: Ana wants to start Bruno’s clock without the play being noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y le toca a Ana

      @fise-2003:30.p2 @redeletras:30.p2 @fise-2009:33.p2
      Ejemplos: Antes se apuntan los puntos
        # en: The points are noted first
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1283
    Esquema del escenario: Ana, apuntada la jugada, roba y tarda en activar el reloj de Bruno
      # en: Ana, the play noted, draws and takes her time to start Bruno’s clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los han anotado los dos
      Y que Ana ha robado 1 ficha
      Cuando pasan 150 segundos
      Entonces Bruno ha consumido 0 segundos
      Y le toca a Ana

      @fise-2003:30.p2 @redeletras:30.p2 @fise-2009:33.p2
      Ejemplos: Ni anotar ni robar empieza a contar el tiempo de Bruno
        # en: Neither noting nor drawing starts Bruno’s time
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1284
    Esquema del escenario: Ana activa el reloj de Bruno tras un turno vencido
      # en: Ana starts Bruno’s clock after a turn that ran out
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado 200 segundos
      Y que Ana ha pulsado el reloj
      Y que han pasado <ms> milisegundos
      Cuando Bruno pone M en I6
      Entonces la actuación <resultado>

      @fise-2003:30.p2 @redeletras:30.p2 @fise-2009:33.p2
      Ejemplos: También entonces son dos minutos desde que se activa
        # en: Then too it is two minutes from when it is started
        # en: | edition | ms | result |
        | reglamento | ms     | resultado                                           |
        | fise-2003  | 120000 | se admite                                           |
        | fise-2003  | 120001 | se rechaza porque se ha acabado el tiempo del turno |
        | redeletras | 120000 | se admite                                           |
        | redeletras | 120001 | se rechaza porque se ha acabado el tiempo del turno |
        | fise-2009  | 120000 | se admite                                           |
        | fise-2009  | 120001 | se rechaza porque se ha acabado el tiempo del turno |
