# language: es
@perfil-despliegue
Característica: Despliegue de las fichas
  # en: Laying out the tiles

  Regla: La primera ficha fija fila y columna, y la segunda decide entre las dos
    # en: The first tile fixes row and column, the second decides between them

    @esc-0380
    Esquema del escenario: Segunda ficha respecto de la primera
      # en: The second tile with respect to the first
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Cuando Ana pone <ficha>
      Entonces la actuación <resultado>

      @fise-2003:20.1 @redeletras:20.1 @fise-2009:21.1
      Ejemplos: En la misma fila o columna
        | reglamento | ficha   | resultado                                 |
        | fise-2003  | O en K5 | se admite                                 |
        | fise-2003  | O en L4 | se admite                                 |
        | fise-2003  | O en L5 | se rechaza porque la línea ya está fijada |
        | redeletras | O en K5 | se admite                                 |
        | redeletras | O en L4 | se admite                                 |
        | redeletras | O en L5 | se rechaza porque la línea ya está fijada |
        | fise-2009  | O en K5 | se admite                                 |
        | fise-2009  | O en L4 | se admite                                 |
        | fise-2009  | O en L5 | se rechaza porque la línea ya está fijada |
        | ajs-2024   | O en K5 | se admite                                 |
        | ajs-2024   | O en L4 | se admite                                 |
        | ajs-2024   | O en L5 | se rechaza porque la línea ya está fijada |

      @resumen-2018:18.s1
      Ejemplos: Resumen: solo mira la palabra ya puesta
        | reglamento   | ficha   | resultado |
        | resumen-2018 | O en L5 | se admite |

    @esc-0381
    Esquema del escenario: Tercera ficha respecto de las dos primeras
      # en: The third tile with respect to the first two
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Y que Ana ha puesto O en K5
      Cuando Ana pone <ficha>
      Entonces la actuación <resultado>

      @fise-2003:20.2 @redeletras:20.2 @fise-2009:21.2
      Ejemplos: La segunda ficha obliga a toda la jugada
        | reglamento | ficha   | resultado                                 |
        | fise-2003  | L en K6 | se admite                                 |
        | fise-2003  | L en L4 | se rechaza porque la línea ya está fijada |
        | redeletras | L en K6 | se admite                                 |
        | redeletras | L en L4 | se rechaza porque la línea ya está fijada |
        | fise-2009  | L en K6 | se admite                                 |
        | fise-2009  | L en L4 | se rechaza porque la línea ya está fijada |
        | ajs-2024   | L en K6 | se admite                                 |
        | ajs-2024   | L en L4 | se rechaza porque la línea ya está fijada |

    @esc-0382
    Esquema del escenario: Varias fichas a la vez
      # en: Several tiles at once
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana pone <fichas>
      Entonces la actuación <resultado>

      @fise-2003:20.3 @redeletras:20.p1 @fise-2009:21.p1
      Ejemplos: Si guardan la línea
        | reglamento | fichas             | resultado                                 |
        | fise-2003  | S en I10, O en J10 | se admite                                 |
        | fise-2003  | S en I10, O en J11 | se rechaza porque la línea ya está fijada |
        | redeletras | S en I10, O en J10 | se admite                                 |
        | redeletras | S en I10, O en J11 | se rechaza porque la línea ya está fijada |
        | fise-2009  | S en I10, O en J10 | se admite                                 |
        | fise-2009  | S en I10, O en J11 | se rechaza porque la línea ya está fijada |
        | ajs-2024   | S en I10, O en J10 | se admite                                 |
        | ajs-2024   | S en I10, O en J11 | se rechaza porque la línea ya está fijada |

    @esc-0383
    Esquema del escenario: Fin de la colocación ficha a ficha
      # en: The end of placing tile by tile
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en I10
      Y que Ana ha puesto O en J10
      Cuando Ana termina de colocar
      Entonces la jugada forma OSO
      Y la jugada vale 5 puntos

      @fise-2003:20.2 @redeletras:20.2 @fise-2009:21.2
      Ejemplos: Vale lo mismo que puesta de una vez
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

  Regla: La ficha puesta en el tablero se juega, con las salvedades de cada edición
    # en: A tile put on the board is played, with the exceptions of each edition

    @esc-0384
    Esquema del escenario: Ficha que se quiere recoger
      # en: A tile to be picked up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene en el tablero S en I10, <llegada>
      Cuando Ana recoge la ficha de I10
      Entonces la actuación <resultado>

      @fise-2003:22
      Ejemplos: FISE 2003: la que el rival ha visto colocar
        | reglamento | llegada                        | resultado                               |
        | fise-2003  | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | fise-2003  | puesta sin que el rival la vea | se admite                               |
        | fise-2003  | caída por accidente            | se admite                               |

      @redeletras:22
      Ejemplos: ReDeLetras: toda ficha colocada
        | reglamento | llegada                        | resultado                               |
        | redeletras | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | redeletras | puesta sin que el rival la vea | se rechaza porque la ficha debe jugarse |
        | redeletras | caída por accidente            | se admite                               |

      @fise-2009:23
      Ejemplos: FISE 2009: también la caída
        | reglamento | llegada                        | resultado                               |
        | fise-2009  | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | fise-2009  | puesta sin que el rival la vea | se rechaza porque la ficha debe jugarse |
        | fise-2009  | caída por accidente            | se rechaza porque la ficha debe jugarse |

      @ajs-2024:2.art23
      Ejemplos: AJS: toda ficha colocada, salvo la caída
        | reglamento | llegada                        | resultado                               |
        | ajs-2024   | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | ajs-2024   | puesta sin que el rival la vea | se rechaza porque la ficha debe jugarse |
        | ajs-2024   | caída por accidente            | se admite                               |

      @resumen-2018:18.s1
      Ejemplos: Resumen: no lo dice
        | reglamento   | llegada                     | resultado                         |
        | resumen-2018 | puesta a la vista del rival | no está prevista en el reglamento |

  Regla: Acabada la colocación, las letras solo se mueven en su línea o entre sí
    # en: Once placed, the letters move only along their line or among themselves

    @esc-0385
    Esquema del escenario: Cambio de lugar de la jugada
      # en: A change of place of the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado <palabra> desde <casilla> en horizontal
      Cuando Ana deja la jugada en <lugar> para corregirla
      Entonces la actuación <resultado>

      @fise-2003:21.p1 @fise-2003:21.1 @redeletras:21.p1 @redeletras:21.1 @fise-2009:22.p1 @fise-2009:22.1 @fise-2009:22.p2 @resumen-2018:18.s1
      Ejemplos: A lo largo de su fila sí; a otra línea, no
        | reglamento   | palabra | casilla | lugar            | resultado                                 |
        | fise-2003    | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | fise-2003    | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | fise-2003    | PATIOS  | H6      | S en H5          | se admite                                 |
        | fise-2003    | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | redeletras   | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | redeletras   | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | redeletras   | PATIOS  | H6      | S en H5          | se admite                                 |
        | redeletras   | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | fise-2009    | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | fise-2009    | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | fise-2009    | PATIOS  | H6      | S en H5          | se admite                                 |
        | fise-2009    | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | resumen-2018 | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | resumen-2018 | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | resumen-2018 | PATIOS  | H6      | S en H5          | se admite                                 |
        | resumen-2018 | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | ajs-2024     | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | ajs-2024     | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | ajs-2024     | PATIOS  | H6      | S en H5          | se admite                                 |
        | ajs-2024     | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |

    @esc-0386
    Esquema del escenario: Cambio de orden de las letras
      # en: A change of order of the letters
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SE desde I7 en horizontal
      Cuando Ana deja la jugada en E en I7, S en I8 para <fin>
      Entonces la actuación <resultado>

      @fise-2003:21.2 @fise-2003:21.3 @redeletras:21.2
      Ejemplos: FISE 2003 y ReDeLetras: solo para corregir
        | reglamento | fin        | resultado                         |
        | fise-2003  | corregirla | se admite                         |
        | fise-2003  | mejorarla  | se rechaza por no estar permitido |
        | redeletras | corregirla | se admite                         |
        | redeletras | mejorarla  | se rechaza por no estar permitido |

      @fise-2009:22.2 @resumen-2018:18.s1
      Ejemplos: FISE 2009, AJS y Resumen: sin condición
        | reglamento   | fin        | resultado |
        | fise-2009    | corregirla | se admite |
        | fise-2009    | mejorarla  | se admite |
        | resumen-2018 | corregirla | se admite |
        | resumen-2018 | mejorarla  | se admite |
        | ajs-2024     | corregirla | se admite |
        | ajs-2024     | mejorarla  | se admite |

    @esc-0387
    Esquema del escenario: Cambio de orden con el recuento empezado
      # en: A change of order once counting has begun
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SE desde I7 en horizontal
      Y que Ana ha empezado a contar
      Cuando Ana deja la jugada en E en I7, S en I8 para corregirla
      Entonces la actuación <resultado>

      @redeletras:21.p2 @fise-2009:22.p3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: el recuento fija la jugada
        | reglamento | resultado                                 |
        | redeletras | se rechaza porque el recuento ha empezado |
        | fise-2009  | se rechaza porque el recuento ha empezado |
        | ajs-2024   | se rechaza porque el recuento ha empezado |

      @fise-2003:21.p1 @resumen-2018:18.s1
      Ejemplos: FISE 2003 y Resumen: no lo dicen
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |

  Regla: Quien no puede o no quiere cumplir retira sus fichas y pierde el turno
    # en: Whoever cannot or will not comply takes the tiles back and loses the turn

    @esc-0388
    Esquema del escenario: Fichas que se retiran sin cumplir
      # en: Tiles taken back without complying
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana renuncia a cumplir y retira sus fichas
      Entonces le toca a Bruno
      Y Ana tiene 7 fichas
      Y la casilla H11 no tiene ficha

      @fise-2003:23 @redeletras:23 @fise-2009:24 @resumen-2018:18.s2
      Ejemplos: En las cinco ediciones
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
