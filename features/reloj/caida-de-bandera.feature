# language: es
@perfil-reloj
Característica: Caída de bandera con la partida acabada
  # en: A flag that falls when the game is over

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 350 a 300
    Y que la bolsa está vacía
    Y que Ana tiene S en el atril
    Y que Bruno tiene VE en el atril

  Regla: El juez puede perdonar el tiempo que corrió con la partida acabada de hecho
    # en: The judge may let off the time that ran when the game was over in fact

    @esc-1295
    Esquema del escenario: Ana se queda sin fichas a los 29 min 50 s y Bruno anota a los 31 min 10 s
      # en: Ana is left without tiles at 29 min 50 s and Bruno notes at 31 min 10 s
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 29 min 50 s
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado y anotado 8 puntos
      Y que han pasado 80 segundos
      Cuando Bruno anota 8 puntos
      Entonces el marcador queda 343 a 295

      @ajs-2024:2.art45.5 @ajs-2024:3.1.3.1.p2
      Ejemplos: AJS: si el juez no dice nada, cuentan los dos minutos
        # en: AJS: if the judge says nothing, the two minutes count
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1296
    Esquema del escenario: Se pide que el tiempo de más de Ana no le cueste puntos
      # en: Ana’s time too many is asked to cost her no points
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 29 min 50 s
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado y anotado 8 puntos
      Y que han pasado 80 segundos
      Y que Bruno ha anotado 8 puntos
      Cuando <quien> perdona a <a quien> el tiempo de más, consumido <hechos>
      Entonces la actuación <resultado>
      Y el marcador queda <final de Ana> a 295

      @ajs-2024:2.art45.5
      Ejemplos: AJS: lo decide el juez, por lo que hicieron los jugadores
        # en: AJS: the judge decides, by what the players did
        # en: | edition | who | whom | facts | result | Ana’s final score |
        | reglamento | quien               | a quien | hechos                      | resultado                           | final de Ana |
        | ajs-2024   | el juez del torneo  | Ana     | acabada la partida de hecho | se admite                           | 363          |
        | ajs-2024   | el juez del torneo  | Ana     | en juego todavía            | se rechaza porque no procede        | 343          |
        | ajs-2024   | el juez del torneo  | Bruno   | acabada la partida de hecho | se rechaza porque no procede        | 343          |
        | ajs-2024   | un árbitro auxiliar | Ana     | acabada la partida de hecho | se rechaza por falta de competencia | 343          |
        | ajs-2024   | el corremesas       | Ana     | acabada la partida de hecho | se rechaza por falta de competencia | 343          |

      @fise-2009:35.p2
      Ejemplos: FISE 2009: nadie tiene esa facultad
        # en: FISE 2009: nobody has that power
        # en: | edition | who | whom | facts | result | Ana’s final score |
        | reglamento | quien       | a quien | hechos                      | resultado                         | final de Ana |
        | fise-2009  | el Director | Ana     | acabada la partida de hecho | no está prevista en el reglamento | 343          |

    @esc-1297
    Esquema del escenario: Se pide el perdón cuando Bruno aún no ha anotado la última jugada
      # en: The time is asked to be let off when Bruno has not noted the last play yet
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 29 min 50 s
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado y anotado 8 puntos
      Y que han pasado 80 segundos
      Cuando el juez del torneo perdona a Ana el tiempo de más, consumido acabada la partida de hecho
      Entonces la actuación se rechaza por prematura
      Y la partida no termina

      @ajs-2024:2.art45.5
      Ejemplos: AJS: todavía no se ha descontado nada
        # en: AJS: nothing has been deducted yet
        # en: | edition |
        | reglamento |
        | ajs-2024   |
