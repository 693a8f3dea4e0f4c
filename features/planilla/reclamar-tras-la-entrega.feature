# language: es
@perfil-planilla
Característica: Reclamación del resultado publicado
  # en: Claims about the published result

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 380 a 310

  Regla: Entregado el resultado solo se corrige lo que apuntó el equipo arbitral, y hasta la ronda siguiente
    # en: Once the result is handed in only what the arbiters entered is corrected, and until the next round

    @esc-1624
    Esquema del escenario: La mesa arbitral apuntó a Ana una puntuación que no es la suya
      # en: The arbiters entered for Ana a score that is not hers
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó <apuntado> a 310
      Cuando a petición de <petición> se revisa la puntuación global de Ana
      Entonces la actuación <resultado>
      Y el resultado apuntado es <final> a 310

      @ajs-2024:4.1.14.p1.s2 @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: si lo piden los dos y el juez lo autoriza
        # en: AJS: if both ask for it and the judge allows it
        # en: | edition | entered | request | result | final |
        | reglamento | apuntado | petición                     | resultado                               | final |
        | ajs-2024   | 308      | los dos con permiso del juez | se admite                               | 380   |
        | ajs-2024   | 308      | los dos sin permiso del juez | se rechaza porque no se concede         | 308   |
        | ajs-2024   | 308      | Bruno con permiso del juez   | se rechaza porque falta el otro jugador | 308   |
        | ajs-2024   | 380      | los dos con permiso del juez | se rechaza porque las cifras coinciden  | 380   |

    @esc-1625
    Esquema del escenario: Reclamación de la puntuación global según avanza el torneo
      # en: A claim about the overall score as the tournament goes on
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó 308 a 310
      Y que <momento>
      Cuando a petición de los dos con permiso del juez se revisa la puntuación global de Ana
      Entonces la actuación <resultado>
      Y el resultado apuntado es <final> a 310

      @ajs-2024:4.1.14.p1.s3
      Ejemplos: AJS: empezada la ronda siguiente no se atiende
        # en: AJS: once the next round has begun it is not heard
        # en: | edition | moment | result | final |
        | reglamento | momento                                              | resultado             | final |
        | ajs-2024   | aún no se ha anunciado la ronda siguiente            | se admite             | 380   |
        | ajs-2024   | se anuncian los emparejamientos de la ronda siguiente | se rechaza por tardía | 308   |
        | ajs-2024   | ha empezado la ronda siguiente                       | se rechaza por tardía | 308   |

    @esc-1670
    Esquema del escenario: La mesa arbitral apuntó mal los puntos de Bruno
      # en: The arbiters entered Bruno’s points wrongly
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó 380 a 301
      Cuando a petición de los dos con permiso del juez se revisa la puntuación global de Bruno
      Entonces el resultado apuntado es 380 a 310
      Y el marcador queda 380 a 310

      @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: se pone lo que dice la planilla
        # en: AJS: what the sheet says is put there
        # en: | edition |
        | reglamento |
        | ajs-2024   |
