# language: es
@perfil-papeletas
Característica: El reloj al contar y comprobar
  # en: The clock while counting and checking

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Que el reloj corra mientras se cuenta depende de la edición y de la modalidad
    # en: Whether the clock runs while points are counted depends on the edition and the mode

    @esc-0280
    Esquema del escenario: El autor tarda 20 segundos en contar
      # en: The author takes 20 seconds to count
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando pasan 20 segundos
      Entonces Ana ha consumido <segundos> segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:29.p1
      Ejemplos: FISE 2003: se cuenta siempre con el reloj parado
        # en: FISE 2003: counting is always done with the clock stopped
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | fise-2003  | tiempo corrido    | 0        |
        | fise-2003  | tiempo no corrido | 0        |

      @redeletras:29.p1
      Ejemplos: ReDeLetras, tiempo corrido
        # en: ReDeLetras, running time
        # en: | edition | timing | seconds |
        | reglamento | modalidad      | segundos |
        | redeletras | tiempo corrido | 20       |

      @redeletras:29.p2
      Ejemplos: ReDeLetras, tiempo no corrido
        # en: ReDeLetras, stopped time
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | redeletras | tiempo no corrido | 0        |

      @fise-2009:34.1
      Ejemplos: FISE 2009: solo se para en tiempo no corrido
        # en: FISE 2009: it stops only in stopped time
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | fise-2009  | tiempo corrido    | 20       |
        | fise-2009  | tiempo no corrido | 0        |

      @ajs-2024:3.1.3.1.p1
      Ejemplos: AJS: solo adopta el tiempo corrido
        # en: AJS: adopts running time only
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | ajs-2024   | tiempo corrido    | 20       |
        | ajs-2024   | tiempo no corrido | 20       |
