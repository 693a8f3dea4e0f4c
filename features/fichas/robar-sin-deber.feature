# language: es
@perfil-fichas
Característica: Robar cuando no toca
  # en: Drawing when none is due

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Se roba por la jugada que queda en el tablero, y una vez
    # en: One draws for the play that stays on the board, once

    @esc-1045
    Esquema del escenario: Robo por una jugada que se ha anulado
      # en: A draw for a play that was voided
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Ana roba 3 fichas
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene AELORST en el atril

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1
      Ejemplos: La jugada se levanta: no hay nada que reponer
        # en: The play is lifted: nothing is to be replaced
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1046
    Esquema del escenario: Segundo robo cuando el rival ya ha jugado
      # en: A second draw once the rival has played
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha colocado TE desde H8 en vertical
      Y que Ana ha robado 3 fichas
      Cuando Ana roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: El robo se cerró con el turno
        # en: The draw closed with the turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1169
    Esquema del escenario: Robo cuando lo que sobraba ya se ha devuelto
      # en: A draw once what was too many has gone back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de más
      Y que Bruno ha devuelto T a la bolsa
      Cuando Ana roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1
      Ejemplos: Ya tiene las siete
        # en: The seven are there
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1170
    Esquema del escenario: Robo con el reloj ya pulsado
      # en: A draw with the clock already pressed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Y que Ana ha pulsado el reloj
      Cuando Ana roba 3 fichas
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 4 fichas

      @fise-2003:29.p2 @fise-2003:29.p3 @redeletras:29.p4 @redeletras:29.p5
      Ejemplos: Se roba antes de poner en marcha el reloj del rival
        # en: One draws before setting the rival’s clock going
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
