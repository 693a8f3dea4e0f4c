# language: es
@perfil-arbitraje
Característica: Órdenes de los árbitros según el momento
  # en: Orders of the arbiters by the moment

  Antecedentes:
    Dado que el marcador es 60 a 45
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Una orden cambia la mesa mientras se juega, y el turno solo entre jugadas
    # en: An order changes the table while the game is on, and the turn only between plays

    @esc-2033
    Esquema del escenario: Decisión cuando el último pase ya ha cerrado la partida
      # en: A decision when the last pass has closed the game
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que Bruno roba por accidente de la bolsa de otra partida, de lo que el reglamento no dice nada
      Y que Ana ha pasado
      Cuando <autoridad> <decisión>
      Entonces la actuación <resultado>

      @fise-2003:42 @redeletras:39.p1 @fise-2009:48.p1
      Ejemplos: Ya no hay turno que dar
        # en: There is no turn left to give
        # en: | edition | authority | decision | result |
        | reglamento | autoridad            | decisión                                    | resultado                                 |
        | fise-2003  | el árbitro principal | ordena, a su parecer, que le toque a Bruno  | se rechaza porque la partida ha terminado |
        | fise-2003  | el árbitro principal | decide, a su parecer, que no se cambie nada | se admite                                 |
        | redeletras | el árbitro principal | ordena, a su parecer, que le toque a Bruno  | se rechaza porque la partida ha terminado |
        | redeletras | el árbitro principal | decide, a su parecer, que no se cambie nada | se admite                                 |
        | fise-2009  | el Director          | ordena, a su parecer, que le toque a Bruno  | se rechaza porque la partida ha terminado |
        | fise-2009  | el Director          | decide, a su parecer, que no se cambie nada | se admite                                 |

    @esc-2034
    Esquema del escenario: Orden con el árbitro a la mesa y el reloj parado
      # en: An order with the arbiter at the table and the clock stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha llamado al árbitro
      Y que Bruno roba por accidente de la bolsa de otra partida, de lo que el reglamento no dice nada
      Y que <autoridad> ha ordenado, a su parecer, que le toque a Bruno
      Cuando el árbitro se retira de la mesa
      Entonces le toca a Bruno
      Y corre el tiempo de Bruno

      @fise-2003:42 @fise-2003:31.5 @redeletras:39.p1 @redeletras:31.5 @fise-2009:48.p1 @fise-2009:34.5
      Ejemplos: El tiempo sigue para quien tiene el turno
        # en: Time goes on for whoever has the turn
        # en: | edition | authority |
        | reglamento | autoridad            |
        | fise-2003  | el árbitro principal |
        | redeletras | el árbitro principal |
        | fise-2009  | el Director          |
