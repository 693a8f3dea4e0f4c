# language: es
@perfil-arbitraje
Característica: Efectos de anular una sanción
  # en: Effects of quashing a sanction

  Antecedentes:
    Dado que el marcador es 310 a 290
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Anulada la sanción, la partida queda como si no se hubiera impuesto
    # en: Once the sanction is quashed, the game stands as if it had not been imposed

    @esc-2047
    Esquema del escenario: El tribunal responde cuando el último pase ya ha cerrado la partida
      # en: The tribunal answers when the last pass has closed the game
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que los últimos 3 turnos fueron pases
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Y que Ana ha pasado
      Cuando el tribunal <respuesta> el recurso
      Entonces el marcador queda <marcador> a 285
      Y gana <ganador>

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: De la respuesta depende quién gana
        # en: Who wins depends on the answer
        # en: | edition | authority | points | answer | score | winner |
        | reglamento | autoridad            | puntos | respuesta | marcador | ganador |
        | fise-2003  | el árbitro principal | 30     | estima    | 299      | Ana     |
        | fise-2003  | el árbitro principal | 30     | desestima | 269      | Bruno   |
        | redeletras | el árbitro principal | 30     | estima    | 299      | Ana     |
        | redeletras | el árbitro principal | 30     | desestima | 269      | Bruno   |
        | fise-2009  | el Director          | 25     | estima    | 299      | Ana     |
        | fise-2009  | el Director          | 25     | desestima | 274      | Bruno   |

    @esc-2048
    Esquema del escenario: Recurso contra la primera de dos sanciones a Ana
      # en: An appeal against the first of two sanctions on Ana
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que en su turno Ana charla con su rival de sus vacaciones
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Y que Ana ha recurrido la sanción
      Cuando el tribunal <respuesta> el recurso
      Entonces el marcador queda <marcador> a 290

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: La otra sigue en vigor
        # en: The other remains in force
        # en: | edition | authority | points | answer | score |
        | reglamento | autoridad            | puntos | respuesta | marcador |
        | fise-2003  | el árbitro principal | 30     | estima    | 280      |
        | fise-2003  | el árbitro principal | 30     | desestima | 250      |
        | redeletras | el árbitro principal | 30     | estima    | 280      |
        | redeletras | el árbitro principal | 30     | desestima | 250      |
        | fise-2009  | el Director          | 25     | estima    | 285      |
        | fise-2009  | el Director          | 25     | desestima | 260      |

    @esc-2049
    Esquema del escenario: Recurso contra la expulsión o la partida perdida
      # en: An appeal against expulsion or a game declared lost
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que en su turno Ana comenta la estrategia de su rival
      Y que por ello el Director <medida> Ana, probado y grave
      Y que Ana ha recurrido la sanción
      Cuando el tribunal <respuesta> el recurso
      Entonces la partida <final>
      Y <sino> se expulsa a Ana del torneo
      Y el marcador queda 310 a 290
      Y <reloj>

      @fise-2009:49.p2.s2
      Ejemplos: Si se anula, la partida sigue
        # en: If it is quashed, the game goes on
        # en: | edition | measure | answer | ending | whether | clock |
        | reglamento | medida                      | respuesta | final                                     | sino | reloj                  |
        | fise-2009  | expulsa del torneo a        | estima    | no termina                                | no   | corre el tiempo de Ana |
        | fise-2009  | expulsa del torneo a        | desestima | termina por descalificación de un jugador | sí   | el reloj está parado   |
        | fise-2009  | da la partida por perdida a | estima    | no termina                                | no   | corre el tiempo de Ana |
        | fise-2009  | da la partida por perdida a | desestima | termina por descalificación de un jugador | no   | el reloj está parado   |
