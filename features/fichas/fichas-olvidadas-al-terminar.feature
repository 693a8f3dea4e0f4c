# language: es
@perfil-fichas
Característica: Fichas olvidadas en la bolsa al terminar
  # en: Tiles forgotten in the bag at the end

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Con fichas en la bolsa, vaciar el atril no termina la partida
    # en: With tiles in the bag, emptying the rack does not end the game

    @esc-0176
    Esquema del escenario: Ficha que aparece cuando Bruno ha puesto las últimas de su atril
      # en: A tile that turns up when Bruno has laid the last of his rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que en la bolsa quedan, por orden de salida, D
      Y que Ana tiene LASET en el atril
      Y que Bruno tiene S en el atril
      Y que Ana colocó OLAS desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Y que Bruno ha jugado PATIOS desde H6 en horizontal y ha robado 0 fichas
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue <quién>
      Entonces la partida <final>
      Y el marcador queda <Ana> a <Bruno>

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Si la toma Bruno, se sigue; si la toma Ana, Bruno ha terminado y suma lo que ella tiene
        # en: If Bruno takes it, play goes on; if Ana does, Bruno is out and adds what she holds
        # en: | edition | who | ending | Ana | Bruno |
        | reglamento | quién | final                                      | Ana | Bruno |
        | ajs-2024   | Bruno | no termina                                 | 66  | 53    |
        | ajs-2024   | Ana   | termina porque un jugador agota sus fichas | 62  | 57    |

  Regla: Las que se dejaron de robar son las primeras jugadas sin reponer
    # en: Those not drawn are due from the first plays that were not refilled

    @esc-0177
    Esquema del escenario: Dos jugadas sin robar y dos fichas en la bolsa
      # en: Two plays without a draw and two tiles in the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan, por orden de salida, DI
      Y que Ana tiene LASEORT en el atril
      Y que Bruno tiene SNAECU en el atril
      Y que Ana colocó OLAS desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Y que Bruno colocó PATIOS desde H6 en horizontal, ambos anotaron 8 puntos y el turno pasó
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue Ana
      Entonces Ana tiene DEIORT en el atril
      Y Bruno tiene ACENU en el atril
      Y le toca a Bruno

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Ana toma las dos y pierde el turno que iba a jugar
        # en: Ana takes both and loses the turn she was about to play
        # en: | edition |
        | reglamento |
        | ajs-2024   |
