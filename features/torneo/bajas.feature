# language: es
@perfil-torneo
Característica: Bajas de un torneo
  # en: Leaving a tournament

  Regla: La baja se pide antes de que se empareje la ronda
    # en: Leave is asked for before the round is paired

    @esc-5222
    Esquema del escenario: Bruno pide la baja <cuándo>
      # en: Bruno asks to leave <cuándo>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 2 se enfrentan Ana–Bruno
      Cuando Bruno pide la baja <cuándo>
      Entonces ya no juega desde la ronda <ronda>

      @ajs-2024:4.1.10.p1.s1
      Ejemplos: AJS: lo que está emparejado se juega
        # en: AJS: what is paired is played
        # en: | edition | when | round |
        | reglamento | cuándo                     | ronda |
        | ajs-2024   | antes del emparejamiento   | 3     |
        | ajs-2024   | después del emparejamiento | 3     |

    @esc-5223
    Esquema del escenario: Bruno pide la baja después del emparejamiento y no juega
      # en: Bruno asks to leave after the pairing and does not play
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 2 se enfrentan Ana–Bruno
      Y que Bruno pide la baja después del emparejamiento
      Cuando Bruno no comparece en la ronda 2
      Entonces los puntos de victoria de Ana y Bruno son 1 y 0
      Y la partida no vale para el Elo de ambos
      Y Bruno ha de cumplir un bye de penalización en la ronda 3

      @ajs-2024:4.1.10.p1.s2
      Ejemplos: AJS: es una incomparecencia, con todos sus efectos
        # en: AJS: it is a no-show, with all its effects
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5224
    Esquema del escenario: Bruno pide la baja después del emparejamiento y juega
      # en: Bruno asks to leave after the pairing and plays
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el marcador de la ronda 2 es Ana 350–400 Bruno
      Y que Bruno pide la baja después del emparejamiento
      Cuando Ana y Bruno acaban su partida de la ronda 2
      Entonces los puntos de victoria de Ana y Bruno son 0 y 1
      Y la partida vale para el Elo de ambos
      Y nadie recibe un bye de penalización

      @ajs-2024:5.1.p2
      Ejemplos: AJS: la partida vale como cualquier otra
        # en: AJS: the game counts like any other
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5281
    Esquema del escenario: Bruno, que ya pidió la baja <una>, la pide <otra>
      # en: Bruno, who has asked to leave <una>, asks to leave <otra>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 2 se enfrentan Ana–Bruno
      Y que Bruno pide la baja <una>
      Cuando Bruno pide la baja <otra>
      Entonces la baja <resultado>

      @ajs-2024:4.1.10.p1.s1
      Ejemplos: AJS: quien ya no está no puede irse
        # en: AJS: whoever is gone cannot leave
        # en: | edition | first | other | result |
        | reglamento | una                      | otra                     | resultado                    |
        | ajs-2024   | antes del emparejamiento | antes del emparejamiento | se rechaza porque no procede |
        | ajs-2024   | por un rato y con motivo | por un rato y con motivo | se rechaza porque no procede |
