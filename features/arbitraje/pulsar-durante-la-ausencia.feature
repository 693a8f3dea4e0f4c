# language: es
@perfil-arbitraje
Característica: Pulsar el reloj mientras un jugador está fuera
  # en: Pressing the clock while a player is away

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 20 a 18

  Regla: Hecha su jugada, el rival puede poner en marcha el reloj del ausente
    # en: After the play the rival may set the absentee's clock going

    @esc-1821
    Esquema del escenario: Bruno juega a los 70 segundos y Ana vuelve 110 después
      # en: Bruno plays after 70 seconds and Ana comes back 110 later
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que han pasado 70 segundos
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Bruno ha pulsado el reloj
      Cuando Ana vuelve 1 min 50 s después
      Entonces Ana ha consumido 110 segundos
      Y Bruno ha consumido 70 segundos
      Y el marcador queda 26 a 18
      Y le toca a Bruno

      @fise-2009:37.p1.s2
      Ejemplos: A cada uno lo suyo; la jugada de Bruno aún no cuenta
        # en: To each his own; Bruno's play does not count yet
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1822
    Esquema del escenario: Con Ana fuera, Bruno pulsa el reloj sin haber jugado
      # en: With Ana away, Bruno presses the clock without having played
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y corre el tiempo de Bruno

      @fise-2009:37.p1.s2
      Ejemplos: El reloj se acciona tras la jugada
        # en: The clock is pressed after the play
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1873
    Esquema del escenario: Con Ana fuera, Bruno pulsa el reloj con su jugada anunciada y sin anotar
      # en: With Ana away, Bruno presses the clock with his play announced and not noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado 6 puntos
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y corre el tiempo de Bruno

      @fise-2009:37.p1.s2
      Ejemplos: La jugada no está hecha mientras no la anota
        # en: The play is not made until he notes it
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
