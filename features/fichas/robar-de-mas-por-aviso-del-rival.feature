# language: es
@perfil-fichas
Característica: Robar de más: por aviso del rival
  # en: Drawing too many: on word from the rival

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDC

  Regla: Cuántas sobrantes mira el rival que avisa y si queda constancia depende de la edición
    # en: How much surplus the rival who gives word looks at, and whether it is recorded, depends on the edition

    @esc-0123
    Esquema del escenario: Fichas de más que señala el rival
      # en: A surplus pointed out by the rival
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba <robadas> fichas y las pone en el atril
      Cuando Bruno señala, <momento>, que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de todo el atril <elección>
      Y el juez <registra> registra el incidente

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: Como si lo dijera quien robó
        # en: As if the drawer had said so
        # en: | edition | drawn | moment | looks at | puts back | choice | records |
        | reglamento | robadas | momento                         | mira | devuelve | elección | registra |
        | fise-2003  | 4       | en el turno de Bruno            | 1    | 1        | al azar  | no       |
        | fise-2003  | 5       | cuando el turno ha vuelto a Ana | 2    | 2        | al azar  | no       |
        | redeletras | 4       | en el turno de Bruno            | 1    | 1        | al azar  | no       |
        | redeletras | 5       | cuando el turno ha vuelto a Ana | 2    | 2        | al azar  | no       |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: El rival escoge y mira las sobrantes, y queda constancia
        # en: The rival picks and looks at the surplus, and it is recorded
        # en: | edition | drawn | moment | looks at | puts back | choice | records |
        | reglamento | robadas | momento                         | mira | devuelve | elección               | registra |
        | fise-2009  | 4       | en el turno de Bruno            | 1    | 1        | por elección del rival | sí       |
        | fise-2009  | 5       | en el turno de Bruno            | 2    | 2        | por elección del rival | sí       |
        | fise-2009  | 4       | cuando el turno ha vuelto a Ana | 1    | 1        | por elección del rival | sí       |
        | ajs-2024   | 4       | cuando el turno ha vuelto a Ana | 1    | 1        | por elección del rival | sí       |
        | ajs-2024   | 5       | cuando el turno ha vuelto a Ana | 2    | 2        | por elección del rival | sí       |

      @ajs-2024:3.1.2.1.b
      Ejemplos: La primera vez, como si lo dijera quien robó
        # en: The first time, as if the drawer had said so
        # en: | edition | drawn | moment | looks at | puts back | choice | records |
        | reglamento | robadas | momento              | mira | devuelve | elección               | registra |
        | ajs-2024   | 4       | en el turno de Bruno | 3    | 1        | por elección del rival | no       |
        | ajs-2024   | 5       | en el turno de Bruno | 4    | 2        | por elección del rival | no       |

    @esc-0127
    Esquema del escenario: Destino de las sobrantes que señaló el rival
      # en: Where the surplus pointed out by the rival goes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Bruno ha señalado, cuando el turno ha vuelto a Ana, que Ana robó de más
      Cuando Bruno devuelve S a la bolsa
      Entonces Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @fise-2009:28.p2.s2
      Ejemplos: Van a la bolsa, no al atril
        # en: They go to the bag, not to the rack
        # en: | edition | has | bag |
        | reglamento | tiene | bolsa |
        | fise-2009  | 7     | 7     |
        | ajs-2024   | 7     | 7     |

    @esc-2214
    Esquema del escenario: Rival que señala la ficha sin llamar a nadie
      # en: A rival who points the tile out without calling anybody
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando Bruno señala, <momento> y sin llamar al árbitro, que Ana ha robado de más
      Entonces el error <consecuencia>
      Y Bruno mira 1 ficha y devuelve 1 a la bolsa
      Y el juez no registra el incidente

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: Lectura adoptada: llamarlo es potestad del rival, y el turno se pierde igual
        # en: Reading adopted: calling is up to the rival, and the turn is lost all the same
        # en: | edition | moment | consequence |
        | reglamento | momento                         | consecuencia                 |
        | fise-2009  | en el turno de Bruno            | se corrige y cuesta un turno |
        | fise-2009  | cuando el turno ha vuelto a Ana | se corrige y cuesta un turno |
        | ajs-2024   | cuando el turno ha vuelto a Ana | se corrige y cuesta un turno |
