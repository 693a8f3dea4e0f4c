# language: es
@perfil-fichas
Característica: Robar de menos al final de la bolsa
  # en: Drawing too few at the end of the bag

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Si la bolsa se vació antes de reponer, el atril queda corto o lo completa el rival
    # en: If the bag ran out before the tiles were made up, the rack stays short or the rival completes it

    @esc-0150
    Esquema del escenario: Ficha que falta cuando el rival ha robado la última
      # en: A missing tile when the rival has drawn the last one
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado <robadas> fichas boca abajo
      Y que Ana ha pulsado el reloj
      Y que Bruno ha jugado PATIOS desde H6 en horizontal y ha robado 1 ficha
      Cuando Ana señala que Ana ha robado de menos
      Entonces Bruno debe entregar <entrega> fichas
      Y Ana <pierde> pierde turno

      @fise-2009:29.1
      Ejemplos: El atril queda corto
        # en: The rack stays short
        # en: | edition | bag | drawn | hands over | loses |
        | reglamento | bolsa | robadas | entrega | pierde |
        | fise-2009  | 3     | 2       | 0       | no     |
        | fise-2009  | 2     | 1       | 0       | no     |

      @ajs-2024:3.1.2.2.p3.s1 @ajs-2024:3.1.2.2.p3.s2
      Ejemplos: El rival da las que falten para siete
        # en: The rival gives those missing to make seven
        # en: | edition | bag | drawn | hands over | loses |
        | reglamento | bolsa | robadas | entrega | pierde |
        | ajs-2024   | 3     | 2       | 1       | sí     |
        | ajs-2024   | 2     | 1       | 2       | sí     |

    @esc-0151
    Esquema del escenario: Fichas que se entregan a quien tiene una de menos
      # en: Tiles handed to the player who lacks one
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene ACDEINS en el atril
      Y que en la bolsa quedan, por orden de salida, AEO
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 2 fichas boca abajo
      Y que Ana ha pulsado el reloj
      Y que Bruno ha jugado PATIOS desde H6 en horizontal y ha robado 1 ficha
      Y que Ana ha señalado que Ana robó de menos
      Cuando <quién> entrega <fichas> de su atril
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas

      @ajs-2024:3.1.2.2.p3.s1
      Ejemplos: Las escoge el rival de su atril, ACDEINO, y en el número justo
        # en: The rival picks them from the own rack, ACDEINO, and exactly as many
        # en: | edition | who | tiles | result | has |
        | reglamento | quién | fichas | resultado                                      | tiene |
        | ajs-2024   | Bruno | C      | se admite                                      | 7     |
        | ajs-2024   | Bruno | CD     | se rechaza por el número de fichas             | 6     |
        | ajs-2024   | Bruno | Z      | se rechaza porque la ficha no está en el atril | 6     |
        | ajs-2024   | Ana   | R      | se rechaza por falta de derecho                | 6     |

    @esc-0152
    Esquema del escenario: Turnos con las fichas entregadas
      # en: Turns once the tiles are handed over
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene ACDEINS en el atril
      Y que en la bolsa quedan, por orden de salida, AEO
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 2 fichas boca abajo
      Y que Ana ha pulsado el reloj
      Y que Bruno ha jugado PATIOS desde H6 en horizontal y ha robado 1 ficha
      Y que Ana ha señalado que Ana robó de menos
      Y que Bruno ha entregado C de su atril
      Cuando Bruno pulsa el reloj
      Entonces le toca a <toca>

      @ajs-2024:3.1.2.2.p3.s2
      Ejemplos: Quien las recibe se queda sin jugar
        # en: Whoever receives them misses a turn
        # en: | edition | next |
        | reglamento | toca  |
        | ajs-2024   | Bruno |

    @esc-0153
    Esquema del escenario: Entrega de la ficha E por quien ha jugado casi todo
      # en: The tile E handed over by a player who has played nearly everything
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene ASADORA en el atril
      Y que en la bolsa quedan, por orden de salida, AE
      Y que Ana ha jugado OSO desde H10 en vertical y ha robado 1 ficha
      Y que Ana ha pulsado el reloj
      Y que Bruno ha jugado <palabra> desde H6 en vertical y ha robado 1 ficha
      Y que Ana ha señalado que Ana robó de menos
      Cuando Bruno entrega E de su atril
      Entonces la partida <final>
      Y el marcador queda <Ana> a <Bruno>

      @ajs-2024:3.1.2.2.p3.s3
      Ejemplos: Si el atril del rival se vacía, cuenta como haber terminado
        # en: If the rival’s rack empties, it counts as going out
        # en: | edition | word | ending | Ana | Bruno |
        | reglamento | palabra  | final                                      | Ana | Bruno |
        | ajs-2024   | PASADOR  | no termina                                 | 65  | 59    |
        | ajs-2024   | PASADORA | termina porque un jugador agota sus fichas | 58  | 117   |
