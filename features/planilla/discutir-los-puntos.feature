# language: es
@perfil-planilla
Característica: Discutir los puntos anunciados
  # en: Disputing the points announced

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El autor para el reloj y, acordada la cifra, lo reanuda el rival
    # en: The author stops the clock and, the figure being agreed on, the rival starts it again

    @esc-1633
    Esquema del escenario: Bruno discute la cuenta de Ana y alguien detiene el reloj
      # en: Bruno disputes Ana’s count and somebody stops the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que han pasado 10 segundos
      Cuando <quién> detiene el reloj
      Entonces la actuación <resultado>
      Y Ana ha consumido 10 segundos

      @ajs-2024:4.1.7.1.p2
      Ejemplos: AJS: lo detiene quien ha jugado
        # en: AJS: the author of the play stops it
        # en: | edition | who | result |
        | reglamento | quién | resultado                       |
        | ajs-2024   | Ana   | se admite                       |
        | ajs-2024   | Bruno | se rechaza por falta de derecho |

    @esc-1634
    Esquema del escenario: Bruno discute la cuenta de una jugada según la haya apuntado o no
      # en: Bruno disputes the count of a play, having written it or not
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos <anotación>
      Cuando Bruno discute la cuenta de la jugada
      Entonces la actuación <resultado>
      Y corre el tiempo de Ana

      @ajs-2024:4.1.7.1.p2 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: mientras aún podría impugnar
        # en: AJS: while a challenge is still possible
        # en: | edition | noting | result |
        | reglamento | anotación                | resultado                                       |
        | ajs-2024   | los ha anotado solo Ana   | se admite                                       |
        | ajs-2024   | los ha anotado solo Bruno | se rechaza porque la puntuación ya está anotada |

    @esc-1635
    Esquema del escenario: Reloj que Ana ha parado para discutir la cuenta
      # en: The clock that Ana has stopped to discuss the count
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Y que los dos han acordado 6 puntos
      Y que han pasado 20 segundos
      Cuando <quién> pulsa el reloj
      Entonces la actuación <resultado>
      Y Ana ha consumido 0 segundos

      @ajs-2024:4.1.7.1.p2
      Ejemplos: AJS: lo reanuda el rival
        # en: AJS: the rival starts it again
        # en: | edition | who | result |
        | reglamento | quién | resultado                           |
        | ajs-2024   | Bruno | se admite                           |

      @ajs-2024:4.1.7.1.p2 @fise-2009:32.1
      Ejemplos: AJS: el autor no, mientras la jugada no esté aceptada
        # en: AJS: the author may not, as long as the play is not accepted
        # en: | edition | who | result |
        | reglamento | quién | resultado                           |
        | ajs-2024   | Ana   | se rechaza por estar fuera de orden |
