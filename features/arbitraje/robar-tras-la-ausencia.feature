# language: es
@perfil-arbitraje
Característica: Robar cuando vuelve quien había salido
  # en: Drawing when whoever had left is back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 20 a 18

  Regla: Roba primero quien estuvo fuera y después el rival; entonces sigue la partida
    # en: Whoever was away draws first and the rival after; then the game goes on

    @esc-1829
    Esquema del escenario: Comprobada la jugada de Bruno, <quien> roba
      # en: Bruno's play checked, <who> draws
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Ana ha vuelto 0 min 50 s después y ha anotado 6 puntos
      Cuando <quien> roba <n> fichas
      Entonces la actuación <resultado>
      Y Ana tiene <Ana> fichas
      Y Bruno tiene <Bruno> fichas

      @fise-2009:37.p1.s4
      Ejemplos: Ana, la primera
        # en: Ana first
        # en: | edition | who | n | result | Ana | Bruno |
        | reglamento | quien | n | resultado                           | Ana | Bruno |
        | fise-2009  | Ana   | 3 | se admite                           | 7   | 5     |
        | fise-2009  | Bruno | 2 | se rechaza por estar fuera de orden | 4   | 5     |
        | ajs-2024   | Ana   | 3 | se admite                           | 7   | 5     |
        | ajs-2024   | Bruno | 2 | se rechaza por estar fuera de orden | 4   | 5     |

    @esc-1830
    Esquema del escenario: Quedan cuatro fichas, Ana ha robado las tres suyas y Bruno roba
      # en: Four tiles are left, Ana has drawn her three and Bruno draws
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 4 fichas
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Ana ha vuelto 0 min 50 s después y ha anotado 6 puntos
      Y que Ana ha robado 3 fichas
      Cuando Bruno roba 1 ficha
      Entonces Ana tiene 7 fichas
      Y Bruno tiene 6 fichas

      @fise-2009:37.p1.s4
      Ejemplos: A Bruno le queda una sola
        # en: One only is left for Bruno
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1871
    Esquema del escenario: Ana vuelve, para el reloj, anota la jugada de Bruno y roba
      # en: Ana comes back, stops the clock, notes Bruno's play and draws
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Ana ha vuelto 0 min 50 s después y ha detenido el reloj
      Y que Ana ha anotado 6 puntos
      Cuando Ana roba 3 fichas
      Entonces el reloj está parado

      @fise-2009:37.p1.s4
      Ejemplos: No corre hasta que roba también Bruno
        # en: It does not run until Bruno has drawn too
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1831
    Esquema del escenario: Han robado los dos y Bruno pulsa el reloj
      # en: Both have drawn and Bruno presses the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Ana ha vuelto 0 min 50 s después y ha anotado 6 puntos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha robado 2 fichas
      Cuando Bruno pulsa el reloj
      Entonces le toca a Ana
      Y corre el tiempo de Ana

      @fise-2009:37.p1.s4
      Ejemplos: Sigue con normalidad el turno de quien volvió
        # en: The turn of whoever came back goes on as usual
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
