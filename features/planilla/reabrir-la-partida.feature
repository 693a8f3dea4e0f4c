# language: es
@perfil-planilla
Característica: Reapertura de una partida cerrada
  # en: Opening a closed game again

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que en el tablero está ORDEN desde H10 en vertical
    Y que el marcador es 14 a 16

  Regla: Una partida firmada por los dos solo se reabre si ambos, de acuerdo, lo piden a quien dirige el torneo
    # en: A game signed by both is opened again only if both, by agreement, ask the head of the tournament

    @esc-1622
    Esquema del escenario: ORDEN vale 10 puntos; Ana apuntó 16 y Bruno, 10
      # en: ORDEN is worth 10 points; Ana wrote 16 and Bruno 10
      Dada una partida acabada según el reglamento <reglamento>
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, de Bruno, ORDEN / 16 / 16
      Y que en la planilla de Bruno figura, de Bruno, ORDEN / 10 / 10
      Y que las planillas están <estado>
      Cuando a petición de <petición> se recuenta la línea 2, de Bruno, que vale 10 puntos
      Entonces la actuación <resultado>
      Y el marcador queda 14 a <Bruno>
      Y gana <ganador>

      @fise-2009:44.s2
      Ejemplos: FISE 2009: los dos, y si el Director accede
        # en: FISE 2009: both, and if the Director agrees
        # en: | edition | state | request | result | Bruno | winner |
        | reglamento | estado                            | petición                         | resultado                               | Bruno | ganador |
        | fise-2009  | firmadas por los dos              | los dos con permiso del Director | se admite                               | 10    | Ana     |
        | fise-2009  | firmadas por los dos              | los dos sin permiso del Director | se rechaza porque no se concede         | 16    | Bruno   |
        | fise-2009  | firmadas por los dos              | Bruno con permiso del Director   | se rechaza porque falta el otro jugador | 16    | Bruno   |
        | fise-2009  | firmadas por los dos              | un jugador de otra mesa          | se rechaza por falta de derecho         | 16    | Bruno   |
        | fise-2009  | firmadas por los dos              | Bruno y un jugador de otra mesa  | se rechaza por falta de derecho         | 16    | Bruno   |
        | fise-2009  | firmadas por los dos y entregadas | los dos con permiso del Director | se admite                               | 10    | Ana     |
        | ajs-2024   | firmadas por los dos              | Bruno con permiso del juez       | se rechaza porque falta el otro jugador | 16    | Bruno   |
        | ajs-2024   | firmadas por los dos              | los dos sin permiso del juez     | se rechaza porque no se concede         | 16    | Bruno   |

      @ajs-2024:2.art44
      Ejemplos: AJS: y no una vez entregado el resultado
        # en: AJS: and not once the result has been handed in
        # en: | edition | state | request | result | Bruno | winner |
        | reglamento | estado                            | petición                     | resultado                                       | Bruno | ganador |
        | ajs-2024   | firmadas por los dos              | los dos con permiso del juez | se admite                                       | 10    | Ana     |
        | ajs-2024   | firmadas por los dos y entregadas | los dos con permiso del juez | se rechaza porque el resultado está entregado   | 16    | Bruno   |
