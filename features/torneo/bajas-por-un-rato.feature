# language: es
@perfil-torneo
Característica: Bajas por un rato
  # en: Leaving for a while

  Regla: Con motivo se puede faltar un rato y volver
    # en: With good reason one may be away for a while and come back

    @esc-5225
    Esquema del escenario: Bruno quiere irse <cómo>
      # en: Bruno wants to go <cómo>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 2 se enfrentan Ana–Bruno
      Cuando Bruno pide la baja <cómo>
      Entonces la baja <resultado>

      @ajs-2024:4.1.10.p2.s1
      Ejemplos: AJS: solo con motivo
        # en: AJS: only with good reason
        # en: | edition | how | result |
        | reglamento | cómo                     | resultado                             |
        | ajs-2024   | por un rato y con motivo | se admite                             |
        | ajs-2024   | por un rato y sin motivo | se rechaza porque no está justificado |

    @esc-5226
    Esquema del escenario: Bruno quiere volver <cómo>
      # en: Bruno wants to come back <cómo>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 4 se enfrentan Ana–Bruno
      Y que Bruno pide la baja <baja>
      Cuando Bruno quiere volver <cómo>
      Entonces la vuelta <resultado>

      @ajs-2024:4.1.10.p2.s2
      Ejemplos: AJS: en la sala y tras pedirlo
        # en: AJS: in the room and having asked
        # en: | edition | leaving | how | result |
        | reglamento | baja                     | cómo                          | resultado                           |
        | ajs-2024   | por un rato y con motivo | ya en la sala y tras pedirlo  | se admite                           |
        | ajs-2024   | por un rato y con motivo | tras pedirlo desde fuera      | se rechaza porque falta un jugador  |
        | ajs-2024   | por un rato y con motivo | ya en la sala y sin pedirlo   | se rechaza por estar fuera de orden |
        | ajs-2024   | antes del emparejamiento | ya en la sala y tras pedirlo  | se rechaza porque no procede        |

    @esc-5227
    Esquema del escenario: Bruno vuelve con la ronda <ronda> emparejada
      # en: Bruno comes back with round <ronda> paired
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda <ronda> se enfrentan Ana–Bruno
      Y que Bruno pide la baja por un rato y con motivo
      Cuando Bruno quiere volver ya en la sala y tras pedirlo
      Entonces vuelve a jugar en la ronda <siguiente>

      @ajs-2024:4.1.10.p2.s2
      Ejemplos: AJS: desde la siguiente que se empareje
        # en: AJS: from the next that is paired
        # en: | edition | round | next |
        | reglamento | ronda | siguiente |
        | ajs-2024   | 4     | 5         |
        | ajs-2024   | 5     | 6         |

    @esc-5228
    Esquema del escenario: Bruno se va con la ronda emparejada, falta a ella y quiere volver
      # en: Bruno leaves with the round paired, misses it and wants to come back
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 4 se enfrentan Ana–Bruno
      Y que Bruno pide la baja por un rato y con motivo, después del emparejamiento
      Y que Bruno no comparece en la ronda 4
      Cuando Bruno quiere volver ya en la sala y tras pedirlo
      Entonces vuelve a jugar en la ronda 6

      @ajs-2024:4.1.10.p2.s2
      Ejemplos: AJS: antes cumple la penalización en la ronda 5
        # en: AJS: the penalty is served first, in round 5
        # en: | edition |
        | reglamento |
        | ajs-2024   |
