# language: es
@perfil-despliegue
Característica: Turno que sigue tras recoger una ficha
  # en: A turn that goes on after a tile is picked up

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Recogida una ficha, cuentan las que quedan puestas; sin ninguna, se puede pasar
    # en: Once a tile is picked up, those still laid count; with none, one may pass

    @esc-0848
    Esquema del escenario: Pase tras recoger la única ficha puesta
      # en: A pass after picking up the only tile laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene en el tablero S en K4, caída por accidente
      Y que Ana ha recogido la ficha de K4
      Cuando Ana pasa
      Entonces el turno de Ana cuenta como pase

      @fise-2003:25 @redeletras:25 @fise-2009:26
      Ejemplos: No queda ficha que jugar
        # en: No tile is left to be played
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | ajs-2024   |

    @esc-0849
    Esquema del escenario: Jugada tras recoger una ficha de las puestas
      # en: A play after picking up one of the tiles laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en I10, O en J10
      Y que Ana tiene en el tablero E en L12, caída por accidente
      Y que Ana ha recogido la ficha de L12
      Cuando Ana termina de colocar
      Entonces la jugada forma OSO

      @fise-2003:20.2 @redeletras:20.2 @fise-2009:21.2
      Ejemplos: Cuentan las que quedan
        # en: Those that are left count
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | ajs-2024   |

    @esc-1166
    Esquema del escenario: Otra ficha que se quiere recoger tras una caída
      # en: Another tile to be picked up after one that fell
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en I10
      Y que Ana tiene en el tablero E en L12, caída por accidente
      Y que Ana ha recogido la ficha de L12
      Cuando Ana recoge la ficha de <casilla>
      Entonces la actuación <resultado>
      Y la casilla I10 sí tiene ficha

      @fise-2003:22 @redeletras:22 @ajs-2024:2.art23
      Ejemplos: La puesta obliga; donde ya no hay ficha, o es de otra jugada, no hay qué recoger
        # en: The one laid binds; where there is no tile now, or it is of another play, there is nothing to pick up
        # en: | edition | square | result |
        | reglamento | casilla | resultado                               |
        | fise-2003  | I10     | se rechaza porque la ficha debe jugarse |
        | fise-2003  | L12     | se rechaza porque no hay jugada         |
        | fise-2003  | H8      | se rechaza porque no hay jugada         |
        | redeletras | I10     | se rechaza porque la ficha debe jugarse |
        | redeletras | L12     | se rechaza porque no hay jugada         |
        | redeletras | H8      | se rechaza porque no hay jugada         |
        | ajs-2024   | I10     | se rechaza porque la ficha debe jugarse |
        | ajs-2024   | L12     | se rechaza porque no hay jugada         |
        | ajs-2024   | H8      | se rechaza porque no hay jugada         |

    @esc-1167
    Esquema del escenario: Pase tras recoger una ficha caída, con otra puesta que sigue en el tablero
      # en: A pass after picking up a fallen tile, another one laid being still on the board
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en I10
      Y que Ana tiene en el tablero E en L12, caída por accidente
      Y que Ana ha recogido la ficha de L12
      Cuando Ana pasa
      Entonces el turno de Ana cuenta como turno perdido
      Y la casilla I10 no tiene ficha

      @fise-2003:22 @redeletras:22
      Ejemplos: La que queda debía jugarse
        # en: The one that is left had to be played
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |

      @ajs-2024:2.art23
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |
