# language: es
@perfil-despliegue
Característica: Jugada que se retira
  # en: A play taken back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

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
        # en: In all five editions
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0812
    Esquema del escenario: Fichas que se retiran a medio colocar
      # en: Tiles taken back while placing
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha puesto S en K4
      Y que Ana ha puesto O en K5
      Cuando Ana renuncia a cumplir y retira sus fichas
      Entonces Ana tiene AEOSRTL en el atril
      Y el turno de Ana cuenta como turno perdido

      @fise-2003:23 @redeletras:23 @fise-2009:24 @resumen-2018:18.s2
      Ejemplos: En las cinco ediciones
        # en: In all five editions
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0813
    Esquema del escenario: Fichas que se quieren retirar según lo avanzado
      # en: Tiles to be taken back by how far the play has come
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha <hecho> 8 puntos
      Cuando Ana renuncia a cumplir y retira sus fichas
      Entonces la actuación <resultado>

      @fise-2003:23 @redeletras:23 @fise-2009:24 @resumen-2018:18.s2
      Ejemplos: Anunciada, aún; anotada, ya no
        # en: Announced, still; noted, no longer
        # en: | edition | done | result |
        | reglamento   | hecho     | resultado                                       |
        | fise-2003    | anunciado | se admite                                       |
        | fise-2003    | anotado   | se rechaza porque la puntuación ya está anotada |
        | redeletras   | anunciado | se admite                                       |
        | redeletras   | anotado   | se rechaza porque la puntuación ya está anotada |
        | fise-2009    | anunciado | se admite                                       |
        | fise-2009    | anotado   | se rechaza porque la puntuación ya está anotada |
        | resumen-2018 | anunciado | se admite                                       |
        | resumen-2018 | anotado   | se rechaza porque la puntuación ya está anotada |
        | ajs-2024     | anunciado | se admite                                       |
        | ajs-2024     | anotado   | se rechaza porque la puntuación ya está anotada |

  Regla: Antes de eso puede cumplir
    # en: Before that one may comply

    @esc-0834
    Esquema del escenario: Ficha fuera de la línea que aún puede ponerse bien
      # en: A tile off the line that may still be put right
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha puesto S en K4
      Cuando Ana pone O en L5
      Entonces la actuación se rechaza porque la línea ya está fijada
      Y le toca a Ana
      Y Ana tiene AEORTL en el atril

      @fise-2003:20.1 @fise-2003:23 @redeletras:20.1 @redeletras:23 @fise-2009:21.1 @fise-2009:24
      Ejemplos: Solo quien no quiere pierde el turno
        # en: Only whoever will not loses the turn
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0835
    Esquema del escenario: Jugada llevada a otra línea que aún puede ponerse bien
      # en: A play taken to another line that may still be put right
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SE desde I7 en horizontal
      Cuando Ana deja la jugada en S en K7, E en K8 para corregirla
      Entonces la actuación se rechaza porque la línea ya está fijada
      Y le toca a Ana
      Y la casilla I7 sí tiene ficha

      @resumen-2018:18.s1 @resumen-2018:18.s2
      Ejemplos: Resumen: igual con la palabra puesta
        # en: Summary: likewise with the word laid
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
