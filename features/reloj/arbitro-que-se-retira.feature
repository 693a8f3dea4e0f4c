# language: es
@perfil-reloj
Característica: El árbitro se retira de la mesa
  # en: The arbiter leaves the table

  Regla: Resuelta la consulta, el tiempo sigue para quien corría
    # en: Once the query is settled, time goes on for whom it ran

    @esc-1152
    Esquema del escenario: El árbitro se retira tras la consulta de un jugador
      # en: The arbiter leaves after a player’s query
      Dada una partida en curso según el reglamento <reglamento>
      Y que <quien> ha llamado al árbitro
      Cuando el árbitro se retira de la mesa
      Entonces corre el tiempo de Ana

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: El del jugador en turno, llamase quien llamase
        # en: That of the player to move, whoever called
        # en: | edition | who |
        | reglamento | quien |
        | fise-2003  | Ana   |
        | fise-2003  | Bruno |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-1153
    Esquema del escenario: El árbitro se retira cuando Ana, atendida la consulta, ya había pasado
      # en: The arbiter leaves when Ana, her query answered, had already passed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha llamado al árbitro
      Y que Ana ha pasado
      Cuando el árbitro se retira de la mesa
      Entonces corre el tiempo de Bruno

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: Cambiado el turno, el de quien lo tiene ahora
        # en: The turn having changed, that of whoever has it now
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1154
    Esquema del escenario: Se da por terminada la consulta sin que nadie llamara al árbitro
      # en: The query is declared over though nobody had called the arbiter
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el árbitro se retira de la mesa
      Entonces la actuación se rechaza porque no procede
      Y corre el tiempo de Ana

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: No hay parada a la que poner fin
        # en: There is no stop to bring to an end
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
