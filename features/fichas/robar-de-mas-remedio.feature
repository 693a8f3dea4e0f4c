# language: es
@perfil-fichas
Característica: Robar de más: cómo vuelven las sobrantes
  # en: Drawing too many: how the surplus goes back

  Regla: De dónde salen las sobrantes y cuántas se miran depende de lo visto y lo puesto en el atril
    # en: Where the surplus comes from and how much is looked at depends on what was seen and racked

    @esc-0120
    Esquema del escenario: Robo de más con todas las fichas en igual estado
      # en: A surplus with all tiles drawn in the same state
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar <debidas> fichas
      Y que Ana roba <robadas> fichas <manejo>
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de <reserva> <elección>

      @fise-2003:7.1 @fise-2003:7.3 @redeletras:7.1 @redeletras:7.3
      Ejemplos: Fuera del atril: al azar, y se miran solo si se vieron
        # en: Off the rack: at random, and looked at only if they were seen
        # en: | edition | due | drawn | handling | looks at | puts back | pool | choice |
        | reglamento | debidas | robadas | manejo                             | mira | devuelve | reserva            | elección |
        | fise-2003  | 3       | 4       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |
        | fise-2003  | 3       | 5       | sin verlas ni ponerlas en el atril | 0    | 2        | las recién robadas | al azar  |
        | fise-2003  | 3       | 4       | y las ve sin ponerlas en el atril  | 1    | 1        | las recién robadas | al azar  |
        | fise-2003  | 3       | 5       | y las ve sin ponerlas en el atril  | 2    | 2        | las recién robadas | al azar  |
        | redeletras | 3       | 4       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |
        | redeletras | 3       | 5       | sin verlas ni ponerlas en el atril | 0    | 2        | las recién robadas | al azar  |
        | redeletras | 3       | 4       | y las ve sin ponerlas en el atril  | 1    | 1        | las recién robadas | al azar  |
        | redeletras | 3       | 5       | y las ve sin ponerlas en el atril  | 2    | 2        | las recién robadas | al azar  |

      @fise-2003:7.2 @fise-2003:7.3 @redeletras:7.2 @redeletras:7.3
      Ejemplos: En el atril: al azar entre todas, y se miran solo si se vieron
        # en: Racked: at random among all, and looked at only if they were seen
        # en: | edition | due | drawn | handling | looks at | puts back | pool | choice |
        | reglamento | debidas | robadas | manejo                              | mira | devuelve | reserva       | elección |
        | fise-2003  | 3       | 4       | y las pone en el atril              | 1    | 1        | todo el atril | al azar  |
        | fise-2003  | 3       | 5       | y las pone en el atril              | 2    | 2        | todo el atril | al azar  |
        | fise-2003  | 3       | 4       | y las pone en el atril sin mirarlas | 0    | 1        | todo el atril | al azar  |
        | redeletras | 3       | 4       | y las pone en el atril              | 1    | 1        | todo el atril | al azar  |
        | redeletras | 3       | 5       | y las pone en el atril              | 2    | 2        | todo el atril | al azar  |
        | redeletras | 3       | 4       | y las pone en el atril sin mirarlas | 0    | 1        | todo el atril | al azar  |

      @fise-2009:28.1
      Ejemplos: Ni vistas ni en el atril: a ciegas entre las robadas
        # en: Neither seen nor racked: blindly among those drawn
        # en: | edition | due | drawn | handling | looks at | puts back | pool | choice |
        | reglamento | debidas | robadas | manejo                             | mira | devuelve | reserva            | elección |
        | fise-2009  | 3       | 4       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |
        | fise-2009  | 3       | 5       | sin verlas ni ponerlas en el atril | 0    | 2        | las recién robadas | al azar  |
        | fise-2009  | 1       | 2       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |

      @fise-2009:28.2
      Ejemplos: Vistas o en el atril: se miran dos más de las que sobran
        # en: Seen or racked: two more than the surplus are looked at
        # en: | edition | due | drawn | handling | looks at | puts back | pool | choice |
        | reglamento | debidas | robadas | manejo                              | mira | devuelve | reserva       | elección               |
        | fise-2009  | 3       | 4       | y las ve sin ponerlas en el atril   | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 3       | 4       | y las pone en el atril sin mirarlas | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 3       | 4       | y las pone en el atril              | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 3       | 5       | y las pone en el atril              | 4    | 2        | todo el atril | por elección del rival |
        | fise-2009  | 1       | 2       | y las pone en el atril              | 3    | 1        | todo el atril | por elección del rival |

      @ajs-2024:3.1.2.1.a @ajs-2024:2.art28-29
      Ejemplos: Criterio técnico, ni vistas ni en el atril
        # en: Technical criterion, neither seen nor racked
        # en: | edition | due | drawn | handling | looks at | puts back | pool | choice |
        | reglamento | debidas | robadas | manejo                             | mira | devuelve | reserva            | elección |
        | ajs-2024   | 3       | 4       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |
        | ajs-2024   | 3       | 5       | sin verlas ni ponerlas en el atril | 0    | 2        | las recién robadas | al azar  |

      @ajs-2024:3.1.2.1.b @ajs-2024:2.art28-29
      Ejemplos: Criterio técnico, todas vistas o en el atril
        # en: Technical criterion, all seen or racked
        # en: | edition | due | drawn | handling | looks at | puts back | pool | choice |
        | reglamento | debidas | robadas | manejo                              | mira | devuelve | reserva       | elección               |
        | ajs-2024   | 3       | 4       | y las ve sin ponerlas en el atril   | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 3       | 4       | y las pone en el atril sin mirarlas | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 3       | 4       | y las pone en el atril              | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 3       | 5       | y las pone en el atril              | 4    | 2        | todo el atril | por elección del rival |
