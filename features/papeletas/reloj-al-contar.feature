# language: es
@perfil-papeletas
Característica: El reloj al contar y comprobar
  # en: The clock while counting and checking

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

  Regla: La comprobación que pasa de cinco segundos da derecho a parar el reloj
    # en: A check of more than five seconds gives the right to stop the clock

    @esc-0281
    Esquema del escenario: Parada del reloj según lo que dura la comprobación
      # en: Stopping the clock by how long the check takes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado <ms> milisegundos
      Cuando Bruno detiene el reloj
      Entonces la actuación <resultado>

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Con cinco segundos justos todavía no
        # en: Not yet at five seconds exactly
        # en: | edition | ms | result |
        | reglamento | ms   | resultado                |
        | redeletras | 5000 | se rechaza por prematura |
        | redeletras | 5001 | se admite                |
        | fise-2009  | 5000 | se rechaza por prematura |
        | fise-2009  | 5001 | se admite                |
        | ajs-2024   | 5000 | se rechaza por prematura |
        | ajs-2024   | 5001 | se admite                |

      @fise-2003:29.p1
      Ejemplos: FISE 2003: no prevé esa parada
        # en: FISE 2003: does not provide for that stop
        # en: | edition | ms | result |
        | reglamento | ms   | resultado                         |
        | fise-2003  | 5001 | no está prevista en el reglamento |

    @esc-0282
    Esquema del escenario: El reloj tras parar una comprobación larga
      # en: The clock after a long check is stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado 6 segundos
      Cuando Bruno detiene el reloj
      Entonces el reloj está parado
      Y Ana ha consumido 6 segundos

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Lo ya transcurrido no se devuelve
        # en: Time already gone by is not given back
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
