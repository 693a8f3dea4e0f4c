# language: es
@perfil-planilla
Característica: Reclamación del resultado publicado
  # en: Claims about the published result

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 380 a 310

  Regla: Entregado el resultado solo se corrige lo que apuntó el equipo arbitral, y hasta la ronda siguiente
    # en: Once the result is handed in only what the arbiters entered is corrected, and until the next round

    @esc-1623
    Esquema del escenario: Se entrega el resultado
      # en: The result is handed in
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están <estado>
      Cuando Ana entrega el resultado
      Entonces la actuación <resultado>

      @ajs-2024:4.1.13
      Ejemplos: AJS: con las dos firmas
        # en: AJS: with both signatures
        # en: | edition | state | result |
        | reglamento | estado                            | resultado                                     |
        | ajs-2024   | sin firmar                        | se rechaza porque la hoja está incompleta     |
        | ajs-2024   | firmadas solo por Ana             | se rechaza porque la hoja está incompleta     |
        | ajs-2024   | firmadas por los dos              | se admite                                     |
        | ajs-2024   | firmadas por los dos y entregadas | se rechaza porque el resultado está entregado |

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

    @esc-1626
    Esquema del escenario: La mesa arbitral dio el punto de victoria a Bruno
      # en: The arbiters gave the victory point to Bruno
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Y que al entregarse el resultado se apuntó 380 a 310 y el punto de victoria a Bruno
      Cuando a petición de <petición> se revisa el punto de victoria de Ana
      Entonces la actuación <resultado>
      Y el punto de victoria es de <quién>

      @ajs-2024:4.1.14.p1.s2 @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: también se reclama
        # en: AJS: it may be claimed too
        # en: | edition | request | result | whose |
        | reglamento | petición                     | resultado                               | quién |
        | ajs-2024   | los dos con permiso del juez | se admite                               | Ana   |
        | ajs-2024   | Ana                          | se rechaza porque falta el otro jugador | Bruno |

    @esc-1627
    Esquema del escenario: Se pide revisar algo más que el resultado
      # en: A review of something else than the result is asked for
      Dada una partida acabada según el reglamento <reglamento>
      Y que Ana tiene ZA en el atril
      Y que a Ana se le descontaron 10 puntos por su atril
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, de Ana, OLAS / 9 / 21
      Y que en la planilla de Bruno figura, de Ana, OLAS / 6 / 22
      Y que las planillas están firmadas por los dos y entregadas
      Cuando a petición de los dos con permiso del juez <revisión>
      Entonces la actuación <resultado>
      Y el marcador queda 380 a 310

      @ajs-2024:2.art44 @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: ni sumas, ni jugadas, ni descuentos
        # en: AJS: neither sums nor plays nor deductions
        # en: | edition | review | result |
        | reglamento | revisión                                          | resultado                                     |
        | ajs-2024   | se recuenta la línea 2, de Ana, que vale 6 puntos | se rechaza porque el resultado está entregado |
        | ajs-2024   | se repasa la suma de la línea 2, de Ana           | se rechaza porque eso no se revisa            |
        | ajs-2024   | se discute la palabra de la línea 2, de Ana       | se rechaza porque eso no se revisa            |
        | ajs-2024   | se repasa el descuento por el atril de Ana        | se rechaza porque eso no se revisa            |
