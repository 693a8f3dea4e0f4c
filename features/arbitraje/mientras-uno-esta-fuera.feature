# language: es
@perfil-arbitraje
Característica: Mientras un jugador está fuera
  # en: While a player is away

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 20 a 18

  Regla: El rival juega, o espera, según el reglamento
    # en: The rival plays, or waits, as the regulation has it

    @esc-1819
    Esquema del escenario: Con Ana fuera, Bruno coloca SOL
      # en: With Ana away, Bruno lays SOL
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar y con permiso
      Cuando Bruno coloca SOL desde K10 en horizontal
      Entonces la actuación <resultado>
      Y corre el tiempo de <corre>

      @fise-2009:37.p1.s2
      Ejemplos: FISE 2009, también en la AJS: puede jugar
        # en: FISE 2009, under AJS too: he may play
        # en: | edition | result | running |
        | reglamento | resultado | corre |
        | fise-2009  | se admite | Bruno |
        | ajs-2024   | se admite | Bruno |

      @redeletras:29.p7 @redeletras:38.p6
      Ejemplos: ReDeLetras: el turno de Ana no ha terminado y él espera
        # en: ReDeLetras: Ana's turn is not over and he waits
        # en: | edition | result | running |
        | reglamento | resultado                          | corre |
        | redeletras | se rechaza porque falta un jugador | Ana   |

    @esc-1820
    Esquema del escenario: Con Ana fuera, Bruno pasa
      # en: With Ana away, Bruno passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar y con permiso
      Cuando Bruno pasa
      Entonces la actuación <resultado>
      Y corre el tiempo de Ana

      @fise-2009:37.p1.s2
      Ejemplos: FISE 2009, también en la AJS: el turno vuelve a Ana
        # en: FISE 2009, under AJS too: the turn goes back to Ana
        # en: | edition | result |
        | reglamento | resultado |
        | fise-2009  | se admite |
        | ajs-2024   | se admite |

      @redeletras:29.p7 @redeletras:38.p6
      Ejemplos: ReDeLetras: espera
        # en: ReDeLetras: he waits
        # en: | edition | result |
        | reglamento | resultado                          |
        | redeletras | se rechaza porque falta un jugador |

    @esc-1868
    Esquema del escenario: Ana ha salido con su jugada anotada solo por ella y Bruno la anota
      # en: Ana has left with her play noted by herself alone and Bruno notes it
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Ana ha salido de la sala tras avisar y con permiso
      Cuando Bruno anota 6 puntos
      Entonces la actuación se admite
      Y el marcador queda 26 a 18

      @redeletras:38.p6
      Ejemplos: ReDeLetras: anotar no es jugar
        # en: ReDeLetras: noting is not playing
        # en: | edition |
        | reglamento |
        | redeletras |
