# language: es
@perfil-papeletas
Característica: Seguir jugando sin anotar
  # en: Playing on without noting

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Quien hace el turno siguiente da por buena la jugada anterior, una sola vez
    # en: Whoever takes the next turn lets the play before it stand, once only

    @esc-0202
    Esquema del escenario: El rival no anota y sigue jugando
      # en: The rival does not note and plays on
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno pasa
      Entonces la actuación se admite
      Y el marcador queda 66 a 45
      Y le toca a Ana

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: El turno siguiente da la jugada por buena
        # en: The next turn takes the play as good
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: seguir jugando es aceptar
        # en: Reading adopted: to play on is to accept
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0902
    Esquema del escenario: El rival sigue jugando cuando el autor anotó sin anunciar
      # en: The rival plays on after the author has noted without announcing
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha anotado 6 puntos
      Cuando Bruno pasa
      Entonces el marcador queda 66 a 45
      Y le toca a Ana

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: La cuenta está hecha y el turno siguiente la da por buena
        # en: The count is done and the next turn takes it as good
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: también así se acepta
        # en: Reading adopted: that too is to accept
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0903
    Esquema del escenario: El rival anota y juega sin esperar al reloj
      # en: The rival notes and plays without waiting for the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno pasa
      Entonces el marcador queda 66 a 45
      Y le toca a Ana

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: La jugada ya aceptada no vuelve a sumar
        # en: A play already accepted does not count again
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2212
    Esquema del escenario: El rival quiere jugar cuando el autor aún no ha contado
      # en: The rival wants to play while the author has not counted yet
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Bruno pasa
      Entonces la actuación se rechaza por estar fuera de turno
      Y el marcador queda 60 a 45
      Y le toca a Ana

      @fise-2003:25 @fise-2003:29.p1 @redeletras:25 @redeletras:29.p1 @fise-2009:26 @fise-2009:32.1 @resumen-2018:5.s1 @resumen-2018:20
      Ejemplos: El turno sigue siendo de Ana
        # en: It is still the turn of Ana
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
