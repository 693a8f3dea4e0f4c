# language: es
@perfil-reloj
Característica: La parada por fichas de más o de menos
  # en: The stop for tiles too many or too few

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: Mientras las fichas de más vuelven a la bolsa no corre el tiempo de ninguno
    # en: While the surplus goes back into the bag nobody’s time runs

    @esc-1302
    Esquema del escenario: Se discute cuál de las cuatro fichas que robó Ana vuelve a la bolsa
      # en: It is settled which of the four tiles Ana drew goes back into the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de más
      Cuando pasan 90 segundos
      Entonces Ana ha consumido 0 segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.4 @redeletras:31.4 @fise-2009:34.4
      Ejemplos: Los dos relojes están parados
        # en: Both clocks are stopped
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.1.p3
      Ejemplos: AJS: el remedio entero se hace con el reloj en pausa
        # en: AJS: the whole remedy is carried out with the clock paused
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1303
    Esquema del escenario: Se avisa de las fichas de más en una mesa con reloj de ajedrez
      # en: Word of a surplus at a table with a chess clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un reloj de ajedrez
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando Bruno señala, en el turno de Bruno, que Ana ha robado de más
      Entonces el reloj está parado por fichas de más

      @fise-2003:31.4 @redeletras:31.4 @fise-2009:34.4
      Ejemplos: Es un motivo de parada por sí mismo
        # en: It is a reason of its own to stop
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.1.p3
      Ejemplos: AJS: también
        # en: AJS: too
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: En la AJS tampoco corre mientras se completan las que faltan
    # en: Under AJS nor does it run while the missing ones are made up

    @esc-1304
    Esquema del escenario: Se tarda un minuto en completar el atril de Ana
      # en: It takes a minute to make up Ana’s rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de menos
      Y que han pasado 60 segundos
      Cuando Ana roba 1 ficha
      Entonces Bruno ha consumido <de Bruno> segundos

      @ajs-2024:3.1.2.2.p5
      Ejemplos: AJS: con el reloj en pausa
        # en: AJS: with the clock paused
        # en: | edition | Bruno’s |
        | reglamento | de Bruno |
        | ajs-2024   | 0        |

      @fise-2009:34.p1.s2
      Ejemplos: FISE 2009: no es uno de los casos de parada
        # en: FISE 2009: it is none of the cases of stopping
        # en: | edition | Bruno’s |
        | reglamento | de Bruno |
        | fise-2009  | 60       |
