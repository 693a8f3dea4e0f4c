# language: es
@perfil-final-arbitrado
Característica: Puntuación al acabar por tiempo total
  # en: Scores when total time ends the game

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Al acabar por tiempo las puntuaciones quedan como están, sin descontar atriles
    # en: When time ends the game the scores stand, without rack deductions

    @esc-0043
    Esquema del escenario: Puntuación tras el turno de igualación
      # en: Score after the equalising turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 300 a 280
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que la bolsa está vacía
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene SVE en el atril
      Y que se ha agotado el tiempo total
      Cuando Bruno coloca PATIOS desde H6 en horizontal y Ana anota 8 puntos
      Entonces la partida termina por tiempo total
      Y el marcador queda 300 a 288

      @fise-2003:40.4 @redeletras:37.5 @redeletras:37.p4 @fise-2009:45.5
      Ejemplos: La jugada de igualación puntúa; los atriles no se tocan
        # en: The equalising play scores; the racks are left alone
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0044
    Esquema del escenario: Turno de igualación que agota las fichas
      # en: An equalising turn that goes out
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 300 a 280
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que la bolsa está vacía
      Y que Bruno tiene S en el atril
      Y que Ana tiene ZA en el atril
      Y que se ha agotado el tiempo total
      Cuando Bruno coloca PATIOS desde H6 en horizontal y Ana anota 8 puntos
      Entonces la partida <final>
      Y el marcador queda <Ana> a <Bruno>

      @fise-2003:27.p2 @fise-2003:40.4 @redeletras:27.p2 @redeletras:37.5
      Ejemplos: FISE 2003 y ReDeLetras: rige el final por tiempo
        # en: FISE 2003 and ReDeLetras: the ending by time governs
        # en: | edition | ending | Ana | Bruno |
        | reglamento | final                    | Ana | Bruno |
        | fise-2003  | termina por tiempo total | 300 | 288   |
        | redeletras | termina por tiempo total | 300 | 288   |

      @fise-2009:30.s2
      Ejemplos: FISE 2009: remite a todos los finales y rige agotar las fichas
        # en: FISE 2009: refers to all endings, and going out governs
        # en: | edition | ending | Ana | Bruno |
        | reglamento | final                                      | Ana | Bruno |
        | fise-2009  | termina porque un jugador agota sus fichas | 289 | 299   |

  Regla: Acabada la partida por tiempo, ya no se repone
    # en: Once the game has ended by time, no more tiles are drawn

    @esc-6006
    Esquema del escenario: Jugada de igualación en una partida que lleva un programa
      # en: The equalising play in a game that a program keeps
      Dada una partida en curso según el reglamento <reglamento>
      Y que el programa lleva la cuenta
      Y que en la bolsa quedan 40 fichas
      Y que Bruno tiene DEVISTO en el atril
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que se ha agotado el tiempo total
      Cuando Bruno coloca PATIOS desde H6 en horizontal
      Entonces la partida termina por tiempo total
      Y Bruno tiene DEIOTV en el atril

      @fise-2003:27.p2 @fise-2003:40.4 @redeletras:27.p2 @redeletras:37.5 @fise-2009:30.s2 @fise-2009:45.5
      Ejemplos: El programa deja el atril como queda
        # en: The program leaves the rack as it is
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
