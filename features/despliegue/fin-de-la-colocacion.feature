# language: es
@perfil-despliegue
Característica: Fichas puestas a la vez o de una en una
  # en: Tiles laid at once or one by one

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Puestas de una vez o de una en una, las fichas guardan la misma línea y valen lo mismo
    # en: Laid at once or one by one, the tiles keep to the same line and are worth the same

    @esc-0382
    Esquema del escenario: Varias fichas a la vez
      # en: Several tiles at once
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana pone <fichas>
      Entonces la actuación <resultado>

      @fise-2003:20.3 @redeletras:20.p1 @fise-2009:21.p1
      Ejemplos: Si guardan la línea
        # en: If they keep to the line
        # en: | edition | tiles | result |
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
        # en: It is worth as much as if laid at once
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1163
    Esquema del escenario: Ficha que se quiere recoger cuando ya se ha terminado de colocar
      # en: A tile to be picked up once placing is finished
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en I10
      Y que Ana ha puesto O en J10
      Y que Ana ha terminado de colocar
      Cuando Ana recoge la ficha de J10
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla J10 sí tiene ficha

      @fise-2003:20.2 @fise-2003:22 @redeletras:20.2 @redeletras:22 @fise-2009:21.2 @fise-2009:23
      Ejemplos: Ya es una jugada
        # en: It is a play by now
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @fise-2009:21.2 @ajs-2024:2.art23
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1164
    Esquema del escenario: Turno del rival tras una jugada puesta ficha a ficha
      # en: The rival’s turn after a play laid tile by tile
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en I10
      Y que Ana ha puesto O en J10
      Y que Ana ha terminado de colocar
      Y que los 5 puntos los han anotado los dos
      Y que Ana ha pulsado el reloj
      Cuando Bruno pasa
      Entonces el turno de Bruno cuenta como pase

      @fise-2003:20.2 @fise-2003:25 @redeletras:20.2 @redeletras:25 @fise-2009:21.2 @fise-2009:26
      Ejemplos: No queda nada a medio poner
        # en: Nothing is left half laid
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
