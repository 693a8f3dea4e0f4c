# language: es
@perfil-fichas
Característica: Robar de más: el turno que se pierde
  # en: Drawing too many: the turn that is lost

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: Quien pierde turno pierde el primero que no haya jugado aún
    # en: Whoever loses a turn loses the first one not yet played

    @esc-0113
    Esquema del escenario: Devolución de la ficha que señaló el rival
      # en: The tile the rival pointed out goes back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Bruno ha señalado, <momento>, que Ana robó de más
      Cuando Bruno devuelve A a la bolsa
      Entonces le toca a <toca>
      Y Ana tiene <turnos> turnos por perder

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: No se pierde turno
        # en: No turn is lost
        # en: | edition | moment | next | turns |
        | reglamento | momento                         | toca  | turnos |
        | fise-2003  | antes de que Ana pulse el reloj | Ana   | 0      |
        | fise-2003  | en el turno de Bruno            | Bruno | 0      |
        | fise-2003  | cuando el turno ha vuelto a Ana | Ana   | 0      |
        | redeletras | antes de que Ana pulse el reloj | Ana   | 0      |
        | redeletras | en el turno de Bruno            | Bruno | 0      |
        | redeletras | cuando el turno ha vuelto a Ana | Ana   | 0      |

      @fise-2009:28.p2.s2
      Ejemplos: Se pierde el próximo turno
        # en: The next turn is lost
        # en: | edition | moment | next | turns |
        | reglamento | momento                         | toca  | turnos |
        | fise-2009  | antes de que Ana pulse el reloj | Ana   | 1      |
        | fise-2009  | en el turno de Bruno            | Bruno | 1      |
        | fise-2009  | cuando el turno ha vuelto a Ana | Bruno | 0      |
        | ajs-2024   | cuando el turno ha vuelto a Ana | Bruno | 0      |

      @ajs-2024:3.1.2.1.p1 @ajs-2024:2.art28-29
      Ejemplos: La primera vez no se pierde turno
        # en: The first time no turn is lost
        # en: | edition | moment | next | turns |
        | reglamento | momento                         | toca  | turnos |
        | ajs-2024   | antes de que Ana pulse el reloj | Ana   | 0      |
        | ajs-2024   | en el turno de Bruno            | Bruno | 0      |

    @esc-0114
    Esquema del escenario: Turno que sigue al del rival que señaló la ficha
      # en: The turn after that of the rival who pointed out the tile
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Bruno ha señalado, en el turno de Bruno, que Ana robó de más
      Y que Bruno ha devuelto A a la bolsa
      Cuando Bruno pasa
      Entonces le toca a <toca>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: El turno pasa como siempre
        # en: The turn passes as always
        # en: | edition | next |
        | reglamento | toca |
        | fise-2003  | Ana  |
        | redeletras | Ana  |

      @fise-2009:28.p2.s2
      Ejemplos: Quien robó de más se queda sin jugar
        # en: Whoever drew too many misses a turn
        # en: | edition | next |
        | reglamento | toca  |
        | fise-2009  | Bruno |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: La primera vez, el turno pasa como siempre
        # en: The first time, the turn passes as always
        # en: | edition | next |
        | reglamento | toca |
        | ajs-2024   | Ana  |
