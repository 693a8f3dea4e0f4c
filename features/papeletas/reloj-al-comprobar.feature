# language: es
@perfil-papeletas
Característica: El reloj al comprobar una cuenta
  # en: The clock while a count is checked

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

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
      Y el reloj <reloj>

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Con cinco segundos justos todavía no
        # en: Not yet at five seconds exactly
        # en: | edition | ms | result | clock |
        | reglamento | ms   | resultado                | reloj         |
        | redeletras | 5000 | se rechaza por prematura | corre por Ana |
        | redeletras | 5001 | se admite                | está parado   |
        | fise-2009  | 5000 | se rechaza por prematura | corre por Ana |
        | fise-2009  | 5001 | se admite                | está parado   |
        | ajs-2024   | 5000 | se rechaza por prematura | corre por Ana |
        | ajs-2024   | 5001 | se admite                | está parado   |

      @fise-2003:31.p1
      Ejemplos: FISE 2003: esa parada no está entre las suyas
        # en: FISE 2003: that stop is not among its own
        # en: | edition | ms | result | clock |
        | reglamento | ms   | resultado                    | reloj       |
        | fise-2003  | 5001 | se rechaza porque no procede | está parado |

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

    @esc-0906
    Esquema del escenario: Quién para el reloj en una comprobación de más de cinco segundos
      # en: Who stops the clock in a check of more than five seconds
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado 5001 milisegundos
      Cuando <quien> detiene el reloj
      Entonces el reloj está parado

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Lectura adoptada: cualquiera de los dos
        # en: Reading adopted: either of the two
        # en: | edition | who |
        | reglamento | quien |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-2204
    Esquema del escenario: Parada del reloj tras una cuenta larga y una comprobación corta
      # en: Stopping the clock after a long count and a short check
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que han pasado 20 segundos
      Y que Ana ha anunciado 6 puntos
      Y que han pasado <ms> milisegundos
      Cuando Bruno detiene el reloj
      Entonces la actuación <resultado>

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Los cinco segundos son de comprobar, no de contar
        # en: The five seconds are for checking, not for counting
        # en: | edition | ms | result |
        | reglamento | ms   | resultado                |
        | redeletras | 5000 | se rechaza por prematura |
        | fise-2009  | 5000 | se rechaza por prematura |
        | ajs-2024   | 5000 | se rechaza por prematura |
        | redeletras | 5001 | se admite                |
        | fise-2009  | 5001 | se admite                |
        | ajs-2024   | 5001 | se admite                |
