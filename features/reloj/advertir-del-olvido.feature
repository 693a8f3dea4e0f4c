# language: es
@perfil-reloj
Característica: Advertir del reloj olvidado
  # en: Pointing out the forgotten clock

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: A quien olvida pulsar el reloj no se lo pueden advertir ni los jugadores ni los árbitros
    # en: Neither players nor arbiters may point it out to whoever forgets to press the clock

    @esc-1254
    Esquema del escenario: Ana, acabado su turno, no ha pulsado el reloj y alguien lo dice
      # en: Ana, her turn ended, has not pressed the clock and somebody says so
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Cuando <quien> advierte que falta pulsar el reloj
      Entonces lo que ha hecho <calificación>
      Y le toca a Ana

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: El rival, otro jugador, el árbitro o el juez de mesa: no pueden
        # en: The rival, another player, the arbiter or the table judge: they may not
        # en: | edition | who | ruling |
        | reglamento | quien                   | calificación     |
        | fise-2003  | Bruno                   | es una infracción |
        | fise-2003  | un jugador de otra mesa | es una infracción |
        | fise-2003  | el árbitro              | es una infracción |
        | fise-2003  | un árbitro auxiliar     | es una infracción |
        | fise-2003  | el juez de mesa         | es una infracción |
        | redeletras | Bruno                   | es una infracción |
        | redeletras | un jugador de otra mesa | es una infracción |
        | redeletras | el árbitro              | es una infracción |
        | redeletras | un árbitro auxiliar     | es una infracción |
        | redeletras | el juez de mesa         | es una infracción |
        | fise-2009  | Bruno                   | es una infracción |
        | fise-2009  | un jugador de otra mesa | es una infracción |
        | fise-2009  | el Director             | es una infracción |
        | fise-2009  | un árbitro auxiliar     | es una infracción |
        | fise-2009  | el juez de mesa         | es una infracción |
        | ajs-2024   | Bruno                   | es una infracción |
        | ajs-2024   | un jugador de otra mesa | es una infracción |
        | ajs-2024   | el juez de mesa         | es una infracción |
        | ajs-2024   | el juez del torneo      | es una infracción |

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: De monitores y público no se dice nada
        # en: Nothing is said of monitors and the public
        # en: | edition | who | ruling |
        | reglamento | quien         | calificación   |
        | fise-2003  | el corremesas | no está previsto |
        | fise-2003  | un espectador | no está previsto |
        | redeletras | el corremesas | no está previsto |
        | redeletras | un espectador | no está previsto |
        | fise-2009  | el corremesas | no está previsto |
        | fise-2009  | un espectador | no está previsto |
        | ajs-2024   | el corremesas | no está previsto |
        | ajs-2024   | un espectador | no está previsto |

    @esc-1255
    Esquema del escenario: Bruno dice que falta pulsar el reloj que Ana ya ha pulsado
      # en: Bruno says that the clock is still to be pressed which Ana has pressed already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Ana ha pulsado el reloj
      Cuando Bruno advierte que falta pulsar el reloj
      Entonces la actuación se rechaza porque no procede

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: No hay olvido del que advertir
        # en: There is nothing forgotten to point out
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1258
    Esquema del escenario: Bruno dice que falta pulsar el reloj cuando Ana aún tiene que robar
      # en: Bruno says that the clock is still to be pressed when Ana has still to draw
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Cuando Bruno advierte que falta pulsar el reloj
      Entonces la actuación se rechaza porque no procede

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Su turno no ha acabado
        # en: Her turn is not over
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
