# language: es
@perfil-papeletas
Característica: Respuesta a la apelación
  # en: The answer to an appeal

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La partida espera la respuesta, que es definitiva
    # en: The game waits for the answer, which is final

    @esc-0915
    Esquema del escenario: La apelación se estima
      # en: The appeal is upheld
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando el árbitro estima la apelación
      Entonces la casilla I10 sí tiene ficha
      Y Ana tiene EORT en el atril
      Y la jugada está anunciada
      Y le toca a Ana

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Lectura adoptada: la jugada y el turno se reponen
        # en: Reading adopted: the play and the turn are restored
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0917
    Esquema del escenario: El rival anota la jugada repuesta por la apelación
      # en: The rival notes the play restored on appeal
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Y que el árbitro ha estimado la apelación
      Cuando Bruno anota 6 puntos
      Entonces el marcador queda 66 a 45
      Y la jugada está aceptada

      @fise-2003:33 @fise-2003:35.4 @redeletras:33 @redeletras:35.4 @fise-2009:38 @fise-2009:42.4
      Ejemplos: Cuenta como cualquier otra
        # en: It counts like any other
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:4.1.7.1.a.s1 @fise-2009:42.4
      Ejemplos: AJS: la acepta el rival al escribirla
        # en: AJS: the rival accepts it by writing it down
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0918
    Esquema del escenario: La apelación se desestima
      # en: The appeal is dismissed
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando el árbitro desestima la apelación
      Entonces la casilla I10 no tiene ficha
      Y Ana tiene AELORST en el atril
      Y le toca a <turno>

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Queda lo que dijeron los jueces
        # en: What the judges said remains
        # en: | edition | turn |
        | reglamento | turno |
        | fise-2003  | Bruno |
        | redeletras | Bruno |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |

    @esc-0919
    Esquema del escenario: Nueva apelación tras la respuesta
      # en: Another appeal after the answer
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Y que el árbitro ha desestimado la apelación
      Cuando Ana apela
      Entonces la actuación se rechaza porque el asunto ya está resuelto

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: La respuesta es definitiva
        # en: The answer is final
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
