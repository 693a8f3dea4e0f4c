# language: es
@perfil-despliegue
Característica: Jugada ya contada
  # en: A play already counted

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: El recuento fija la jugada, y quien ha anotado ya ha contado
    # en: Counting fixes the play, and whoever has noted has counted

    @esc-0387
    Esquema del escenario: Cambio de orden con el recuento empezado
      # en: A change of order once counting has begun
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado ES desde I7 en horizontal
      Y que Ana ha empezado a contar
      Cuando Ana deja la jugada en S en I7, E en I8 para corregirla
      Entonces la actuación <resultado>

      @redeletras:21.p2 @fise-2009:22.p3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: el recuento fija la jugada
        # en: ReDeLetras, FISE 2009 and AJS: counting fixes the play
        # en: | edition | result |
        | reglamento | resultado                                 |
        | redeletras | se rechaza porque el recuento ha empezado |
        | fise-2009  | se rechaza porque el recuento ha empezado |
        | ajs-2024   | se rechaza porque el recuento ha empezado |

      @fise-2003:21.p1 @resumen-2018:18.s1
      Ejemplos: FISE 2003 y Resumen: no lo dicen
        # en: FISE 2003 and Summary: they do not say
        # en: | edition | result |
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-0806
    Esquema del escenario: Cambio de orden con la jugada contada
      # en: A change of order once the play is counted
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado ES desde I7 en horizontal
      Y que Ana ha <hecho> 8 puntos
      Cuando Ana deja la jugada en S en I7, E en I8 para corregirla
      Entonces la actuación se rechaza porque el recuento ha empezado

      @redeletras:21.p2 @fise-2009:22.p3
      Ejemplos: Anunciada o anotada, está contada
        # en: Announced or noted, it has been counted
        # en: | edition | done |
        | reglamento | hecho     |
        | redeletras | anunciado |
        | redeletras | anotado   |
        | fise-2009  | anunciado |
        | fise-2009  | anotado   |
        | ajs-2024   | anunciado |
        | ajs-2024   | anotado   |

  Regla: Al mover la jugada, las fichas son las mismas
    # en: In moving a play the tiles stay the same

    @esc-0831
    Esquema del escenario: Fichas que entran o salen al mover la jugada
      # en: Tiles that come in or go out while the play is moved
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha colocado ES desde I7 en horizontal
      Cuando Ana deja la jugada en <lugar> para corregirla
      Entonces la actuación <resultado>
      Y la casilla I8 sí tiene ficha

      @fise-2003:21.p1 @redeletras:21.p1 @fise-2009:22.p1 @resumen-2018:18.s1
      Ejemplos: Se mueven las mismas fichas, ni una más ni una menos
        # en: The same tiles are moved, not one more or one fewer
        # en: | edition | place | result |
        | reglamento   | lugar                     | resultado                                      |
        | fise-2003    | S en I7, A en I8          | se rechaza porque la ficha no está en el atril |
        | redeletras   | S en I7, A en I8          | se rechaza porque la ficha no está en el atril |
        | fise-2009    | S en I7, A en I8          | se rechaza porque la ficha no está en el atril |
        | resumen-2018 | S en I7, A en I8          | se rechaza porque la ficha no está en el atril |
        | ajs-2024     | S en I7, A en I8          | se rechaza porque la ficha no está en el atril |
        | fise-2003    | S en I7                   | se rechaza por el número de fichas             |
        | redeletras   | S en I7                   | se rechaza por el número de fichas             |
        | fise-2009    | S en I7                   | se rechaza por el número de fichas             |
        | resumen-2018 | S en I7                   | se rechaza por el número de fichas             |
        | ajs-2024     | S en I7                   | se rechaza por el número de fichas             |
        | fise-2003    | S en I7, E en I8, A en I9 | se rechaza por el número de fichas             |
        | redeletras   | S en I7, E en I8, A en I9 | se rechaza por el número de fichas             |
        | fise-2009    | S en I7, E en I8, A en I9 | se rechaza por el número de fichas             |
        | resumen-2018 | S en I7, E en I8, A en I9 | se rechaza por el número de fichas             |
        | ajs-2024     | S en I7, E en I8, A en I9 | se rechaza por el número de fichas             |
