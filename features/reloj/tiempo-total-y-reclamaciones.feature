# language: es
@perfil-reloj
Característica: El tiempo total durante una reclamación
  # en: The total time during a claim

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La reclamación para el tiempo de los jugadores y no el de la partida
    # en: A claim stops the time of the players and not that of the game

    @esc-1263
    Esquema del escenario: A los 58 min 30 s de una partida de una hora se espera un dictamen
      # en: At 58 min 30 s of a game of an hour a ruling is awaited
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar 60 min y han transcurrido 58 min 30 s
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS con papeleta
      Cuando pasan <espera> segundos
      Entonces Ana ha consumido 0 segundos
      Y Bruno ha consumido 0 segundos
      Y a la partida le quedan 0 min <s> s
      Y la partida no termina

      @fise-2003:31.2 @fise-2003:35.6 @redeletras:35.6 @fise-2009:42.6 @redeletras:31.2
      Ejemplos: Los relojes están parados y el tiempo total sigue
        # en: The clocks stand and the total time goes on
        # en: | edition | wait | s |
        | reglamento | espera | s  |
        | fise-2003  | 60     | 30 |
        | fise-2003  | 90     | 0  |
        | fise-2003  | 120    | 0  |
        | redeletras | 60     | 30 |
        | redeletras | 90     | 0  |
        | redeletras | 120    | 0  |
        | fise-2009  | 60     | 30 |
        | fise-2009  | 90     | 0  |
        | fise-2009  | 120    | 0  |

    @esc-1300
    Esquema del escenario: Bruno impugna la palabra de Ana
      # en: Bruno challenges Ana’s word
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que se juega con un reloj de ajedrez
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLAS
      Entonces el reloj está parado por un dictamen

      @fise-2003:31.2 @fise-2003:35.6 @redeletras:35.6 @fise-2009:42.6 @redeletras:31.2 @fise-2009:34.2
      Ejemplos: La consulta es un motivo de parada por sí misma
        # en: The query is a reason of its own to stop
        # en: | edition | timing |
        | reglamento | modalidad         |
        | fise-2003  | tiempo no corrido |
        | fise-2003  | tiempo corrido    |
        | redeletras | tiempo corrido    |
        | redeletras | tiempo no corrido |
        | fise-2009  | tiempo corrido    |
        | fise-2009  | tiempo no corrido |

    @esc-1264
    Esquema del escenario: Treinta segundos después de un dictamen que duró un minuto
      # en: Thirty seconds after a ruling that took a minute
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar 60 min y han transcurrido 58 min 30 s
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS con papeleta
      Y que han pasado 60 segundos
      Y que el juez ha respondido a la impugnación
      Cuando pasan 30 segundos
      Entonces a la partida le quedan 0 min 0 s

      @fise-2003:31.2 @fise-2003:35.6 @redeletras:35.6 @fise-2009:42.6
      Ejemplos: El minuto de la espera no se devuelve
        # en: The minute of the wait is not given back
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
