# language: es
@perfil-fichas
Característica: Robar y reponer fichas
  # en: Drawing and refilling

  Regla: Se abre con siete fichas robadas y una palabra de al menos dos, que pisa la estrella
    # en: The opening takes seven tiles drawn and a word of at least two of them, over the star

    @esc-0100
    Esquema del escenario: Palabra con la que se abre el tablero
      # en: The word that opens the board
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la actuación <resultado>

      @fise-2003:6 @redeletras:6 @fise-2009:6 @resumen-2018:4.s2
      Ejemplos: En todas las ediciones, dos fichas o más
        | reglamento   | palabra | casilla | dirección     | resultado                                              |
        | fise-2003    | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | fise-2003    | SE      | H8      | en horizontal | se admite                                              |
        | fise-2003    | SE      | H8      | en vertical   | se admite                                              |
        | redeletras   | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | redeletras   | SE      | H8      | en horizontal | se admite                                              |
        | redeletras   | SE      | H8      | en vertical   | se admite                                              |
        | fise-2009    | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | fise-2009    | SE      | H8      | en horizontal | se admite                                              |
        | fise-2009    | SE      | H8      | en vertical   | se admite                                              |
        | resumen-2018 | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | resumen-2018 | SE      | H8      | en horizontal | se admite                                              |
        | resumen-2018 | SE      | H8      | en vertical   | se admite                                              |
        | ajs-2024     | A       | H8      | en horizontal | se rechaza porque faltan fichas para la primera jugada |
        | ajs-2024     | SE      | H8      | en horizontal | se admite                                              |
        | ajs-2024     | SE      | H8      | en vertical   | se admite                                              |

      @fise-2003:6 @redeletras:6 @resumen-2018:4.s2
      Ejemplos: Sin más salida que pisar la estrella
        | reglamento   | palabra | casilla | dirección     | resultado                                    |
        | fise-2003    | SOL     | H5      | en horizontal | se rechaza porque no pisa la casilla central |
        | fise-2003    | SOL     | H6      | en horizontal | se admite                                    |
        | fise-2003    | SOL     | E8      | en vertical   | se rechaza porque no pisa la casilla central |
        | fise-2003    | SOL     | F8      | en vertical   | se admite                                    |
        | redeletras   | SOL     | H5      | en horizontal | se rechaza porque no pisa la casilla central |
        | redeletras   | SOL     | H6      | en horizontal | se admite                                    |
        | redeletras   | SOL     | E8      | en vertical   | se rechaza porque no pisa la casilla central |
        | redeletras   | SOL     | F8      | en vertical   | se admite                                    |
        | resumen-2018 | SOL     | H5      | en horizontal | se rechaza porque no pisa la casilla central |
        | resumen-2018 | SOL     | H6      | en horizontal | se admite                                    |
        | resumen-2018 | SOL     | E8      | en vertical   | se rechaza porque no pisa la casilla central |
        | resumen-2018 | SOL     | F8      | en vertical   | se admite                                    |

    @esc-0101
    Esquema del escenario: Robo con que empieza la partida
      # en: The draw that begins the game
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba <robadas> fichas sin verlas ni ponerlas en el atril
      Cuando Bruno señala que Ana ha robado de más
      Entonces la actuación <resultado>

      @fise-2003:6 @fise-2003:7.p2 @redeletras:6 @redeletras:7.p2
      Ejemplos: Siete; la octava sobra en cualquier robo
        | reglamento | robadas | resultado                                |
        | fise-2003  | 7       | se rechaza porque no sobra ni falta nada |
        | fise-2003  | 8       | se admite                                |
        | redeletras | 7       | se rechaza porque no sobra ni falta nada |
        | redeletras | 8       | se admite                                |

      @fise-2009:6 @fise-2009:28.p2
      Ejemplos: Siete; el rival puede señalar la octava
        | reglamento | robadas | resultado                                |
        | fise-2009  | 7       | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 8       | se admite                                |

      @fise-2009:6 @ajs-2024:3.1.2.1.p1
      Ejemplos: Siete; la octava se señala nada más robarla
        | reglamento | robadas | resultado                                |
        | ajs-2024   | 7       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 8       | se admite                                |

      @resumen-2018:4.s1 @resumen-2018:5.s1
      Ejemplos: Siete; de la octava no se dice nada
        | reglamento   | robadas | resultado                                |
        | resumen-2018 | 7       | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 8       | no está prevista en el reglamento        |

  Regla: Primero se anota la jugada y después se roba
    # en: The play is noted first and tiles are drawn afterwards

    @esc-0102
    Esquema del escenario: Robo según quién ha anotado la jugada
      # en: A draw depending on who has noted the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos <anotación>
      Cuando Ana roba 1 ficha
      Entonces la actuación <resultado>

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1
      Ejemplos: Tienen que haber anotado los dos
        | reglamento | anotación                 | resultado                           |
        | fise-2003  | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | fise-2003  | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | fise-2003  | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | fise-2003  | los han anotado los dos   | se admite                           |
        | redeletras | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | redeletras | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | redeletras | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | redeletras | los han anotado los dos   | se admite                           |
        | fise-2009  | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | fise-2009  | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | fise-2009  | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | fise-2009  | los han anotado los dos   | se admite                           |
        | ajs-2024   | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | ajs-2024   | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | ajs-2024   | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | ajs-2024   | los han anotado los dos   | se admite                           |

      @resumen-2018:5.s1
      Ejemplos: Basta con que anote quien ha jugado
        | reglamento   | anotación                 | resultado                           |
        | resumen-2018 | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | resumen-2018 | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | resumen-2018 | los ha anotado solo Ana   | se admite                           |
        | resumen-2018 | los han anotado los dos   | se admite                           |

    @esc-0103
    Esquema del escenario: Robo con la jugada impugnada y sin respuesta
      # en: A draw while a challenge is unanswered
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno ha impugnado PATIOS
      Cuando Ana roba 1 ficha
      Entonces la actuación <resultado>

      @fise-2003:35.3 @redeletras:35.3 @fise-2009:42.3
      Ejemplos: Hay que esperar a la respuesta
        | reglamento | resultado                                    |
        | fise-2003  | se rechaza porque hay una consulta pendiente |
        | redeletras | se rechaza porque hay una consulta pendiente |
        | fise-2009  | se rechaza porque hay una consulta pendiente |

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: Se roba cuando la jugada ha resultado válida
        | reglamento | resultado                                    |
        | ajs-2024   | se rechaza porque hay una consulta pendiente |

      @resumen-2018:5.s1
      Ejemplos: Anotada la jugada, nada lo impide
        | reglamento   | resultado |
        | resumen-2018 | se admite |

    @esc-0104
    Esquema del escenario: Robo con la impugnación respondida y la jugada anotada
      # en: A draw after the answer, with the play noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno impugnó PATIOS y el juez respondió
      Y que Bruno ha anotado 8 puntos
      Cuando Ana roba 1 ficha
      Entonces la actuación <resultado>

      @fise-2003:35.3 @redeletras:35.3 @fise-2009:42.3
      Ejemplos: La espera acaba con la respuesta
        | reglamento | resultado |
        | fise-2003  | se admite |
        | redeletras | se admite |
        | fise-2009  | se admite |

    @esc-0105
    Esquema del escenario: Robo con el tiempo puesto en marcha por quien impugnó
      # en: A draw once the challenger has started the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno impugnó PATIOS y el juez respondió
      Y que Bruno ha anotado 8 puntos
      Y que Bruno ha pulsado el reloj
      Cuando Ana roba 1 ficha
      Entonces Ana tiene 7 fichas
      Y corre el tiempo de <corre>

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: Se repone con el tiempo propio en marcha
        | reglamento | corre |
        | ajs-2024   | Ana   |

  Regla: Se repone lo gastado hasta tener siete, o lo que quede en la bolsa
    # en: What was spent is replaced up to seven, or what is left in the bag

    @esc-0106
    Esquema del escenario: Reposición de cuatro fichas según las que quedan
      # en: Replacing four tiles depending on how many are left
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 4 fichas
      Cuando Ana roba <robadas> fichas
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: En todas las ediciones
        | reglamento   | bolsa | robadas | resultado                             | tiene |
        | fise-2003    | 20    | 4       | se admite                             | 7     |
        | fise-2003    | 4     | 4       | se admite                             | 7     |
        | fise-2003    | 3     | 3       | se admite                             | 6     |
        | fise-2003    | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     |
        | redeletras   | 20    | 4       | se admite                             | 7     |
        | redeletras   | 4     | 4       | se admite                             | 7     |
        | redeletras   | 3     | 3       | se admite                             | 6     |
        | redeletras   | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     |
        | fise-2009    | 20    | 4       | se admite                             | 7     |
        | fise-2009    | 4     | 4       | se admite                             | 7     |
        | fise-2009    | 3     | 3       | se admite                             | 6     |
        | fise-2009    | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     |
        | resumen-2018 | 20    | 4       | se admite                             | 7     |
        | resumen-2018 | 4     | 4       | se admite                             | 7     |
        | resumen-2018 | 3     | 3       | se admite                             | 6     |
        | resumen-2018 | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     |
        | ajs-2024     | 20    | 4       | se admite                             | 7     |
        | ajs-2024     | 4     | 4       | se admite                             | 7     |
        | ajs-2024     | 3     | 3       | se admite                             | 6     |
        | ajs-2024     | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     |

    @esc-0107
    Esquema del escenario: Reposición de cuatro fichas que el propio jugador cree corta
      # en: Replacing four tiles when the player thinks too few were drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas y las pone en el atril
      Cuando Ana señala que Ana ha robado de menos
      Entonces la actuación <resultado>

      @fise-2003:29.p2 @redeletras:29.p4 @resumen-2018:5.s1
      Ejemplos: Robar de menos no tiene remedio
        | reglamento   | bolsa | robadas | resultado                                |
        | fise-2003    | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | fise-2003    | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | fise-2003    | 3     | 2       | no está prevista en el reglamento        |
        | fise-2003    | 20    | 3       | no está prevista en el reglamento        |
        | redeletras   | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | redeletras   | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | redeletras   | 3     | 2       | no está prevista en el reglamento        |
        | redeletras   | 20    | 3       | no está prevista en el reglamento        |
        | resumen-2018 | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 3     | 2       | no está prevista en el reglamento        |
        | resumen-2018 | 20    | 3       | no está prevista en el reglamento        |

      @fise-2009:32.p1 @fise-2009:29.p1
      Ejemplos: Robar de menos tiene remedio
        | reglamento | bolsa | robadas | resultado                                |
        | fise-2009  | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 3     | 2       | se admite                                |
        | fise-2009  | 20    | 3       | se admite                                |

      @fise-2009:32.p1 @ajs-2024:3.1.2.2.p1
      Ejemplos: También con el criterio técnico
        | reglamento | bolsa | robadas | resultado                                |
        | ajs-2024   | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 3     | 2       | se admite                                |
        | ajs-2024   | 20    | 3       | se admite                                |

    @esc-0108
    Esquema del escenario: Reposición con un atril que ya estaba corto
      # en: Refilling a rack that was already short
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene LASEOR en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado <robadas> fichas
      Cuando Ana señala que Ana ha robado de menos
      Entonces la actuación <resultado>

      @fise-2003:29.p2 @redeletras:29.p4
      Ejemplos: Hasta siete, aunque lo corto no tenga remedio
        | reglamento | robadas | resultado                                |
        | fise-2003  | 3       | no está prevista en el reglamento        |
        | fise-2003  | 4       | se rechaza porque no sobra ni falta nada |
        | redeletras | 3       | no está prevista en el reglamento        |
        | redeletras | 4       | se rechaza porque no sobra ni falta nada |

      @fise-2009:32.p1
      Ejemplos: Hasta siete
        | reglamento | robadas | resultado                                |
        | fise-2009  | 3       | se admite                                |
        | fise-2009  | 4       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 3       | se admite                                |
        | ajs-2024   | 4       | se rechaza porque no sobra ni falta nada |

      @resumen-2018:5.s1
      Ejemplos: Tantas como se han puesto
        | reglamento   | robadas | resultado                                |
        | resumen-2018 | 2       | no está prevista en el reglamento        |
        | resumen-2018 | 3       | se rechaza porque no sobra ni falta nada |

    @esc-0109
    Esquema del escenario: Turno del que ha anotado y roba
      # en: The turn of a player who has noted and draws
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 3 fichas
      Cuando Ana roba <robadas> fichas
      Entonces la jugada está <etapa>

      @redeletras:29.p7 @fise-2009:32.p3
      Ejemplos: El turno se completa al llegar a siete o vaciar la bolsa
        | reglamento | bolsa | robadas | etapa                 |
        | redeletras | 40    | 2       | completa              |
        | redeletras | 40    | 3       | completa con su turno |
        | redeletras | 2     | 1       | completa              |
        | redeletras | 2     | 2       | completa con su turno |
        | fise-2009  | 40    | 2       | completa              |
        | fise-2009  | 40    | 3       | completa con su turno |
        | fise-2009  | 2     | 1       | completa              |
        | fise-2009  | 2     | 2       | completa con su turno |
        | ajs-2024   | 40    | 2       | completa              |
        | ajs-2024   | 40    | 3       | completa con su turno |
        | ajs-2024   | 2     | 1       | completa              |
        | ajs-2024   | 2     | 2       | completa con su turno |
