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
        | reglamento | debidas | robadas | manejo                              | mira | devuelve | reserva       | elección |
        | fise-2003  | 3       | 4       | y las pone en el atril              | 1    | 1        | todo el atril | al azar  |
        | fise-2003  | 3       | 5       | y las pone en el atril              | 2    | 2        | todo el atril | al azar  |
        | fise-2003  | 3       | 4       | y las pone en el atril sin mirarlas | 0    | 1        | todo el atril | al azar  |
        | redeletras | 3       | 4       | y las pone en el atril              | 1    | 1        | todo el atril | al azar  |
        | redeletras | 3       | 5       | y las pone en el atril              | 2    | 2        | todo el atril | al azar  |
        | redeletras | 3       | 4       | y las pone en el atril sin mirarlas | 0    | 1        | todo el atril | al azar  |

      @fise-2009:28.1
      Ejemplos: Ni vistas ni en el atril: a ciegas entre las robadas
        | reglamento | debidas | robadas | manejo                             | mira | devuelve | reserva            | elección |
        | fise-2009  | 3       | 4       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |
        | fise-2009  | 3       | 5       | sin verlas ni ponerlas en el atril | 0    | 2        | las recién robadas | al azar  |
        | fise-2009  | 1       | 2       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |

      @fise-2009:28.2
      Ejemplos: Vistas o en el atril: se miran dos más de las que sobran
        | reglamento | debidas | robadas | manejo                              | mira | devuelve | reserva       | elección               |
        | fise-2009  | 3       | 4       | y las ve sin ponerlas en el atril   | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 3       | 4       | y las pone en el atril sin mirarlas | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 3       | 4       | y las pone en el atril              | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 3       | 5       | y las pone en el atril              | 4    | 2        | todo el atril | por elección del rival |
        | fise-2009  | 1       | 2       | y las pone en el atril              | 3    | 1        | todo el atril | por elección del rival |

      @ajs-2024:3.1.2.1.a @ajs-2024:2.art28-29
      Ejemplos: Criterio técnico, ni vistas ni en el atril
        | reglamento | debidas | robadas | manejo                             | mira | devuelve | reserva            | elección |
        | ajs-2024   | 3       | 4       | sin verlas ni ponerlas en el atril | 0    | 1        | las recién robadas | al azar  |
        | ajs-2024   | 3       | 5       | sin verlas ni ponerlas en el atril | 0    | 2        | las recién robadas | al azar  |

      @ajs-2024:3.1.2.1.b @ajs-2024:2.art28-29
      Ejemplos: Criterio técnico, todas vistas o en el atril
        | reglamento | debidas | robadas | manejo                              | mira | devuelve | reserva       | elección               |
        | ajs-2024   | 3       | 4       | y las ve sin ponerlas en el atril   | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 3       | 4       | y las pone en el atril sin mirarlas | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 3       | 4       | y las pone en el atril              | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 3       | 5       | y las pone en el atril              | 4    | 2        | todo el atril | por elección del rival |

    @esc-0121
    Esquema del escenario: Robo de más con parte de las fichas vistas
      # en: A surplus with part of the tiles seen
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas y ve <vistas> de ellas
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces vuelven sin verse <sin ver> fichas
      Y Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de <reserva> <elección>

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Las no vistas bastan
        | reglamento | robadas | vistas | sin ver | mira | devuelve | reserva                 | elección |
        | ajs-2024   | 6       | 4      | 0       | 0    | 2        | las que no se han visto | al azar  |
        | ajs-2024   | 6       | 3      | 0       | 0    | 2        | las que no se han visto | al azar  |
        | ajs-2024   | 5       | 2      | 0       | 0    | 1        | las que no se han visto | al azar  |

      @ajs-2024:3.1.2.1.c.s2
      Ejemplos: Las no vistas no bastan
        | reglamento | robadas | vistas | sin ver | mira | devuelve | reserva       | elección               |
        | ajs-2024   | 6       | 5      | 1       | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 7       | 5      | 2       | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 7       | 6      | 1       | 4    | 2        | todo el atril | por elección del rival |

      @fise-2009:28.2
      Ejemplos: Basta haber visto alguna
        | reglamento | robadas | vistas | sin ver | mira | devuelve | reserva       | elección               |
        | fise-2009  | 6       | 4      | 0       | 4    | 2        | todo el atril | por elección del rival |
        | fise-2009  | 6       | 5      | 0       | 4    | 2        | todo el atril | por elección del rival |
        | fise-2009  | 6       | 1      | 0       | 4    | 2        | todo el atril | por elección del rival |

    @esc-0122
    Esquema del escenario: Robo de más con parte de las fichas en el atril
      # en: A surplus with part of the tiles on the rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y pone <puestas> en el atril
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de <reserva> <elección>

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: Mezcladas con las del atril, cuentan todas
        | reglamento | puestas | mira | devuelve | reserva       | elección |
        | fise-2003  | 2       | 1    | 1        | todo el atril | al azar  |
        | redeletras | 2       | 1    | 1        | todo el atril | al azar  |

      @fise-2009:28.2
      Ejemplos: Basta haber puesto alguna
        | reglamento | puestas | mira | devuelve | reserva       | elección               |
        | fise-2009  | 2       | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 1       | 3    | 1        | todo el atril | por elección del rival |

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Se toma de las que siguen fuera
        | reglamento | puestas | mira | devuelve | reserva                 | elección |
        | ajs-2024   | 2       | 0    | 1        | las que no se han visto | al azar  |
        | ajs-2024   | 3       | 0    | 1        | las que no se han visto | al azar  |

    @esc-0123
    Esquema del escenario: Fichas de más que señala el rival
      # en: A surplus pointed out by the rival
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba <robadas> fichas y las pone en el atril
      Cuando Bruno señala, <momento>, que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de todo el atril <elección>
      Y el juez <registra> registra el incidente

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: Como si lo dijera quien robó
        | reglamento | robadas | momento                         | mira | devuelve | elección | registra |
        | fise-2003  | 4       | en el turno de Bruno            | 1    | 1        | al azar  | no       |
        | fise-2003  | 5       | cuando el turno ha vuelto a Ana | 2    | 2        | al azar  | no       |
        | redeletras | 4       | en el turno de Bruno            | 1    | 1        | al azar  | no       |
        | redeletras | 5       | cuando el turno ha vuelto a Ana | 2    | 2        | al azar  | no       |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: El rival escoge y mira las sobrantes, y queda constancia
        | reglamento | robadas | momento                         | mira | devuelve | elección               | registra |
        | fise-2009  | 4       | en el turno de Bruno            | 1    | 1        | por elección del rival | sí       |
        | fise-2009  | 5       | en el turno de Bruno            | 2    | 2        | por elección del rival | sí       |
        | fise-2009  | 4       | cuando el turno ha vuelto a Ana | 1    | 1        | por elección del rival | sí       |
        | ajs-2024   | 4       | cuando el turno ha vuelto a Ana | 1    | 1        | por elección del rival | sí       |
        | ajs-2024   | 5       | cuando el turno ha vuelto a Ana | 2    | 2        | por elección del rival | sí       |

      @ajs-2024:3.1.2.1.b
      Ejemplos: La primera vez, como si lo dijera quien robó
        | reglamento | robadas | momento              | mira | devuelve | elección               | registra |
        | ajs-2024   | 4       | en el turno de Bruno | 3    | 1        | por elección del rival | no       |
        | ajs-2024   | 5       | en el turno de Bruno | 4    | 2        | por elección del rival | no       |

  Regla: A la bolsa vuelven justo las sobrantes, y las devuelve el rival
    # en: Exactly the surplus goes back into the bag, and the rival puts it back

    @esc-0124
    Esquema del escenario: Ficha que el rival devuelve, robada o conservada
      # en: The tile the rival puts back, drawn or kept
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas <manejo>
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de más
      Cuando Bruno devuelve <ficha> a la bolsa
      Entonces la actuación <resultado>

      @fise-2003:7.1 @redeletras:7.1
      Ejemplos: Fuera del atril: solo valen las robadas, A, E, O y S
        | reglamento | manejo                             | ficha | resultado                                              |
        | fise-2003  | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | fise-2003  | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | fise-2003  | y las ve sin ponerlas en el atril  | T     | se rechaza porque esas fichas no entran en la elección |
        | redeletras | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | redeletras | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | redeletras | y las ve sin ponerlas en el atril  | T     | se rechaza porque esas fichas no entran en la elección |

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: En el atril: vale cualquiera, también las conservadas E, O, R y T
        | reglamento | manejo                 | ficha | resultado                                              |
        | fise-2003  | y las pone en el atril | S     | se admite                                              |
        | fise-2003  | y las pone en el atril | T     | se admite                                              |
        | fise-2003  | y las pone en el atril | Z     | se rechaza porque esas fichas no entran en la elección |
        | redeletras | y las pone en el atril | S     | se admite                                              |
        | redeletras | y las pone en el atril | T     | se admite                                              |
        | redeletras | y las pone en el atril | Z     | se rechaza porque esas fichas no entran en la elección |

      @fise-2009:28.1 @fise-2009:28.2
      Ejemplos: Vistas o en el atril: vale cualquiera
        | reglamento | manejo                             | ficha | resultado                                              |
        | fise-2009  | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | fise-2009  | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | fise-2009  | y las ve sin ponerlas en el atril  | T     | se admite                                              |
        | fise-2009  | y las pone en el atril             | T     | se admite                                              |
        | fise-2009  | y las pone en el atril             | Z     | se rechaza porque esas fichas no entran en la elección |

      @ajs-2024:3.1.2.1.a @ajs-2024:3.1.2.1.b
      Ejemplos: Criterio técnico
        | reglamento | manejo                             | ficha | resultado                                              |
        | ajs-2024   | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | ajs-2024   | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | ajs-2024   | y las ve sin ponerlas en el atril  | T     | se admite                                              |
        | ajs-2024   | y las pone en el atril             | T     | se admite                                              |
        | ajs-2024   | y las pone en el atril             | Z     | se rechaza porque esas fichas no entran en la elección |

    @esc-0125
    Esquema del escenario: Ficha que el rival devuelve cuando A y E se han visto y O y S no
      # en: The tile the rival puts back when A and E were seen and O and S were not
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y ve 2 de ellas
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de más
      Cuando Bruno devuelve <ficha> a la bolsa
      Entonces la actuación <resultado>

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Solo valen las no vistas
        | reglamento | ficha | resultado                                              |
        | ajs-2024   | S     | se admite                                              |
        | ajs-2024   | O     | se admite                                              |
        | ajs-2024   | A     | se rechaza porque esas fichas no entran en la elección |
        | ajs-2024   | T     | se rechaza porque esas fichas no entran en la elección |

      @fise-2009:28.2
      Ejemplos: Vale cualquiera del atril
        | reglamento | ficha | resultado |
        | fise-2009  | S     | se admite |
        | fise-2009  | A     | se admite |
        | fise-2009  | T     | se admite |

    @esc-0126
    Esquema del escenario: Cuántas devuelve y quién
      # en: How many go back and who puts them back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 5 fichas y las pone en el atril
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de más
      Cuando <quién> devuelve <fichas> a la bolsa
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @fise-2003:7.2 @redeletras:7.2 @fise-2009:28.2
      Ejemplos: Dos sobran y dos vuelven
        | reglamento | quién | fichas | resultado                          | tiene | bolsa |
        | fise-2003  | Bruno | S      | se rechaza por el número de fichas | 9     | 35    |
        | fise-2003  | Bruno | SN     | se admite                          | 7     | 37    |
        | fise-2003  | Bruno | SNA    | se rechaza por el número de fichas | 9     | 35    |
        | fise-2003  | Ana   | SN     | se rechaza por falta de derecho    | 9     | 35    |
        | redeletras | Bruno | S      | se rechaza por el número de fichas | 9     | 35    |
        | redeletras | Bruno | SN     | se admite                          | 7     | 37    |
        | redeletras | Bruno | SNA    | se rechaza por el número de fichas | 9     | 35    |
        | redeletras | Ana   | SN     | se rechaza por falta de derecho    | 9     | 35    |
        | fise-2009  | Bruno | S      | se rechaza por el número de fichas | 9     | 35    |
        | fise-2009  | Bruno | SN     | se admite                          | 7     | 37    |
        | fise-2009  | Bruno | SNA    | se rechaza por el número de fichas | 9     | 35    |
        | fise-2009  | Ana   | SN     | se rechaza por falta de derecho    | 9     | 35    |

      @ajs-2024:3.1.2.1.b
      Ejemplos: Criterio técnico
        | reglamento | quién | fichas | resultado                          | tiene | bolsa |
        | ajs-2024   | Bruno | S      | se rechaza por el número de fichas | 9     | 35    |
        | ajs-2024   | Bruno | SN     | se admite                          | 7     | 37    |
        | ajs-2024   | Bruno | SNA    | se rechaza por el número de fichas | 9     | 35    |
        | ajs-2024   | Ana   | SN     | se rechaza por falta de derecho    | 9     | 35    |

    @esc-0127
    Esquema del escenario: Destino de las sobrantes que señaló el rival
      # en: Where the surplus pointed out by the rival goes
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Bruno ha señalado, cuando el turno ha vuelto a Ana, que Ana robó de más
      Cuando Bruno devuelve S a la bolsa
      Entonces Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @fise-2009:28.p2.s2
      Ejemplos: Van a la bolsa, no al atril
        | reglamento | tiene | bolsa |
        | fise-2009  | 7     | 37    |
        | ajs-2024   | 7     | 37    |

    @esc-0128
    Esquema del escenario: Fichas sin ver en el momento de señalar el exceso
      # en: Unseen tiles at the moment the surplus is pointed out
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas y ve <vistas> de ellas
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @ajs-2024:3.1.2.1.c.s2
      Ejemplos: Vuelven en el acto
        | reglamento | robadas | vistas | tiene | bolsa |
        | ajs-2024   | 6       | 5      | 8     | 35    |
        | ajs-2024   | 7       | 5      | 8     | 35    |
        | ajs-2024   | 7       | 6      | 9     | 34    |

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Si bastan, esperan a que el rival elija
        | reglamento | robadas | vistas | tiene | bolsa |
        | ajs-2024   | 6       | 4      | 9     | 34    |
