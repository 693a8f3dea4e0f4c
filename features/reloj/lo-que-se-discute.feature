# language: es
@perfil-reloj
Característica: Lo que se discute
  # en: What is disputed

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Solo se discute lo contado, y solo se acuerda lo discutido
    # en: Only what has been counted is disputed, and only what is disputed is agreed

    @esc-1246
    Esquema del escenario: Bruno discute una cuenta que Ana no ha hecho
      # en: Bruno disputes a count that Ana has not made
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Bruno discute la cuenta de la jugada
      Entonces la actuación se rechaza por prematura
      Y corre el tiempo de Ana

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Sin puntos anunciados no hay diferencia
        # en: Without points announced there is no difference
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1318
    Esquema del escenario: Bruno discute la cuenta cuando Ana no ha puesto nada
      # en: Bruno disputes the count when Ana has put nothing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno discute la cuenta de la jugada
      Entonces la actuación se rechaza porque no hay jugada
      Y corre el tiempo de Ana

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: No hay cuenta que discutir
        # en: There is no count to dispute
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1247
    Esquema del escenario: Se acuerda una cuenta que nadie discutía
      # en: A count that nobody disputed is agreed on
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Cuando los dos acuerdan 6 puntos
      Entonces la actuación se rechaza porque no procede

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: No hay parada a la que poner fin
        # en: There is no stop to bring to an end
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1320
    Esquema del escenario: Bruno, que ya ha anotado, discute la cuenta
      # en: Bruno, who has noted already, disputes the count
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno discute la cuenta de la jugada
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: La diferencia para el reloj aunque la jugada esté anotada
        # en: The difference stops the clock although the play is noted
        # en: | edition | result | clock |
        | reglamento | resultado | reloj       |
        | redeletras | se admite | está parado |
        | fise-2009  | se admite | está parado |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: quien anota ya no discute
        # en: AJS: who notes disputes no more
        # en: | edition | result | clock |
        | reglamento | resultado                                       | reloj         |
        | ajs-2024   | se rechaza porque la puntuación ya está anotada | corre por Ana |

    @esc-1321
    Esquema del escenario: Ana quiere parar el reloj que la discrepancia ya ha parado
      # en: Ana wants to stop the clock that the difference has stopped already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Cuando Ana detiene el reloj
      Entonces la actuación se rechaza porque no procede
      Y el reloj está parado

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Ya está parado
        # en: It stands already
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
