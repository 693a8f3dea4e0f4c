# language: es
@perfil-torneo
Característica: Partidas que no llegan a su fin
  # en: Games that are not played to their end

  Regla: Gana quien comparece; si no comparece nadie, no hay punto de victoria
    # en: Whoever turns up wins; if nobody does, there is no victory point

    @esc-5200
    Esquema del escenario: Ana o Bruno dejan la partida sin acabar
      # en: Ana or Bruno leave the game unfinished
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el marcador de la ronda 3 es Ana <de Ana>–<de Bruno> Bruno
      Cuando <quién> <desenlace> en la ronda 3
      Entonces los puntos de victoria de Ana y Bruno son <punto de Ana> y <punto de Bruno>
      Y queda anotado Ana <anotado a Ana>–<anotado a Bruno> Bruno
      Y la partida <vale> para el Elo de ambos

      @ajs-2024:4.1.11.1.p1
      Ejemplos: Quien comparece gana
        # en: Whoever turns up wins
        # en: | edition | of Ana | of Bruno | who | ending | point of Ana | point of Bruno | entered for Ana | entered for Bruno | counts |
        | reglamento | de Ana | de Bruno | quién | desenlace    | punto de Ana | punto de Bruno | anotado a Ana | anotado a Bruno | vale    |
        | ajs-2024   | 0      | 0        | Bruno | no comparece | 1            | 0              | 300           | 0               | no vale |
        | ajs-2024   | 0      | 0        | Ana   | no comparece | 0            | 1              | 0             | 300             | no vale |

      @ajs-2024:4.1.11.1.p4.s1 @ajs-2024:4.1.11.1.p4.s2
      Ejemplos: Ausente hasta el final: 300 a 0, o lo que hubiera si gana por más de 300
        # en: Away to the end: 300 to 0, or what there was if the winner leads by more than 300
        # en: | edition | of Ana | of Bruno | who | ending | point of Ana | point of Bruno | entered for Ana | entered for Bruno | counts |
        | reglamento | de Ana | de Bruno | quién | desenlace                         | punto de Ana | punto de Bruno | anotado a Ana | anotado a Bruno | vale    |
        | ajs-2024   | 120    | 80       | Bruno | se ausenta hasta agotar su tiempo | 1            | 0              | 300           | 0               | vale    |
        | ajs-2024   | 120    | 80       | Ana   | se ausenta hasta agotar su tiempo | 0            | 1              | 0             | 300             | vale    |
        | ajs-2024   | 400    | 100      | Bruno | se ausenta hasta agotar su tiempo | 1            | 0              | 300           | 0               | vale    |
        | ajs-2024   | 401    | 100      | Bruno | se ausenta hasta agotar su tiempo | 1            | 0              | 401           | 100             | vale    |
        | ajs-2024   | 100    | 401      | Ana   | se ausenta hasta agotar su tiempo | 0            | 1              | 100           | 401             | vale    |
        | ajs-2024   | 20     | 350      | Bruno | se ausenta hasta agotar su tiempo | 1            | 0              | 300           | 0               | vale    |

      @ajs-2024:3.1.3.1.p4.s1
      Ejemplos: Quien pierde por tiempo pierde aunque tenga más puntos
        # en: Whoever loses on time loses though ahead
        # en: | edition | of Ana | of Bruno | who | ending | point of Ana | point of Bruno | entered for Ana | entered for Bruno | counts |
        | reglamento | de Ana | de Bruno | quién | desenlace         | punto de Ana | punto de Bruno | anotado a Ana | anotado a Bruno | vale    |
        | ajs-2024   | 350    | 300      | Ana   | pierde por tiempo | 0            | 1              | 350           | 300             | vale    |
        | ajs-2024   | 350    | 300      | Bruno | pierde por tiempo | 1            | 0              | 350           | 300             | vale    |

      @ajs-2024:4.1.11.1.p3.s2
      Ejemplos: El abandono concedido da la victoria al rival con el marcador que hubiera
        # en: A resignation that is granted gives the rival the win with the score there was
        # en: | edition | of Ana | of Bruno | who | ending | point of Ana | point of Bruno | entered for Ana | entered for Bruno | counts |
        | reglamento | de Ana | de Bruno | quién | desenlace            | punto de Ana | punto de Bruno | anotado a Ana | anotado a Bruno | vale    |
        | ajs-2024   | 150    | 400      | Ana   | abandona con permiso | 0            | 1              | 150           | 400             | vale    |
        | ajs-2024   | 210    | 200      | Ana   | abandona con permiso | 0            | 1              | 210           | 200             | vale    |

    @esc-5201
    Esquema del escenario: No comparece ninguno de los dos
      # en: Neither of the two turns up
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno
      Cuando ni Ana ni Bruno comparecen en la ronda 3
      Entonces los puntos de victoria de Ana y Bruno son 0 y 0
      Y queda anotado Ana 0–0 Bruno
      Y la partida no vale para el Elo de ambos
      Y nadie suma una partida para el Mundial

      @ajs-2024:4.1.11.1.p2 @ajs-2024:4.1.11.3.p1.s1 @ajs-2024:4.1.11.3.p2.s2
      Ejemplos: AJS: 0 a 0, y no es un empate
        # en: AJS: 0 to 0, and it is no draw
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: Las partidas acabadas las decide el marcador
    # en: Games played to their end are decided by the score

    @esc-5202
    Esquema del escenario: La partida acaba <de Ana> a <de Bruno>
      # en: The game ends <de Ana> to <de Bruno>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el marcador de la ronda 3 es Ana <de Ana>–<de Bruno> Bruno
      Cuando Ana y Bruno acaban su partida de la ronda 3
      Entonces los puntos de victoria de Ana y Bruno son <punto de Ana> y <punto de Bruno>
      Y la partida vale para el Elo de ambos
      Y suma una partida para el Mundial Ana y Bruno

      @ajs-2024:5.1.p2
      Ejemplos: AJS: un punto para quien gana, medio para cada uno en el empate
        # en: AJS: a point for whoever wins, half a point each in a draw
        # en: | edition | of Ana | of Bruno | point of Ana | point of Bruno |
        | reglamento | de Ana | de Bruno | punto de Ana | punto de Bruno |
        | ajs-2024   | 381    | 380      | 1            | 0              |
        | ajs-2024   | 350    | 402      | 0            | 1              |
        | ajs-2024   | 350    | 350      | ½            | ½              |
