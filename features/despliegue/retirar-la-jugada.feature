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
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana renuncia a cumplir y retira sus fichas
      Entonces le toca a Bruno
      Y Ana tiene AEOSRTL en el atril
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

    @esc-2203
    Esquema del escenario: Comodín que se retira
      # en: Blank that is taken back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORT? en el atril
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal
      Cuando Ana renuncia a cumplir y retira sus fichas
      Entonces Ana tiene AELORT? en el atril
      Y la casilla H11 no tiene ficha

      @fise-2003:23 @redeletras:23 @fise-2009:24 @resumen-2018:18.s2
      Ejemplos: Vuelve como comodín, no como S
        # en: It goes back as a blank, not as an S
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
