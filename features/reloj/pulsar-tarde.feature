# language: es
@perfil-reloj
Característica: Pulsar el reloj tarde
  # en: Pressing the clock late

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que Bruno tiene EAINDCS en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: El olvido se remedia mientras el reloj no esté parado por otra cosa
    # en: What was forgotten is made good while the clock does not stand for something else

    @esc-1308
    Esquema del escenario: Ana cae en la cuenta cuando Bruno ya ha colocado su jugada
      # en: Ana notices when Bruno has laid his play already
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha colocado OLASE desde H10 en vertical
      Cuando Ana pulsa el reloj
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Mientras se cuenta la jugada de Bruno con el reloj parado, ya no
        # en: No more while Bruno’s play is counted with the clock stopped
        # en: | edition | timing | result | clock |
        | reglamento | modalidad         | resultado                           | reloj           |
        | redeletras | tiempo corrido    | se admite                           | corre por Bruno |
        | fise-2009  | tiempo corrido    | se admite                           | corre por Bruno |
        | fise-2003  | tiempo no corrido | se rechaza por estar fuera de orden | está parado     |
        | redeletras | tiempo no corrido | se rechaza por estar fuera de orden | está parado     |
        | fise-2009  | tiempo no corrido | se rechaza por estar fuera de orden | está parado     |
        | ajs-2024   | tiempo corrido    | se admite                           | corre por Bruno |

    @esc-1309
    Esquema del escenario: Ana cae en la cuenta con el árbitro en la mesa
      # en: Ana notices with the arbiter at the table
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha puesto E en L10
      Y que Bruno ha llamado al árbitro
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y el reloj está parado

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Hay que esperar a que se retire
        # en: The arbiter’s leaving has to be waited for
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1330
    Esquema del escenario: Ana pulsa otra vez el reloj que pulsó tarde
      # en: Ana presses again the clock that she pressed late
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha puesto E en L10
      Y que Ana ha pulsado el reloj
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de turno
      Y corre el tiempo de Bruno

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: El olvido ya está remediado
        # en: What was forgotten has been made good
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1310
    Esquema del escenario: Ana, que olvidó pulsar, quiere jugar mientras Bruno coloca
      # en: Ana, who forgot to press, wants to play while Bruno is laying
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha puesto E en L10
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de turno
      Y le toca a Bruno

      @fise-2003:25 @redeletras:25 @fise-2009:26
      Ejemplos: El olvido no le devuelve el turno
        # en: Forgetting does not give her the turn back
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
