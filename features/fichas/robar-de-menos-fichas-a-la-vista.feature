# language: es
@perfil-fichas
Característica: Robar de menos: fichas que se enseñan
  # en: Drawing too few: tiles shown

  Regla: Se roban las que faltan, y se enseñan según lo visto y el momento
    # en: The missing tiles are drawn, and shown depending on what was seen and when

    @esc-0142
    Esquema del escenario: Fichas que faltan y fichas que se enseñan
      # en: Tiles that are missing and tiles that are shown
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas <manejo>
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces Ana roba <roba> fichas y enseña <enseña>

      @fise-2009:29.p1 @fise-2009:29.1
      Ejemplos: Ni vistas ni en el atril: no se enseñan
        # en: Neither seen nor racked: they are not shown
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                             | quién | momento                         | roba | enseña |
        | fise-2009  | 3       | sin verlas ni ponerlas en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | fise-2009  | 3       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno            | 1    | 0      |
        | fise-2009  | 2       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno            | 2    | 0      |

      @fise-2009:29.p1 @fise-2009:29.2
      Ejemplos: Vistas o en el atril: se enseñan las nuevas
        # en: Seen or racked: the new ones are shown
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                              | quién | momento                         | roba | enseña |
        | fise-2009  | 3       | y las ve sin ponerlas en el atril   | Ana   | en el turno de Bruno            | 1    | 1      |
        | fise-2009  | 3       | y las pone en el atril sin mirarlas | Ana   | en el turno de Bruno            | 1    | 1      |
        | fise-2009  | 3       | y las pone en el atril              | Ana   | en el turno de Bruno            | 1    | 1      |
        | fise-2009  | 2       | y las pone en el atril              | Ana   | en el turno de Bruno            | 2    | 2      |
        | fise-2009  | 3       | y las pone en el atril              | Ana   | antes de que Ana pulse el reloj | 1    | 1      |

      @fise-2003:29.p2 @redeletras:29.p4 @redeletras:29.p7 @resumen-2018:5.s1
      Ejemplos: Hasta pulsar el reloj se sigue robando, sin enseñar
        # en: Until the clock is pressed drawing goes on, without showing
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento   | robadas | manejo                 | quién | momento                         | roba | enseña |
        | fise-2003    | 3       | y las pone en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | fise-2003    | 2       | y las pone en el atril | Bruno | antes de que Ana pulse el reloj | 2    | 0      |
        | redeletras   | 3       | y las pone en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | redeletras   | 2       | y las pone en el atril | Bruno | antes de que Ana pulse el reloj | 2    | 0      |
        | resumen-2018 | 3       | y las pone en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | resumen-2018 | 2       | y las pone en el atril | Bruno | antes de que Ana pulse el reloj | 2    | 0      |

      @ajs-2024:3.1.2.2.p1
      Ejemplos: En el propio turno no se enseñan
        # en: In the own turn they are not shown
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                             | quién | momento                         | roba | enseña |
        | ajs-2024   | 3       | sin verlas ni ponerlas en el atril | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | ajs-2024   | 3       | y las pone en el atril             | Ana   | antes de que Ana pulse el reloj | 1    | 0      |
        | ajs-2024   | 3       | y las pone en el atril             | Bruno | antes de que Ana pulse el reloj | 1    | 0      |
        | ajs-2024   | 2       | y las ve sin ponerlas en el atril  | Bruno | antes de que Ana pulse el reloj | 2    | 0      |

      @ajs-2024:3.1.2.2.p2.bul1a
      Ejemplos: Pulsado el reloj, ni vistas ni en el atril
        # en: The clock pressed, neither seen nor racked
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                             | quién | momento              | roba | enseña |
        | ajs-2024   | 3       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno | 1    | 0      |
        | ajs-2024   | 2       | sin verlas ni ponerlas en el atril | Ana   | en el turno de Bruno | 2    | 0      |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Pulsado el reloj, vistas o en el atril
        # en: The clock pressed, seen or racked
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                              | quién | momento              | roba | enseña |
        | ajs-2024   | 3       | y las ve sin ponerlas en el atril   | Ana   | en el turno de Bruno | 1    | 1      |
        | ajs-2024   | 3       | y las pone en el atril sin mirarlas | Ana   | en el turno de Bruno | 1    | 1      |
        | ajs-2024   | 2       | y las pone en el atril              | Ana   | en el turno de Bruno | 2    | 2      |

      @ajs-2024:3.1.2.2.p2.bul2
      Ejemplos: Con el turno de vuelta se enseñan siempre
        # en: With the turn back, they are always shown
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                 | quién | momento                         | roba | enseña |
        | ajs-2024   | 3       | y las pone en el atril | Ana   | cuando el turno ha vuelto a Ana | 1    | 1      |
        | ajs-2024   | 2       | y las pone en el atril | Ana   | cuando el turno ha vuelto a Ana | 2    | 2      |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Por aviso del rival se enseñan siempre
        # en: On word from the rival they are always shown
        # en: | edition | drawn | handling | who | moment | draws | shows |
        | reglamento | robadas | manejo                             | quién | momento                         | roba | enseña |
        | ajs-2024   | 3       | sin verlas ni ponerlas en el atril | Bruno | en el turno de Bruno            | 1    | 1      |
        | ajs-2024   | 2       | y las pone en el atril             | Bruno | en el turno de Bruno            | 2    | 2      |
        | ajs-2024   | 3       | y las pone en el atril             | Bruno | cuando el turno ha vuelto a Ana | 1    | 1      |

    @esc-0143
    Esquema del escenario: Robo de menos con una sola ficha vista
      # en: Too few tiles with only one of them seen
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba 3 fichas y ve <vistas> de ellas
      Cuando Ana señala, en el turno de Bruno, que Ana ha robado de menos
      Entonces Ana roba 1 ficha y enseña <enseña>

      @fise-2009:29.1 @fise-2009:29.2
      Ejemplos: Basta haber visto alguna
        # en: It is enough to have seen one
        # en: | edition | seen | shows |
        | reglamento | vistas | enseña |
        | fise-2009  | 0      | 0      |
        | fise-2009  | 1      | 1      |
        | fise-2009  | 3      | 1      |

      @ajs-2024:3.1.2.2.p2.bul1a @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | seen | shows |
        | reglamento | vistas | enseña |
        | ajs-2024   | 0      | 0      |
        | ajs-2024   | 1      | 1      |
        | ajs-2024   | 3      | 1      |
