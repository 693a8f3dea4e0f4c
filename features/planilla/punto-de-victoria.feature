# language: es
@perfil-planilla
Característica: Punto de victoria
  # en: The victory point

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 380 a 310

  Regla: El punto de victoria también se reclama, hasta la ronda siguiente
    # en: The victory point may be claimed too, until the next round

    @esc-1626
    Esquema del escenario: La mesa arbitral apuntó el punto de victoria
      # en: The arbiters entered the victory point
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó 380 a 310 y el punto de victoria a <apuntado>
      Cuando a petición de <petición> se revisa el punto de victoria de Ana
      Entonces la actuación <resultado>
      Y el punto de victoria es de <quién>

      @ajs-2024:4.1.14.p1.s2 @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: también se reclama
        # en: AJS: it may be claimed too
        # en: | edition | entered | request | result | whose |
        | reglamento | apuntado | petición                     | resultado                               | quién |
        | ajs-2024   | Bruno    | los dos con permiso del juez | se admite                               | Ana   |
        | ajs-2024   | Bruno    | Ana                          | se rechaza porque falta el otro jugador | Bruno |
        | ajs-2024   | Ana      | los dos con permiso del juez | se rechaza porque las cifras coinciden  | Ana   |

    @esc-1671
    Esquema del escenario: Ana, con más puntos, perdió por tiempo y se le dio el punto de victoria
      # en: Ana, with more points, lost on time and was given the victory point
      Dada una partida acabada según el reglamento <reglamento>
      Y que Ana perdió por tiempo
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó 380 a 310 y el punto de victoria a Ana
      Cuando a petición de los dos con permiso del juez se revisa el punto de victoria de Bruno
      Entonces el punto de victoria es de Bruno

      @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: es de quien ganó
        # en: AJS: it is of who won
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-6313
    Esquema del escenario: Los dos tienen 310 y el punto de victoria se dio a Bruno
      # en: Both have 310 and the victory point was given to Bruno
      Dada una partida acabada según el reglamento <reglamento>
      Y que el marcador es <Ana> a 310
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó <Ana> a 310 y el punto de victoria a Bruno
      Cuando a petición de los dos con permiso del juez se revisa el punto de victoria de Bruno
      Entonces la actuación <resultado>

      @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: con empate no es de ninguno
        # en: AJS: in a tie it is nobody’s
        # en: | edition | Ana | result |
        | reglamento | Ana | resultado                              |
        | ajs-2024   | 310 | se admite                              |
        | ajs-2024   | 309 | se rechaza porque las cifras coinciden |
