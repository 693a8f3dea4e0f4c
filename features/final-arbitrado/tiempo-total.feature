# language: es
@perfil-final-arbitrado
Característica: Final por tiempo total
  # en: Ending by total time

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Agotado el tiempo total, la partida acaba cuando los dos han tenido los mismos turnos
    # en: Once the total time is up, the game ends when both have had equally many turns

    @esc-0040
    Esquema del escenario: Se agota el tiempo antes de que nadie coloque en este turno
      # en: Time runs out before anybody lays tiles in this turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva <turnos de Ana> turnos y Bruno <turnos de Bruno>
      Cuando se agota el tiempo total de la partida
      Entonces la actuación <resultado>
      Y la partida <final>

      @fise-2003:27.p2 @fise-2003:40.4 @redeletras:27.p2 @redeletras:37.5 @fise-2009:30.s2 @fise-2009:45.5
      Ejemplos: FISE y ReDeLetras: con turnos iguales acaba; si falta uno, se juega
        # en: FISE and ReDeLetras: with equal turns it ends; if one is missing, it is played
        # en: | edition | Ana’s turns | Bruno’s turns | result | ending |
        | reglamento | turnos de Ana | turnos de Bruno | resultado | final                    |
        | fise-2003  | 10            | 10              | se admite | termina por tiempo total |
        | fise-2003  | 10            | 9               | se admite | no termina               |
        | redeletras | 10            | 10              | se admite | termina por tiempo total |
        | redeletras | 10            | 9               | se admite | no termina               |
        | fise-2009  | 10            | 10              | se admite | termina por tiempo total |
        | fise-2009  | 10            | 9               | se admite | no termina               |

      @resumen-2018:21
      Ejemplos: Resumen: lo deja a cada torneo
        # en: Summary: leaves it to each tournament
        # en: | edition | Ana’s turns | Bruno’s turns | result | ending |
        | reglamento   | turnos de Ana | turnos de Bruno | resultado                         | final      |
        | resumen-2018 | 10            | 10              | no está prevista en el reglamento | no termina |

      @ajs-2024:2.art30
      Ejemplos: AJS: no aplica el tiempo total
        # en: AJS: does not apply the total time
        # en: | edition | Ana’s turns | Bruno’s turns | result | ending |
        | reglamento | turnos de Ana | turnos de Bruno | resultado                         | final      |
        | ajs-2024   | 10            | 10              | no está prevista en el reglamento | no termina |

    @esc-0041
    Esquema del escenario: Se agota el tiempo con las fichas ya colocadas
      # en: Time runs out with tiles already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando se agota el tiempo total de la partida
      Entonces la partida no termina
      Y la casilla H11 sí tiene ficha

      @fise-2003:27.p2 @redeletras:27.p2 @fise-2009:30.s2
      Ejemplos: La jugada puesta a tiempo se completa y luego se iguala
        # en: A play laid in time is completed and turns are then equalised
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0042
    Esquema del escenario: Turno de igualación que es un pase
      # en: An equalising turn that is a pass
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 9
      Y que se ha agotado el tiempo total
      Cuando Bruno pasa
      Entonces la partida termina por tiempo total

      @fise-2003:27.p2 @redeletras:27.p2 @fise-2009:30.s2
      Ejemplos: Todo turno cuenta para igualar
        # en: Every turn counts for equalising
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-2208
    Esquema del escenario: Se agota el tiempo de una partida que empezó Bruno
      # en: Time runs out in a game that Bruno started
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno, que empezó, lleva 10 turnos y Ana <turnos de Ana>
      Cuando se agota el tiempo total de la partida
      Entonces la partida <final>
      Y le toca a <toca>

      @fise-2003:27.p2 @fise-2003:40.4 @redeletras:27.p2 @redeletras:37.5 @fise-2009:30.s2 @fise-2009:45.5
      Ejemplos: Iguala quien no empezó
        # en: Whoever did not start evens the count
        # en: | edition | Ana’s turns | ending | turn |
        | reglamento | turnos de Ana | final                    | toca  |
        | fise-2003  | 10            | termina por tiempo total | Bruno |
        | redeletras | 10            | termina por tiempo total | Bruno |
        | fise-2009  | 10            | termina por tiempo total | Bruno |
        | fise-2003  | 9             | no termina               | Ana   |
        | redeletras | 9             | no termina               | Ana   |
        | fise-2009  | 9             | no termina               | Ana   |
