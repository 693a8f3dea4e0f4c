# language: es
@perfil-arbitraje
Característica: Parar el reloj a la vuelta
  # en: Stopping the clock on the return

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 20 a 18

  Regla: Quien vuelve puede parar el reloj mientras se comprueba lo que jugó el rival
    # en: Whoever is back may stop the clock while what the rival has played is checked

    @esc-1825
    Esquema del escenario: Ana vuelve, para el reloj y comprueba durante 30 segundos la jugada de Bruno
      # en: Ana comes back, stops the clock and spends 30 seconds checking Bruno's play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Bruno ha pulsado el reloj
      Y que Ana ha vuelto 1 min 50 s después y ha detenido el reloj
      Y que han pasado 30 segundos
      Cuando Ana anota 6 puntos
      Entonces Ana ha consumido 110 segundos
      Y Bruno ha consumido 0 segundos
      Y el marcador queda 26 a 24

      @fise-2009:37.p1.s3
      Ejemplos: La comprobación no le cuesta a nadie
        # en: The check costs nobody anything
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1826
    Esquema del escenario: Ana vuelve y no para el reloj
      # en: Ana comes back and does not stop the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Bruno ha pulsado el reloj
      Y que Ana ha vuelto 1 min 50 s después
      Cuando pasan 30 segundos
      Entonces Ana ha consumido 140 segundos

      @fise-2009:37.p1.s3
      Ejemplos: El reloj no se para solo
        # en: The clock does not stop by itself
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1827
    Esquema del escenario: <quien> quiere parar el reloj cuando Ana vuelve y Bruno aún no ha jugado
      # en: <who> wants to stop the clock when Ana comes back and Bruno has not played yet
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Ana ha vuelto 1 min 50 s después
      Cuando <quien> detiene el reloj
      Entonces la actuación se rechaza porque no procede
      Y corre el tiempo de Bruno

      @fise-2009:37.p1.s3
      Ejemplos: No hay jugada que comprobar
        # en: There is no play to check
        # en: | edition | who |
        | reglamento | quien |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |

    @esc-1870
    Esquema del escenario: Ana vuelve, anota la jugada de Bruno y quiere parar el reloj
      # en: Ana comes back, notes Bruno's play and wants to stop the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Ana ha vuelto 0 min 50 s después y ha anotado 6 puntos
      Cuando Ana detiene el reloj
      Entonces la actuación se rechaza porque no procede

      @fise-2009:37.p1.s3
      Ejemplos: Ya está comprobada
        # en: It has been checked
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-6320
    Esquema del escenario: Ana vuelve a la mesa
      # en: Ana comes back to the table
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana vuelve 1 min 0 s después
      Entonces la actuación <resultado>

      @resumen-2018:26.p2
      Ejemplos: Resumen: de ausentarse no dice nada
        # en: Summary: of going away it says nothing
        # en: | edition | result |
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |
