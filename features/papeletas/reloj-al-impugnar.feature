# language: es
@perfil-papeletas
Característica: El reloj al impugnar
  # en: The clock upon a challenge

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

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

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:34.2
      Ejemplos: FISE y ReDeLetras: parado para los dos
        # en: FISE and ReDeLetras: stopped for both
        # en: | edition | timing |
        | reglamento | modalidad         |
        | fise-2003  | tiempo corrido    |
        | redeletras | tiempo corrido    |
        | redeletras | tiempo no corrido |
        | fise-2009  | tiempo corrido    |

      @fise-2009:32.2.s2
      Ejemplos: FISE 2009, tiempo no corrido: sigue parado
        # en: FISE 2009, stopped time: it stays stopped
        # en: | edition | timing |
        | reglamento | modalidad         |
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

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:34.2
      Ejemplos: FISE y ReDeLetras: ya está parado
        # en: FISE and ReDeLetras: it is already stopped
        # en: | edition | seconds |
        | reglamento | segundos |
        | fise-2003  | 0        |
        | redeletras | 0        |
        | fise-2009  | 0        |
