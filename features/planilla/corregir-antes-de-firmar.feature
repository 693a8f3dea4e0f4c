# language: es
@perfil-planilla
Característica: Corrección de los puntos antes de firmar
  # en: Correcting the points before signing

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que en el tablero está ORDEN desde H10 en vertical

  Regla: Las cuentas se corrigen mientras no hayan firmado los dos, según lo que diga cada planilla
    # en: Sums are corrected until both have signed, depending on what each sheet says

    @esc-1619
    Esquema del escenario: ORDEN, de Bruno, vale 10 puntos y Ana le apuntó 16
      # en: Bruno’s ORDEN is worth 10 points and Ana wrote 16 for it
      Dada una partida acabada según el reglamento <reglamento>
      Y que el marcador es 14 a 16
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, de Bruno, ORDEN / 16 / 16
      Y que en la planilla de Bruno figura, de Bruno, ORDEN / <suya> / <suya>
      Y que las planillas están <estado>
      Cuando a petición de <petición> se recuenta la línea 2, de Bruno, que vale 10 puntos
      Entonces la actuación <resultado>
      Y el marcador queda 14 a <Bruno>
      Y gana <ganador>

      @fise-2009:41 @fise-2009:41.s2
      Ejemplos: FISE 2009: hasta la segunda firma basta con que lo pida uno
        # en: FISE 2009: until the second signature the request of one is enough
        # en: | edition | his own | state | request | result | Bruno | winner |
        | reglamento | suya | estado                  | petición                  | resultado                               | Bruno | ganador |
        | fise-2009  | 16   | sin firmar              | Ana                       | se admite                               | 10    | Ana     |
        | fise-2009  | 16   | sin firmar              | Bruno                     | se admite                               | 10    | Ana     |
        | fise-2009  | 10   | sin firmar              | Bruno                     | se admite                               | 10    | Ana     |
        | fise-2009  | 16   | firmadas solo por Bruno | Ana                       | se admite                               | 10    | Ana     |
        | fise-2009  | 16   | firmadas solo por Ana   | Ana                       | se admite                               | 10    | Ana     |
        | fise-2009  | 16   | firmadas por los dos    | Ana                       | se rechaza porque falta el otro jugador | 16    | Bruno   |
        | fise-2009  | 16   | sin firmar              | un jugador de otra mesa   | se rechaza por falta de derecho         | 16    | Bruno   |
        | ajs-2024   | 10   | sin firmar              | Bruno                     | se admite                               | 10    | Ana     |
        | ajs-2024   | 10   | sin firmar              | un jugador de otra mesa   | se rechaza por falta de derecho         | 16    | Bruno   |

      @redeletras:34.p3
      Ejemplos: ReDeLetras: en cualquier momento
        # en: ReDeLetras: at any moment
        # en: | edition | his own | state | request | result | Bruno | winner |
        | reglamento | suya | estado                            | petición                | resultado                       | Bruno | ganador |
        | redeletras | 16   | sin firmar                        | Ana                     | se admite                       | 10    | Ana     |
        | redeletras | 16   | firmadas solo por Bruno           | Ana                     | se admite                       | 10    | Ana     |
        | redeletras | 16   | firmadas por los dos              | Ana                     | se admite                       | 10    | Ana     |
        | redeletras | 16   | firmadas por los dos y entregadas | Ana                     | se admite                       | 10    | Ana     |
        | redeletras | 16   | sin firmar                        | un jugador de otra mesa | se rechaza por falta de derecho | 16    | Bruno   |

      @ajs-2024:2.art41.1 @ajs-2024:2.art41.2
      Ejemplos: AJS: solo donde las planillas difieren, y hasta la segunda firma
        # en: AJS: only where the sheets differ, and until the second signature
        # en: | edition | his own | state | request | result | Bruno | winner |
        | reglamento | suya | estado                  | petición | resultado                               | Bruno | ganador |
        | ajs-2024   | 10   | sin firmar              | Ana      | se admite                               | 10    | Ana     |
        | ajs-2024   | 10   | firmadas solo por Bruno | Ana      | se admite                               | 10    | Ana     |
        | ajs-2024   | 10   | firmadas por los dos    | Ana      | se rechaza porque falta el otro jugador | 16    | Bruno   |
        | ajs-2024   | 16   | sin firmar              | Ana      | se rechaza porque las cifras coinciden  | 16    | Bruno   |
        | ajs-2024   | 16   | sin firmar              | los dos  | se rechaza porque las cifras coinciden  | 16    | Bruno   |

      @fise-2003:5.1 @resumen-2018:22
      Ejemplos: FISE 2003 y Resumen: no dicen nada de corregir
        # en: FISE 2003 and Resumen: say nothing of correcting
        # en: | edition | his own | state | request | result | Bruno | winner |
        | reglamento   | suya | estado     | petición | resultado                         | Bruno | ganador |
        | fise-2003    | 10   | sin firmar | los dos  | no está prevista en el reglamento | 16    | Bruno   |
        | resumen-2018 | 10   | sin firmar | los dos  | no está prevista en el reglamento | 16    | Bruno   |

    @esc-1621
    Esquema del escenario: Se discute la palabra de una jugada que los dos anotaron
      # en: The word of a play that both have noted is disputed
      Dada una partida acabada según el reglamento <reglamento>
      Y que en las dos planillas figura, de Bruno, ORDEN / 10 / 10
      Cuando a petición de los dos se discute la palabra de la línea 1, de Bruno
      Entonces la actuación se rechaza porque eso no se revisa

      @fise-2003:33 @redeletras:34.p2 @redeletras:34.p3 @fise-2009:39.s3 @fise-2009:41.s2 @resumen-2018:22
      Ejemplos: Se corrigen las cuentas, no las palabras
        # en: Sums are corrected, not words
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | resumen-2018 |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
