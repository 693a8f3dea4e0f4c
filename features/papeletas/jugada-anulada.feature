# language: es
@perfil-papeletas
Característica: Jugada anulada por el dictamen
  # en: A play annulled by the ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La jugada incorrecta vuelve al atril y su autor se queda sin turno
    # en: An incorrect play goes back to the rack and its author is left without the turn

    @esc-0240
    Esquema del escenario: Impugnación de una palabra incorrecta
      # en: A challenge of an incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLSA <cauce> y el juez responde
      Entonces la casilla I10 no tiene ficha
      Y Ana tiene AELORST en el atril
      Y el marcador queda 60 a 45
      Y le toca a Bruno

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2
      Ejemplos: El dictamen pone fin al turno
        # en: The ruling ends the turn
        # en: | edition | channel |
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |

    @esc-0241
    Esquema del escenario: El dictamen desfavorable, antes de que el autor pulse el reloj
      # en: The adverse ruling, before the author presses the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLSA con papeleta y el juez responde
      Entonces la jugada está retirándose
      Y Ana tiene AELORST en el atril
      Y le toca a Ana

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: levantar las fichas es parte del turno
        # en: AJS: lifting the tiles is part of the turn
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0242
    Esquema del escenario: El autor pulsa el reloj tras levantar la jugada incorrecta
      # en: The author presses the clock after lifting the incorrect play
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Bruno ha pulsado el reloj
      Cuando Ana pulsa el reloj
      Entonces le toca a Bruno
      Y corre el tiempo de Bruno
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: el turno pasa al pulsar
        # en: AJS: the turn passes on pressing
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0243
    Esquema del escenario: Anotación de la jugada anulada
      # en: Noting the play that was annulled
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando <quien> anota 0 puntos
      Entonces la planilla de <quien> recoge 0 puntos
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: los dos escriben un cero
        # en: AJS: both write a zero
        # en: | edition | who |
        | reglamento | quien |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-0244
    Esquema del escenario: El rival anota los puntos anunciados de la jugada anulada
      # en: The rival notes the points announced for the play that was annulled
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Bruno anota 6 puntos
      Entonces la actuación se rechaza porque la jugada ya fue dictaminada
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: la jugada anulada vale cero
        # en: AJS: the annulled play is worth zero
        # en: | edition |
        | reglamento |
        | ajs-2024   |
