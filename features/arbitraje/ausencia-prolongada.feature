# language: es
@perfil-arbitraje
Característica: Ausencia prolongada
  # en: Prolonged absence

  Regla: El ausente pierde cuando se le acaba el tiempo
    # en: An absent player loses when the own time is gone

    @esc-1832
    Esquema del escenario: Ana no llega y su reloj corre
      # en: Ana does not come and her clock runs
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que cada jugador tiene <tiempo> min
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando pasan <min> min <s> s
      Entonces la partida <final>
      Y Ana ha consumido <m> min <ss> s

      @fise-2009:37.p2
      Ejemplos: FISE 2009: al agotar el que tiene para la partida
        # en: FISE 2009: on using up what she has for the game
        # en: | edition | authority | time | min | s | ending | m | ss |
        | reglamento | autoridad   | tiempo | min | s  | final                              | m  | ss |
        | fise-2009  | el Director | 25     | 24  | 59 | no termina                         | 24 | 59 |
        | fise-2009  | el Director | 25     | 25  | 0  | termina por ausencia de un jugador | 25 | 0  |
        | fise-2009  | el Director | 25     | 45  | 0  | termina por ausencia de un jugador | 25 | 0  |
        | fise-2009  | el Director | 30     | 25  | 0  | no termina                         | 25 | 0  |
        | fise-2009  | el Director | 30     | 30  | 0  | termina por ausencia de un jugador | 30 | 0  |

      @ajs-2024:4.1.11.1.p4.s1
      Ejemplos: AJS: al agotar los 40 minutos, contados desde que se activa su reloj
        # en: AJS: on using up the 40 minutes, counted from when her clock is started
        # en: | edition | authority | time | min | s | ending | m | ss |
        | reglamento | autoridad          | tiempo | min | s  | final                              | m  | ss |
        | ajs-2024   | el juez del torneo | 30     | 35  | 0  | no termina                         | 30 | 0  |
        | ajs-2024   | el juez del torneo | 30     | 44  | 59 | no termina                         | 39 | 59 |
        | ajs-2024   | el juez del torneo | 30     | 45  | 0  | termina por ausencia de un jugador | 40 | 0  |

      @redeletras:32.p3
      Ejemplos: ReDeLetras: la demora no tiene límite
        # en: ReDeLetras: the delay has no limit
        # en: | edition | authority | time | min | s | ending | m | ss |
        | reglamento | autoridad   | tiempo | min | s  | final      | m  | ss |
        | redeletras | el Director | 25     | 26  | 30 | no termina | 26 | 30 |
        | redeletras | el Director | 25     | 45  | 0  | no termina | 45 | 0  |

    @esc-1833
    Esquema del escenario: Ana está fuera con <min> min <s> s consumidos y su tiempo corre
      # en: Ana is away with <min> min <s> s used and her time runs
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene <tiempo> min y Ana ha consumido <min> min <s> s
      Y que el marcador es 120 a 80
      Y que Ana está fuera y corre su tiempo
      Cuando pasan 60 segundos
      Entonces la partida <final>
      Y Ana ha consumido <m> min <ss> s

      @fise-2009:37.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | time | min | s | ending | m | ss |
        | reglamento | tiempo | min | s  | final                              | m  | ss |
        | fise-2009  | 25     | 23  | 59 | no termina                         | 24 | 59 |
        | fise-2009  | 25     | 24  | 0  | termina por ausencia de un jugador | 25 | 0  |
        | fise-2009  | 25     | 26  | 0  | termina por ausencia de un jugador | 26 | 0  |

      @ajs-2024:4.1.11.1.p4.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | time | min | s | ending | m | ss |
        | reglamento | tiempo | min | s  | final                              | m  | ss |
        | ajs-2024   | 30     | 29  | 30 | no termina                         | 30 | 30 |
        | ajs-2024   | 30     | 38  | 59 | no termina                         | 39 | 59 |
        | ajs-2024   | 30     | 39  | 0  | termina por ausencia de un jugador | 40 | 0  |

    @esc-1865
    Esquema del escenario: Ana está fuera, corre el tiempo de Bruno y a ella le quedan diez segundos
      # en: Ana is away, Bruno's time runs and she has ten seconds left
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene <tiempo> min y Ana ha consumido <min> min 50 s
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana ha salido de la sala tras avisar
      Cuando pasan 60 segundos
      Entonces la partida no termina
      Y Ana ha consumido <min> min 50 s

      @fise-2009:37.p2
      Ejemplos: FISE 2009: su tiempo no corre
        # en: FISE 2009: her time does not run
        # en: | edition | time | min |
        | reglamento | tiempo | min |
        | fise-2009  | 25     | 24  |

      @ajs-2024:4.1.11.1.p4.s1
      Ejemplos: AJS: su tiempo no corre
        # en: AJS: her time does not run
        # en: | edition | time | min |
        | reglamento | tiempo | min |
        | ajs-2024   | 30     | 39  |
