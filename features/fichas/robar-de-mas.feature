# language: es
@perfil-fichas
Característica: Robar de más: quién lo señala y cuándo
  # en: Drawing too many: who points it out and when

  Regla: Lo que cuesta una ficha de más depende de quién la señala y en qué momento
    # en: What a surplus tile costs depends on who points it out and when

    @esc-0110
    Esquema del escenario: Robo de cuatro fichas en vez de tres
      # en: Four tiles drawn instead of three
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: Sin plazo y con igual efecto, lo diga quien lo diga
        | reglamento | quién | momento                            | consecuencia                |
        | fise-2003  | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | fise-2003  | Ana   | en el turno de Bruno               | se corrige sin perder turno |
        | fise-2003  | Ana   | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | fise-2003  | Ana   | después del turno siguiente de Ana | se corrige sin perder turno |
        | fise-2003  | Bruno | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | fise-2003  | Bruno | en el turno de Bruno               | se corrige sin perder turno |
        | fise-2003  | Bruno | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | fise-2003  | Bruno | después del turno siguiente de Ana | se corrige sin perder turno |
        | redeletras | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | redeletras | Ana   | en el turno de Bruno               | se corrige sin perder turno |
        | redeletras | Ana   | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | redeletras | Ana   | después del turno siguiente de Ana | se corrige sin perder turno |
        | redeletras | Bruno | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | redeletras | Bruno | en el turno de Bruno               | se corrige sin perder turno |
        | redeletras | Bruno | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | redeletras | Bruno | después del turno siguiente de Ana | se corrige sin perder turno |

      @fise-2009:28.p1
      Ejemplos: Lo dice quien robó, hasta que le vuelve el turno
        | reglamento | quién | momento                            | consecuencia                      |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno       |
        | fise-2009  | Ana   | en el turno de Bruno               | se corrige sin perder turno       |
        | fise-2009  | Ana   | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | fise-2009  | Ana   | después del turno siguiente de Ana | no está previsto en el reglamento |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: Lo dice el rival, hasta la jugada siguiente
        | reglamento | quién | momento                            | consecuencia                      |
        | fise-2009  | Bruno | antes de que Ana pulse el reloj    | se corrige y cuesta un turno      |
        | fise-2009  | Bruno | en el turno de Bruno               | se corrige y cuesta un turno      |
        | fise-2009  | Bruno | cuando el turno ha vuelto a Ana    | se corrige y cuesta un turno      |
        | fise-2009  | Bruno | después del turno siguiente de Ana | no está previsto en el reglamento |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana    | se corrige y cuesta un turno      |
        | ajs-2024   | Bruno | después del turno siguiente de Ana | no está previsto en el reglamento |

      @ajs-2024:3.1.2.1.p1 @ajs-2024:2.art28-29
      Ejemplos: Lo diga quien lo diga, hasta que acaba el turno del rival
        | reglamento | quién | momento                            | consecuencia                      |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno       |
        | ajs-2024   | Ana   | en el turno de Bruno               | se corrige sin perder turno       |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj    | se corrige sin perder turno       |
        | ajs-2024   | Bruno | en el turno de Bruno               | se corrige sin perder turno       |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | ajs-2024   | Ana   | después del turno siguiente de Ana | no está previsto en el reglamento |

      @resumen-2018:5.s1
      Ejemplos: Sin regla sobre las fichas de más
        | reglamento   | quién | momento                            | consecuencia                      |
        | resumen-2018 | Ana   | antes de que Ana pulse el reloj    | no está previsto en el reglamento |
        | resumen-2018 | Ana   | en el turno de Bruno               | no está previsto en el reglamento |
        | resumen-2018 | Ana   | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | resumen-2018 | Ana   | después del turno siguiente de Ana | no está previsto en el reglamento |
        | resumen-2018 | Bruno | antes de que Ana pulse el reloj    | no está previsto en el reglamento |
        | resumen-2018 | Bruno | en el turno de Bruno               | no está previsto en el reglamento |
        | resumen-2018 | Bruno | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | resumen-2018 | Bruno | después del turno siguiente de Ana | no está previsto en el reglamento |

    @esc-0164
    Esquema del escenario: Octava ficha en el robo inicial
      # en: An eighth tile in the opening draw
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba 8 fichas sin verlas ni ponerlas en el atril
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: Vale para cualquier robo
        | reglamento | quién | consecuencia                |
        | fise-2003  | Ana   | se corrige sin perder turno |
        | fise-2003  | Bruno | se corrige sin perder turno |
        | redeletras | Ana   | se corrige sin perder turno |
        | redeletras | Bruno | se corrige sin perder turno |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: Si la señala el rival, queda constancia y cuesta un turno
        | reglamento | quién | consecuencia                 |
        | fise-2009  | Bruno | se corrige y cuesta un turno |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: Nada más robar y sin haber pasado el turno
        | reglamento | quién | consecuencia                |
        | ajs-2024   | Ana   | se corrige sin perder turno |
        | ajs-2024   | Bruno | se corrige sin perder turno |

      @resumen-2018:5.s1
      Ejemplos: De la octava no se dice nada
        | reglamento   | quién | consecuencia                      |
        | resumen-2018 | Ana   | no está previsto en el reglamento |

    @esc-0111
    Esquema del escenario: Robo exacto que alguien cree excesivo
      # en: An exact draw that somebody thinks too large
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 3 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de más
      Entonces la actuación <resultado>

      @fise-2003:7.p2 @redeletras:7.p2 @fise-2009:28.p1 @fise-2009:28.p2 @resumen-2018:5.s1
      Ejemplos: En todas las ediciones, con siete no sobra nada
        | reglamento   | quién | momento                         | resultado                                |
        | fise-2003    | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | fise-2003    | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |
        | redeletras   | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | redeletras   | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |
        | fise-2009    | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | fise-2009    | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: También con el criterio técnico
        | reglamento | quién | momento                         | resultado                                |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |

    @esc-0112
    Esquema del escenario: Ficha de más señalada con la jugada siguiente ya puesta
      # en: A surplus pointed out with the next play already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 5 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha pasado
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos <anotación>
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>
      Y la casilla H11 <puesta> tiene ficha

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: Se corrige y la jugada sigue
        | reglamento | anotación               | quién | consecuencia                | puesta |
        | fise-2003  | no los ha anotado nadie | Ana   | se corrige sin perder turno | sí     |
        | fise-2003  | no los ha anotado nadie | Bruno | se corrige sin perder turno | sí     |
        | fise-2003  | los han anotado los dos | Bruno | se corrige sin perder turno | sí     |
        | redeletras | no los ha anotado nadie | Ana   | se corrige sin perder turno | sí     |
        | redeletras | no los ha anotado nadie | Bruno | se corrige sin perder turno | sí     |
        | redeletras | los han anotado los dos | Bruno | se corrige sin perder turno | sí     |

      @fise-2009:28.p1
      Ejemplos: Quien robó llega tarde
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | fise-2009  | no los ha anotado nadie | Ana   | no está previsto en el reglamento | sí     |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: El rival llega a tiempo hasta que la jugada se completa, y se pierde ese turno
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | fise-2009  | no los ha anotado nadie | Bruno | se corrige y cuesta un turno      | no     |
        | fise-2009  | los ha anotado solo Ana | Bruno | se corrige y cuesta un turno      | no     |
        | fise-2009  | los han anotado los dos | Bruno | no está previsto en el reglamento | sí     |
        | ajs-2024   | no los ha anotado nadie | Bruno | se corrige y cuesta un turno      | no     |
        | ajs-2024   | los ha anotado solo Ana | Bruno | se corrige y cuesta un turno      | no     |
        | ajs-2024   | los han anotado los dos | Bruno | no está previsto en el reglamento | sí     |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: Quien robó llega tarde, también con el criterio técnico
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | ajs-2024   | no los ha anotado nadie | Ana   | no está previsto en el reglamento | sí     |

  Regla: Quien pierde turno pierde el primero que no haya jugado aún
    # en: Whoever loses a turn loses the first one not yet played

    @esc-0113
    Esquema del escenario: Devolución de la ficha que señaló el rival
      # en: The tile the rival pointed out goes back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Bruno ha señalado, <momento>, que Ana robó de más
      Cuando Bruno devuelve A a la bolsa
      Entonces le toca a <toca>
      Y Ana tiene <turnos> turnos por perder

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: No se pierde turno
        | reglamento | momento                         | toca  | turnos |
        | fise-2003  | antes de que Ana pulse el reloj | Ana   | 0      |
        | fise-2003  | en el turno de Bruno            | Bruno | 0      |
        | fise-2003  | cuando el turno ha vuelto a Ana | Ana   | 0      |
        | redeletras | antes de que Ana pulse el reloj | Ana   | 0      |
        | redeletras | en el turno de Bruno            | Bruno | 0      |
        | redeletras | cuando el turno ha vuelto a Ana | Ana   | 0      |

      @fise-2009:28.p2.s2
      Ejemplos: Se pierde el próximo turno
        | reglamento | momento                         | toca  | turnos |
        | fise-2009  | antes de que Ana pulse el reloj | Ana   | 1      |
        | fise-2009  | en el turno de Bruno            | Bruno | 1      |
        | fise-2009  | cuando el turno ha vuelto a Ana | Bruno | 0      |
        | ajs-2024   | cuando el turno ha vuelto a Ana | Bruno | 0      |

      @ajs-2024:3.1.2.1.p1 @ajs-2024:2.art28-29
      Ejemplos: La primera vez no se pierde turno
        | reglamento | momento                         | toca  | turnos |
        | ajs-2024   | antes de que Ana pulse el reloj | Ana   | 0      |
        | ajs-2024   | en el turno de Bruno            | Bruno | 0      |

    @esc-0114
    Esquema del escenario: Turno que sigue al del rival que señaló la ficha
      # en: The turn after that of the rival who pointed out the tile
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Bruno ha señalado, en el turno de Bruno, que Ana robó de más
      Y que Bruno ha devuelto A a la bolsa
      Cuando Bruno pasa
      Entonces le toca a <toca>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: El turno pasa como siempre
        | reglamento | toca |
        | fise-2003  | Ana  |
        | redeletras | Ana  |

      @fise-2009:28.p2.s2
      Ejemplos: Quien robó de más se queda sin jugar
        | reglamento | toca  |
        | fise-2009  | Bruno |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: La primera vez, el turno pasa como siempre
        | reglamento | toca |
        | ajs-2024   | Ana  |

  Regla: El reloj está parado mientras las sobrantes vuelven a la bolsa
    # en: The clock is stopped while the surplus goes back into the bag

    @esc-0115
    Esquema del escenario: Aviso de que sobran fichas mientras piensa el rival
      # en: Word of a surplus while the rival is thinking
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando <quién> señala, en el turno de Bruno, que Ana ha robado de más
      Entonces el reloj está parado

      @fise-2003:31.4 @redeletras:31.4 @fise-2009:34.4
      Ejemplos: Para los dos jugadores
        | reglamento | quién |
        | fise-2003  | Ana   |
        | fise-2003  | Bruno |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |

      @ajs-2024:3.1.2.1.p3
      Ejemplos: En todas las operaciones
        | reglamento | quién |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-0116
    Esquema del escenario: Tiempo que se tarda en devolver la sobrante
      # en: Time taken to put the surplus back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de más
      Y que han pasado <segundos> segundos
      Cuando Bruno devuelve A a la bolsa
      Entonces Bruno ha consumido 0 segundos
      Y corre el tiempo de <corre>

      @fise-2003:31.4 @redeletras:31.4 @fise-2009:34.4
      Ejemplos: No se carga a nadie y sigue el que corría
        | reglamento | segundos | corre |
        | fise-2003  | 90       | Bruno |
        | redeletras | 90       | Bruno |
        | fise-2009  | 90       | Bruno |

      @ajs-2024:3.1.2.1.p3
      Ejemplos: Tampoco con el criterio técnico
        | reglamento | segundos | corre |
        | ajs-2024   | 90       | Bruno |
