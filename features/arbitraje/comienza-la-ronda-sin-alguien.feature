# language: es
@perfil-arbitraje
Característica: La ronda comienza y falta alguien
  # en: The round starts and somebody is missing

  Regla: Corre el tiempo de quien falta, y solo el suyo
    # en: The time of whoever is missing runs, and no other

    @esc-1802
    Esquema del escenario: Comienza la ronda con <ausente> fuera de la sala
      # en: The round starts with <missing> out of the room
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que cada jugador tiene 25 min
      Y que <ausente> no ha llegado
      Cuando <autoridad> da comienzo a la ronda
      Entonces corre el tiempo de <ausente>

      @redeletras:32.p3
      Ejemplos: ReDeLetras: corre el del ausente, sea quien sea
        # en: ReDeLetras: that of whoever is missing runs
        # en: | edition | authority | missing |
        | reglamento | autoridad   | ausente |
        | redeletras | el Director | Ana     |
        | redeletras | el Director | Bruno   |

      @fise-2009:36.p1
      Ejemplos: FISE 2009: corre el del ausente, sea quien sea
        # en: FISE 2009: that of whoever is missing runs
        # en: | edition | authority | missing |
        | reglamento | autoridad   | ausente |
        | fise-2009  | el Director | Ana     |
        | fise-2009  | el Director | Bruno   |

    @esc-1803
    Esquema del escenario: Comienza la ronda con los dos en la sala
      # en: The round starts with both in the room
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que cada jugador tiene 25 min
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando pasan 6 min 0 s
      Entonces Ana ha consumido 0 min 0 s
      Y Bruno ha consumido 0 min 0 s

      @redeletras:32.p3 @fise-2009:36.p1 @ajs-2024:4.1.12.2.p3
      Ejemplos: A nadie se le cuenta la demora
        # en: Nobody is charged with the delay
        # en: | edition | authority |
        | reglamento | autoridad          |
        | redeletras | el Director        |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |

    @esc-1875
    Esquema del escenario: Se anuncia la llegada de Bruno, que estaba en la sala
      # en: The arrival of Bruno, who was in the room, is announced
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando Bruno llega 6 min 0 s después
      Entonces la actuación se rechaza porque no procede
      Y corre el tiempo de Ana

      @redeletras:32.p3 @fise-2009:36.p1 @ajs-2024:4.1.12.2.p3
      Ejemplos: Quien falta es Ana
        # en: It is Ana who is missing
        # en: | edition | authority |
        | reglamento | autoridad          |
        | redeletras | el Director        |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |
