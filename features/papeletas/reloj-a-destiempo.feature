# language: es
@perfil-papeletas
Característica: El reloj a destiempo
  # en: The clock at the wrong time

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El reloj lo pulsa quien juega, y se detiene mientras se comprueba
    # en: Whoever plays presses the clock, and it is stopped during a check

    @esc-1010
    Esquema del escenario: Reloj que pulsa quien no juega
      # en: The clock pressed by who is not playing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de turno
      Y le toca a Ana
      Y corre el tiempo de Ana

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: El turno lo cierra quien lo tiene
        # en: A turn is closed by who has it
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1011
    Esquema del escenario: Parada del reloj sin cuenta que comprobar
      # en: The clock stopped with no count to check
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado 6 segundos
      Cuando Bruno detiene el reloj
      Entonces la actuación se rechaza porque no procede
      Y corre el tiempo de Ana

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Nadie ha anunciado puntos
        # en: Nobody has announced points
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1012
    Esquema del escenario: Parada del reloj con la jugada ya aceptada
      # en: The clock stopped with the play already accepted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado 6 segundos
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno detiene el reloj
      Entonces la actuación se rechaza porque no procede

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: La cuenta ya está comprobada
        # en: The count is checked already
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1013
    Esquema del escenario: Parada de un reloj que ya está parado
      # en: Stopping a clock that stands already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado 6 segundos
      Y que Bruno ha detenido el reloj
      Cuando Bruno detiene el reloj
      Entonces la actuación se rechaza porque no procede
      Y el reloj está parado

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Ya está parado
        # en: It stands already
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
