# language: es
@perfil-final-arbitrado
Característica: El tiempo se agota en pleno turno
  # en: Time runs out in the middle of a turn

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que la bolsa está vacía
    Y que Ana tiene SAZ en el atril
    Y que Bruno tiene SVE en el atril

  Regla: La jugada empezada al agotarse el tiempo se termina, y después se iguala
    # en: A play begun when time runs out is finished, and then the count is evened

    @esc-0875
    Esquema del escenario: Se agota el tiempo con la primera ficha ya puesta
      # en: Time runs out with the first tile already put
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que Ana ha puesto S en H11
      Cuando se agota el tiempo total de la partida
      Entonces la partida no termina
      Y le toca a Ana

      @fise-2003:27.p2 @redeletras:27.p2 @fise-2009:30.s2
      Ejemplos: Lo que se está colocando cuenta como colocado
        # en: What is being laid counts as laid
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0877
    Esquema del escenario: Se anota la jugada puesta antes de agotarse el tiempo
      # en: The play laid before time ran out is noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que se ha agotado el tiempo total
      Cuando Bruno anota 8 puntos
      Entonces la partida no termina

      @fise-2003:27.p2 @redeletras:27.p2 @fise-2009:30.s2
      Ejemplos: Falta el turno de Bruno, que iguala la cuenta
        # en: Bruno’s turn, which evens the count, is still to come
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0878
    Esquema del escenario: Se agota el tiempo con la jugada que iguala ya anotada
      # en: Time runs out with the play that evens the count already noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que el marcador es 300 a 280
      Y que Bruno ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que Ana ha anotado 8 puntos
      Cuando se agota el tiempo total de la partida
      Entonces la partida termina por tiempo total
      Y el marcador queda 300 a 288

      @fise-2003:40.4 @redeletras:37.5 @fise-2009:45.5
      Ejemplos: La jugada aceptada se queda en el tablero
        # en: The play accepted stays on the board
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1324
    Esquema del escenario: Se da otra vez por agotado el tiempo mientras Bruno juega el turno que iguala
      # en: Time is declared up again while Bruno plays the turn that evens the count
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que se ha agotado el tiempo total
      Cuando se agota el tiempo total de la partida
      Entonces la actuación se rechaza porque no procede
      Y la partida no termina

      @fise-2003:40.4 @redeletras:37.5 @fise-2009:45.5
      Ejemplos: El tiempo se agota una vez
        # en: Time is up once
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
