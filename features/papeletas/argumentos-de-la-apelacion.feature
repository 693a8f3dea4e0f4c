# language: es
@perfil-papeletas
Característica: Argumentos de la apelación
  # en: Grounds of the appeal

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La hoja de reclamación lleva argumentos, que el autor puede reservar
    # en: The sheet of claims carries grounds, which the author may keep to the judges

    @esc-2060
    Esquema del escenario: Apelación sin argumentos de una palabra rechazada
      # en: An appeal without grounds over a word rejected
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Ana <apelación>
      Entonces la actuación <resultado>

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Por escrito y con argumentos
        # en: In writing and with grounds
        # en: | edition | appeal | result |
        | reglamento | apelación                | resultado                             |
        | fise-2003  | apela                    | se admite                             |
        | fise-2003  | apela sin dar argumentos | se rechaza por falta de argumentos    |
        | fise-2003  | apela solo de palabra    | se rechaza porque no está por escrito |
        | redeletras | apela                    | se admite                             |
        | redeletras | apela sin dar argumentos | se rechaza por falta de argumentos    |
        | redeletras | apela solo de palabra    | se rechaza porque no está por escrito |
        | fise-2009  | apela                    | se admite                             |
        | fise-2009  | apela sin dar argumentos | se rechaza por falta de argumentos    |
        | fise-2009  | apela solo de palabra    | se rechaza porque no está por escrito |
        | ajs-2024   | apela                    | se admite                             |
        | ajs-2024   | apela sin dar argumentos | se rechaza por falta de argumentos    |

    @esc-2061
    Esquema del escenario: Alguien pide ver los argumentos de la apelación de Ana
      # en: Somebody asks to see the grounds of Ana’s appeal
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado <reserva>
      Cuando <quién> pide ver los argumentos de la apelación
      Entonces la actuación <resultado>

      @fise-2009:42.4.s2
      Ejemplos: FISE 2009, también en la AJS: el rival no los ve si el autor lo pide
        # en: FISE 2009, under AJS too: the rival does not see them if the author asks so
        # en: | edition | confidence | who | result |
        | reglamento | reserva                | quién | resultado                       |
        | fise-2009  | a la vista de su rival | Bruno | se admite                       |
        | fise-2009  | con reserva            | Bruno | se rechaza por falta de derecho |
        | fise-2009  | con reserva            | Ana   | se admite                       |
        | ajs-2024   | a la vista de su rival | Bruno | se admite                       |
        | ajs-2024   | con reserva            | Bruno | se rechaza por falta de derecho |

      @fise-2003:35.4 @redeletras:35.4
      Ejemplos: FISE 2003 y ReDeLetras: quién los ve no se dice
        # en: FISE 2003 and ReDeLetras: who sees them is not said
        # en: | edition | confidence | who | result |
        | reglamento | reserva                | quién | resultado                         |
        | fise-2003  | a la vista de su rival | Bruno | no está prevista en el reglamento |
        | redeletras | a la vista de su rival | Bruno | no está prevista en el reglamento |

    @esc-2064
    Esquema del escenario: Bruno pide ver los argumentos cuando Ana no ha apelado
      # en: Bruno asks to see the grounds although Ana has not appealed
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Bruno pide ver los argumentos de la apelación
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2009:42.4.s2
      Ejemplos: No hay nada que ver
        # en: There is nothing to see
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-6315
    Esquema del escenario: La partida ha terminado y <acción>
      # en: The game is over and <acción>
      Dada una partida acabada según el reglamento <reglamento>
      Cuando <acción>
      Entonces la actuación se rechaza porque la partida ha terminado

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Las palabras se discuten durante el juego
        # en: Words are disputed during play
        # en: | edition | action |
        | reglamento | acción                        |
        | fise-2003  | Ana apela                     |
        | fise-2003  | el árbitro estima la apelación |
        | redeletras | Ana apela                     |
        | redeletras | el árbitro estima la apelación |
        | fise-2009  | Ana apela                     |
        | fise-2009  | el árbitro estima la apelación |
        | ajs-2024   | Ana apela                     |
        | ajs-2024   | el árbitro estima la apelación |
