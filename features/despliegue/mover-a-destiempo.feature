# language: es
@perfil-despliegue
Característica: Fichas que se mueven o se retiran a destiempo
  # en: Tiles moved or taken back at the wrong moment

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Solo el autor mueve o retira sus fichas, y recogida la única puede pasar
    # en: Only the author moves or takes back tiles, and with the only one picked up he may pass

    @esc-0845
    Esquema del escenario: Fichas que quiere retirar el rival
      # en: Tiles the rival would take back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Cuando Bruno renuncia a cumplir y retira sus fichas
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:23 @redeletras:23 @fise-2009:24 @resumen-2018:18.s2
      Ejemplos: No son suyas
        # en: They are not his
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0846
    Esquema del escenario: Jugada que quiere mover el rival
      # en: A play the rival would move
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado ES desde I7 en horizontal
      Cuando Bruno deja la jugada en S en I7, E en I8 para corregirla
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:21.p1 @redeletras:21.p1 @fise-2009:22.p1 @resumen-2018:18.s1
      Ejemplos: No es suya
        # en: It is not his
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0847
    Esquema del escenario: Jugada que se desliza y sigue mal enlazada
      # en: A play slides and still links badly
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado SE desde I8 en horizontal
      Cuando Ana deja la jugada en S en I9, E en I10 para corregirla
      Entonces la actuación se rechaza por no estar permitido

      @fise-2003:21.1 @redeletras:21.1 @fise-2009:22.1
      Ejemplos: Ha de enlazar bien donde quede
        # en: It has to link well where it ends
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

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
