# language: es
@perfil-reloj
Característica: Llamar al árbitro
  # en: Calling the arbiter

  Regla: Mientras el árbitro atiende la consulta, el reloj no corre
    # en: While the arbiter deals with the query, the clock does not run

    @esc-0929
    Esquema del escenario: Un jugador llama al árbitro en pleno turno
      # en: A player calls the arbiter in the middle of a turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado 10 segundos
      Cuando <quien> llama al árbitro
      Entonces el reloj está parado
      Y Ana ha consumido 10 segundos

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: Parado para los dos, llame quien llame
        # en: Stopped for both, whoever calls
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

    @esc-1151
    Esquema del escenario: El árbitro tarda cuatro minutos en resolver la consulta de Ana
      # en: The arbiter takes four minutes to settle Ana’s query
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado 10 segundos
      Y que Ana ha llamado al árbitro
      Y que han pasado 240 segundos
      Cuando el árbitro se retira de la mesa
      Entonces Ana ha consumido 10 segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: La visita no gasta tiempo de nadie
        # en: The visit uses up nobody’s time
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
