# language: es
@perfil-papeletas
Característica: El reloj al impugnar
  # en: The clock upon a challenge

  Regla: La impugnación para el reloj o permite que el autor lo pare
    # en: A challenge stops the clock or lets the author stop it

    @esc-0283
    Esquema del escenario: El reloj al impugnar
      # en: The clock upon a challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLAS
      Entonces el reloj está parado

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: parado para los dos
        # en: FISE and ReDeLetras: stopped for both
        # en: | edition | timing |
        | reglamento | modalidad         |
        | fise-2003  | tiempo corrido    |
        | redeletras | tiempo corrido    |
        | redeletras | tiempo no corrido |
        | fise-2009  | tiempo corrido    |
        | fise-2009  | tiempo no corrido |

    @esc-0284
    Esquema del escenario: El autor no para el reloj al oír la impugnación
      # en: The author does not stop the clock on hearing the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando pasan 15 segundos
      Entonces Ana ha consumido <segundos> segundos

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: su tiempo sigue corriendo
        # en: AJS: the author’s time keeps running
        # en: | edition | seconds |
        | reglamento | segundos |
        | ajs-2024   | 15       |

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: ya está parado
        # en: FISE and ReDeLetras: it is already stopped
        # en: | edition | seconds |
        | reglamento | segundos |
        | fise-2003  | 0        |
        | redeletras | 0        |
        | fise-2009  | 0        |

    @esc-0285
    Esquema del escenario: Un jugador detiene el reloj tras la impugnación
      # en: A player stops the clock after the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando <quién> detiene el reloj
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: puede hacerlo el autor
        # en: AJS: the author may do so
        # en: | edition | who | result |
        | reglamento | quién | resultado                       |
        | ajs-2024   | Ana   | se admite                       |
        | ajs-2024   | Bruno | se rechaza por falta de derecho |

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: no hay nada que parar
        # en: FISE and ReDeLetras: there is nothing to stop
        # en: | edition | who | result |
        | reglamento | quién | resultado                    |
        | fise-2003  | Ana   | se rechaza porque no procede |
        | redeletras | Ana   | se rechaza porque no procede |
        | fise-2009  | Ana   | se rechaza porque no procede |

      @resumen-2018:23.s1
      Ejemplos: Resumen: nada dice del reloj
        # en: Summary: says nothing of the clock
        # en: | edition | who | result |
        | reglamento   | quién | resultado                         |
        | resumen-2018 | Ana   | no está prevista en el reglamento |
