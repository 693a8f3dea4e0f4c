# language: es
@perfil-papeletas
Característica: Completar una jugada
  # en: Completing a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: La jugada se completa cuando las dos planillas recogen su puntuación
    # en: The play is complete once both sheets carry its score

    @esc-0203
    Esquema del escenario: Solo uno de los dos ha anotado
      # en: Only one of the two has noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Cuando <quien> anota 6 puntos
      Entonces la jugada está <etapa>
      Y el reloj <reloj>

      @fise-2003:29.p3 @redeletras:29.p6 @fise-2009:32.p2
      Ejemplos: Una sola anotación no la completa
        # en: A single note does not complete it
        # en: | edition | who | stage | clock |
        | reglamento | quien | etapa     | reloj         |
        | fise-2003  | Ana   | anunciada | está parado   |
        | fise-2003  | Bruno | aceptada  | está parado   |
        | redeletras | Ana   | anunciada | corre por Ana |
        | redeletras | Bruno | aceptada  | corre por Ana |
        | fise-2009  | Ana   | anunciada | corre por Ana |
        | fise-2009  | Bruno | aceptada  | corre por Ana |
        | ajs-2024   | Ana   | anunciada | corre por Ana |
        | ajs-2024   | Bruno | aceptada  | corre por Ana |

    @esc-0204
    Esquema del escenario: Anotan los dos, en uno u otro orden
      # en: Both note, in either order
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que <primero> ha anotado 6 puntos
      Cuando <segundo> anota 6 puntos
      Entonces la jugada está completa
      Y el reloj <reloj>

      @fise-2003:29.p3 @redeletras:29.p6 @fise-2009:32.p2
      Ejemplos: La segunda anotación la completa
        # en: The second note completes it
        # en: | edition | first | second | clock |
        | reglamento | primero | segundo | reloj         |
        | fise-2003  | Ana     | Bruno   | está parado   |
        | fise-2003  | Bruno   | Ana     | está parado   |
        | redeletras | Ana     | Bruno   | corre por Ana |
        | redeletras | Bruno   | Ana     | corre por Ana |
        | fise-2009  | Ana     | Bruno   | corre por Ana |
        | fise-2009  | Bruno   | Ana     | corre por Ana |
        | ajs-2024   | Ana     | Bruno   | corre por Ana |
        | ajs-2024   | Bruno   | Ana     | corre por Ana |

    @esc-0205
    Esquema del escenario: Reposición del atril tras la jugada completa
      # en: Refilling the rack after the play is complete
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Cuando Ana roba <robadas> fichas
      Entonces la jugada está <etapa>

      @redeletras:29.p7 @fise-2009:32.p3
      Ejemplos: El turno se completa con la séptima ficha
        # en: The turn is complete with the seventh tile
        # en: | edition | drawn | stage |
        | reglamento | robadas | etapa                 |
        | redeletras | 2       | completa              |
        | redeletras | 3       | completa con su turno |
        | fise-2009  | 2       | completa              |
        | fise-2009  | 3       | completa con su turno |
        | ajs-2024   | 2       | completa              |
        | ajs-2024   | 3       | completa con su turno |
