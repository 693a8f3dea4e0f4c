# language: es
@perfil-planilla
Característica: Corrección de las sumas
  # en: Correcting the sums

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que en el tablero está ORDEN desde H10 en vertical

  Regla: El total se rehace desde la línea en que deja de cuadrar
    # en: The total is made again from the line where it stops adding up

    @esc-1620
    Esquema del escenario: Ana hizo 14 y 14 puntos y las dos planillas suman lo mismo
      # en: Ana made 14 and 14 points and both sheets add up to the same
      Dada una partida acabada según el reglamento <reglamento>
      Y que el marcador es <total> a 10
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en las dos planillas figura, de Bruno, ORDEN / 10 / 10
      Y que en las dos planillas figura, de Ana, PASADOR / 14 / <total>
      Y que las planillas están <estado>
      Cuando a petición de Ana se repasa la suma de la línea 3, de Ana
      Entonces la actuación <resultado>
      Y el marcador queda <final> a 10
      Y la línea 3 de la planilla de Bruno dice PASADOR / 14 / <final>

      @fise-2009:41 @fise-2009:41.s2
      Ejemplos: FISE 2009: las sumas se corrigen hasta la segunda firma
        # en: FISE 2009: sums are corrected until the second signature
        # en: | edition | total | state | result | final |
        | reglamento | total | estado                | resultado                               | final |
        | fise-2009  | 26    | sin firmar            | se admite                               | 28    |
        | fise-2009  | 30    | firmadas solo por Ana | se admite                               | 28    |
        | fise-2009  | 28    | sin firmar            | se rechaza porque las cifras coinciden  | 28    |
        | fise-2009  | 26    | firmadas por los dos  | se rechaza porque falta el otro jugador | 26    |

      @redeletras:34.p3
      Ejemplos: ReDeLetras: en cualquier momento
        # en: ReDeLetras: at any moment
        # en: | edition | total | state | result | final |
        | reglamento | total | estado               | resultado                              | final |
        | redeletras | 26    | sin firmar           | se admite                              | 28    |
        | redeletras | 26    | firmadas por los dos | se admite                              | 28    |
        | redeletras | 28    | sin firmar           | se rechaza porque las cifras coinciden | 28    |

      @ajs-2024:2.art41.2
      Ejemplos: AJS: ni un error de suma, si los parciales coinciden
        # en: AJS: not even an error of addition, where the partials agree
        # en: | edition | total | state | result | final |
        | reglamento | total | estado     | resultado                          | final |
        | ajs-2024   | 26    | sin firmar | se rechaza porque eso no se revisa | 26    |

      @fise-2003:5.1 @resumen-2018:22
      Ejemplos: FISE 2003 y Resumen: no dicen nada
        # en: FISE 2003 and Resumen: say nothing
        # en: | edition | total | state | result | final |
        | reglamento   | total | estado     | resultado                         | final |
        | fise-2003    | 26    | sin firmar | no está prevista en el reglamento | 26    |
        | resumen-2018 | 26    | sin firmar | no está prevista en el reglamento | 26    |

    @esc-1631
    Esquema del escenario: ORDEN, de Bruno, vale 10 puntos y los dos apuntaron 16, con otra jugada después
      # en: Bruno’s ORDEN is worth 10 points and both wrote 16, with another play after it
      Dada una partida acabada según el reglamento <reglamento>
      Y que el marcador es 14 a 30
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en las dos planillas figura, de Bruno, ORDEN / 16 / 16
      Y que en las dos planillas figura, de Bruno, PASADOR / 14 / 30
      Cuando a petición de Ana se recuenta la línea 2, de Bruno, que vale 10 puntos
      Entonces el marcador queda 14 a 24
      Y la línea 2 de la planilla de Bruno dice ORDEN / 10 / 10
      Y la línea 3 de la planilla de Ana dice PASADOR / 14 / 24
      Y la línea 1 de la planilla de Ana dice PATIO / 14 / 14

      @redeletras:34.p3 @fise-2009:41 @fise-2009:41.s2
      Ejemplos: Los totales que siguen bajan con él
        # en: The totals that follow come down with it
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1632
    Esquema del escenario: Se vuelve a contar una jugada que ya se corrigió
      # en: A play that has been put right already is counted again
      Dada una partida acabada según el reglamento <reglamento>
      Y que el marcador es 14 a 16
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en las dos planillas figura, de Bruno, ORDEN / 16 / 16
      Y que a petición de Ana se ha recontado la línea 2, de Bruno, que vale 10 puntos
      Cuando a petición de Bruno se recuenta la línea 2, de Bruno, que vale 10 puntos
      Entonces la actuación se rechaza porque las cifras coinciden
      Y el marcador queda 14 a 10

      @redeletras:34.p3 @fise-2009:41 @fise-2009:41.s2
      Ejemplos: Se corrige una sola vez
        # en: It is put right only once
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-6021
    Esquema del escenario: Se recuenta una línea que no está en la planilla
      # en: A line that is not on the sheet is counted again
      Dada una partida acabada según el reglamento <reglamento>
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Cuando a petición de Ana se recuenta la línea <línea>, de <quién>, que vale 10 puntos
      Entonces la actuación se rechaza porque no existe esa línea

      @redeletras:34.p3 @fise-2009:41 @fise-2009:41.s2
      Ejemplos: Hay una sola, y es de Ana
        # en: There is only one, and it is Ana’s
        # en: | edition | line | whose |
        | reglamento | línea | quién |
        | redeletras | 2     | Bruno |
        | fise-2009  | 2     | Bruno |
