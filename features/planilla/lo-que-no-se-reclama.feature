# language: es
@perfil-planilla
Característica: Lo que no se reclama
  # en: What is not claimed

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 380 a 310

  Regla: La partida entregada no se reabre, y la que no se ha entregado no se reclama
    # en: A game handed in is not opened again, and one not handed in is not claimed about

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

    @esc-1672
    Esquema del escenario: Se reclama la puntuación global sin haber entregado el resultado
      # en: The overall score is claimed about before the result is handed in
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Cuando a petición de los dos con permiso del juez se revisa la puntuación global de Ana
      Entonces la actuación <resultado>

      @ajs-2024:4.1.14.p1.s4
      Ejemplos: AJS: aún no hay nada que reclamar
        # en: AJS: there is nothing to claim about yet
        # en: | edition | result |
        | reglamento | resultado                |
        | ajs-2024   | se rechaza por prematura |

      @fise-2003:5.1 @redeletras:34.p3 @fise-2009:44 @resumen-2018:22
      Ejemplos: Las demás ediciones no hablan del resultado publicado
        # en: The other editions do not speak of the published result
        # en: | edition | result |
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | redeletras   | no está prevista en el reglamento |
        | fise-2009    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |
