# language: es
@perfil-despliegue
Característica: Fichas que se ponen a destiempo
  # en: Tiles put down at the wrong moment

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Las fichas se ponen en el turno propio, en casillas libres y antes de terminar
    # en: Tiles are put down in one’s own turn, on free squares and before finishing

    @esc-0840
    Esquema del escenario: Ficha puesta fuera de turno
      # en: A tile put down out of turn
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno pone E en K4
      Entonces la actuación se rechaza por estar fuera de turno

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1
      Ejemplos: Le toca a Ana
        # en: It is Ana’s turn
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0841
    Esquema del escenario: Ficha puesta tras la jugada
      # en: A tile put down after the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana pone E en K4
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1
      Ejemplos: La jugada ya está colocada
        # en: The play is laid already
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0842
    Esquema del escenario: Ficha puesta sobre otra
      # en: A tile put down on another
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana pone S en H7
      Entonces la actuación se rechaza porque la casilla está ocupada

      @fise-2003:8 @redeletras:8 @fise-2009:8 @resumen-2018:6.s1
      Ejemplos: La casilla está ocupada
        # en: The square is taken
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0843
    Esquema del escenario: Ficha puesta tras anunciar el cambio
      # en: A tile put down after announcing an exchange
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado cambio
      Cuando Ana pone S en K4
      Entonces la actuación se rechaza porque ya se anunció el cambio

      @redeletras:24 @fise-2009:25.s2
      Ejemplos: El cambio obliga
        # en: The exchange binds
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0844
    Esquema del escenario: Fin de la colocación sin fichas puestas
      # en: Finishing with no tiles laid
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana termina de colocar
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:8 @redeletras:8 @fise-2009:8 @resumen-2018:6.s1
      Ejemplos: No hay jugada
        # en: There is no play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
