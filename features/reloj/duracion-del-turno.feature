# language: es
@perfil-reloj
Característica: Duración del turno
  # en: Length of the turn

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene SAEINRT en el atril
    Y que el marcador es 60 a 45

  Regla: El aparato decide si cada turno tiene su propio tiempo
    # en: The device decides whether each turn has a time of its own

    @esc-1271
    Esquema del escenario: Ana quiere colocar cuando su turno dura ya dos minutos
      # en: Ana wants to lay when her turn has lasted two minutes
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado <ms> milisegundos
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la actuación <resultado>
      Y le toca a <quien>

      @fise-2003:28.p1 @redeletras:28.p1 @fise-2009:31.p1 @fise-2003:28.1 @fise-2003:30.p1 @redeletras:28.1 @redeletras:30.p1 @fise-2009:31.1 @fise-2009:33.p1 @fise-2009:33.p1.s2
      Ejemplos: Con temporizador, hasta los dos minutos justos
        # en: With a timer, up to two minutes exactly
        # en: | edition | ms | result | who |
        | reglamento | ms     | resultado                                           | quien |
        | fise-2003  | 119999 | se admite                                           | Ana   |
        | fise-2003  | 120000 | se admite                                           | Ana   |
        | fise-2003  | 120001 | se rechaza porque se ha acabado el tiempo del turno | Bruno |
        | redeletras | 119999 | se admite                                           | Ana   |
        | redeletras | 120000 | se admite                                           | Ana   |
        | redeletras | 120001 | se rechaza porque se ha acabado el tiempo del turno | Bruno |
        | fise-2009  | 119999 | se admite                                           | Ana   |
        | fise-2009  | 120000 | se admite                                           | Ana   |
        | fise-2009  | 120001 | se rechaza porque se ha acabado el tiempo del turno | Bruno |

    @esc-1272
    Esquema del escenario: Ana coloca tras pensar mucho rato con un aparato que no mide turnos
      # en: Ana lays after thinking for a long while with a device that does not measure turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con <aparato>
      Y que han pasado <s> segundos
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la actuación se admite
      Y le toca a Ana

      @fise-2003:28.p1 @fise-2003:28.2 @redeletras:28.p1 @redeletras:28.2 @fise-2009:31.p1 @fise-2009:31.2
      Ejemplos: Con reloj de ajedrez o cronómetro cada cual reparte su tiempo
        # en: With a chess clock or a stopwatch each divides the own time
        # en: | edition | device | s |
        | reglamento | aparato               | s   |
        | fise-2003  | un reloj de ajedrez   | 121 |
        | fise-2003  | un cronómetro digital | 600 |
        | redeletras | un reloj de ajedrez   | 121 |
        | redeletras | un cronómetro digital | 600 |
        | fise-2009  | un reloj de ajedrez   | 121 |
        | fise-2009  | un cronómetro digital | 600 |

    @esc-1273
    Esquema del escenario: Ana coloca tras pensar mucho rato en una partida de la AJS con temporizador
      # en: Ana lays after thinking for a long while in an AJS game with a timer
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado 121 segundos
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la actuación se admite

      @ajs-2024:3.1.3.1.p1
      Ejemplos: Lectura adoptada: treinta minutos para repartir, y nada más
        # en: Reading adopted: thirty minutes to divide, and nothing else
        # en: | edition |
        | reglamento |
        | ajs-2024   |
