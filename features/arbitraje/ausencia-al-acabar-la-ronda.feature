# language: es
@perfil-arbitraje
Característica: Ausencia al acabar la ronda
  # en: Absence at the end of the round

  Regla: Pierde también si antes acaba lo demás de la ronda
    # en: The game is lost as well if the rest of the round is over before

    @esc-1834
    Esquema del escenario: Acaban las demás partidas cuando Ana <paradero>
      # en: The other games are over when Ana <whereabouts>
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 12 min 0 s
      Y que Ana <paradero>
      Cuando acaban las demás partidas de la ronda
      Entonces la partida <final>

      @fise-2009:37.p2 @ajs-2024:4.1.11
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | whereabouts | ending |
        | reglamento | paradero        | final                              |
        | fise-2009  | está fuera      | termina por ausencia de un jugador |
        | fise-2009  | está en la sala | no termina                         |
        | ajs-2024   | está fuera      | termina por ausencia de un jugador |
        | ajs-2024   | está en la sala | no termina                         |

    @esc-1835
    Esquema del escenario: El juez cierra la ronda a los 80 minutos cuando Ana <paradero>
      # en: The judge closes the round after 80 minutes when Ana <whereabouts>
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 12 min 0 s
      Y que el marcador es 120 a 80
      Y que Ana <paradero>
      Cuando el juez cierra la ronda a los 80 min 0 s
      Entonces la partida <final>
      Y gana <ganador>

      @ajs-2024:4.1.11.1.p4.s1
      Ejemplos: AJS: quien está fuera pierde, aunque fuese ganando
        # en: AJS: whoever is away loses, though ahead
        # en: | edition | whereabouts | ending | winner |
        | reglamento | paradero   | final                              | ganador |
        | ajs-2024   | está fuera | termina por ausencia de un jugador | Bruno   |

      @ajs-2024:4.1.12.4
      Ejemplos: AJS: quien está en la sala conserva lo que lleva
        # en: AJS: whoever is in the room keeps what there is
        # en: | edition | whereabouts | ending | winner |
        | reglamento | paradero        | final                          | ganador |
        | ajs-2024   | está en la sala | termina por cierre de la ronda | Ana     |

    @esc-1836
    Esquema del escenario: Se cumplen los 80 minutos, Ana está fuera y nadie cierra la ronda
      # en: The 80 minutes are up, Ana is away and nobody closes the round
      Dada una partida en curso según el reglamento <reglamento>
      Y que la ronda empezó hace 79 min 50 s
      Y que cada jugador tiene 30 min y Ana ha consumido 12 min 0 s
      Y que Ana está fuera y corre su tiempo
      Cuando pasan 20 segundos
      Entonces la partida no termina

      @ajs-2024:4.1.11.1.p4.s1
      Ejemplos: AJS: la ronda la da por terminada el juez
        # en: AJS: it is the judge who declares the round over
        # en: | edition |
        | reglamento |
        | ajs-2024   |
