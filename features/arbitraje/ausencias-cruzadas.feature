# language: es
@perfil-arbitraje
Característica: Vuelve uno cuando falta el otro
  # en: One comes back when the other is missing

  Regla: Se para el tiempo de quien llega y corre el de quien falta
    # en: The time of whoever comes stops and that of whoever is missing runs

    @esc-1840
    Esquema del escenario: Ana llega cuando Bruno, cansado de esperarla, ha salido
      # en: Ana comes when Bruno, tired of waiting for her, has left
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Bruno ha salido de la sala tras avisar
      Cuando Ana llega 9 min 0 s después
      Entonces Ana ha consumido <min> min 0 s
      Y corre el tiempo de <corre>

      @ajs-2024:4.1.11.2
      Ejemplos: AJS: el de ella se para a los cuatro minutos
        # en: AJS: hers stops after four minutes
        # en: | edition | authority | min | running |
        | reglamento | autoridad          | min | corre |
        | ajs-2024   | el juez del torneo | 4   | Bruno |

      @fise-2009:36.p1
      Ejemplos: FISE 2009: hasta el sorteo corre el de quien llegó tarde
        # en: FISE 2009: until the lots that of the latecomer runs
        # en: | edition | authority | min | running |
        | reglamento | autoridad   | min | corre |
        | fise-2009  | el Director | 9   | Ana   |

    @esc-1841
    Esquema del escenario: Ana llega, se va otra vez, y Bruno vuelve dos minutos después
      # en: Ana comes, goes again, and Bruno comes back two minutes later
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana no ha llegado
      Y que el juez del torneo ha dado comienzo a la ronda
      Y que Bruno ha salido de la sala tras avisar
      Y que Ana ha llegado 9 min 0 s después
      Y que Ana ha salido de la sala tras avisar
      Cuando Bruno vuelve 2 min 0 s después
      Entonces Ana ha consumido 4 min 0 s
      Y Bruno ha consumido 2 min 0 s
      Y corre el tiempo de Ana

      @ajs-2024:4.1.11.2
      Ejemplos: AJS: y así cuantas veces ocurra
        # en: AJS: and so as often as it happens
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1842
    Esquema del escenario: Ana vuelve cuando Bruno, tras jugar a solas, ha salido
      # en: Ana comes back when Bruno, having played alone, has left
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está PATIO desde H6 en horizontal
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Bruno ha salido de la sala tras avisar
      Cuando Ana vuelve 4 min 0 s después
      Entonces Ana ha consumido 4 min 0 s
      Y corre el tiempo de <corre>
      Y la jugada está anunciada

      @ajs-2024:4.1.11.2
      Ejemplos: AJS: ahora corre el de él
        # en: AJS: now his runs
        # en: | edition | running |
        | reglamento | corre |
        | ajs-2024   | Bruno |

      @fise-2009:37.p1
      Ejemplos: FISE 2009: al salir dejó corriendo el de ella
        # en: FISE 2009: on leaving he left hers running
        # en: | edition | running |
        | reglamento | corre |
        | fise-2009  | Ana   |

    @esc-1843
    Esquema del escenario: Ana vuelve y Bruno está en la sala, pensando
      # en: Ana comes back and Bruno is in the room, thinking
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana ha salido de la sala tras avisar
      Cuando Ana vuelve 4 min 0 s después
      Entonces Ana ha consumido 0 min 0 s
      Y Bruno ha consumido 4 min 0 s
      Y corre el tiempo de Bruno

      @ajs-2024:4.1.11.2 @fise-2009:37.p1
      Ejemplos: Nadie falta y nada cambia
        # en: Nobody is missing and nothing changes
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
