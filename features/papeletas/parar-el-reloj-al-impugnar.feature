# language: es
@perfil-papeletas
Característica: Parar el reloj al impugnar
  # en: Stopping the clock upon a challenge

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Donde la impugnación no lo para, puede pararlo el autor
    # en: Where the challenge does not stop it, the author may

    @esc-0285
    Esquema del escenario: Un jugador detiene el reloj tras la impugnación
      # en: A player stops the clock after the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando <quién> detiene el reloj
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: puede hacerlo el autor
        # en: AJS: the author may do so
        # en: | edition | who | result | clock |
        | reglamento | quién | resultado                       | reloj         |
        | ajs-2024   | Ana   | se admite                       | está parado   |
        | ajs-2024   | Bruno | se rechaza por falta de derecho | corre por Ana |

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:34.2
      Ejemplos: FISE y ReDeLetras: no hay nada que parar
        # en: FISE and ReDeLetras: there is nothing to stop
        # en: | edition | who | result | clock |
        | reglamento | quién | resultado                    | reloj       |
        | fise-2003  | Ana   | se rechaza porque no procede | está parado |
        | redeletras | Ana   | se rechaza porque no procede | está parado |
        | fise-2009  | Ana   | se rechaza porque no procede | está parado |

      @resumen-2018:23.s1
      Ejemplos: Resumen: nada dice del reloj
        # en: Summary: says nothing of the clock
        # en: | edition | who | result | clock |
        | reglamento   | quién | resultado                         | reloj         |
        | resumen-2018 | Ana   | no está prevista en el reglamento | corre por Ana |

    @esc-0900
    Esquema del escenario: El autor quiere detener el reloj tras la impugnación, en tiempo no corrido
      # en: The author wants to stop the clock after the challenge, in stopped time
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando Ana detiene el reloj
      Entonces la actuación <resultado>

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: ya lo está
        # en: FISE and ReDeLetras: it already is
        # en: | edition | result |
        | reglamento | resultado                    |
        | fise-2003  | se rechaza porque no procede |
        | redeletras | se rechaza porque no procede |
        | fise-2009  | se rechaza porque no procede |

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: solo conoce el tiempo corrido
        # en: AJS: knows running time only
        # en: | edition | result |
        | reglamento | resultado |
        | ajs-2024   | se admite |

    @esc-0925
    Esquema del escenario: El reloj que el autor ha parado al oír la impugnación
      # en: The clock that the author has stopped on hearing the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Y que Ana ha detenido el reloj
      Cuando pasan 15 segundos
      Entonces Ana ha consumido 0 segundos

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: no corre mientras se rellena la papeleta
        # en: AJS: it does not run while the slip is filled in
        # en: | edition |
        | reglamento |
        | ajs-2024   |
