# language: es
@perfil-reloj
Característica: Efecto de advertir del reloj olvidado
  # en: What follows from pointing out the forgotten clock

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: La advertencia no cambia de quién es el tiempo que corre
    # en: The warning does not change whose time runs

    @esc-1256
    Esquema del escenario: Minuto que sigue a la advertencia del árbitro
      # en: The minute after the arbiter’s warning
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que el árbitro ha advertido que falta pulsar el reloj
      Cuando pasan 60 segundos
      Entonces Ana ha consumido 60 segundos
      Y Bruno ha consumido 0 segundos

      @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Solo Ana puede poner en marcha el de Bruno
        # en: Only Ana can start Bruno’s
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1257
    Esquema del escenario: Treinta puntos a Bruno por advertir a Ana
      # en: Thirty points off Bruno for warning Ana
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha advertido que falta pulsar el reloj
      Cuando el árbitro principal resta 30 puntos a Bruno por ello, probado
      Entonces la actuación se admite
      Y el marcador queda 66 a 15

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Es una infracción como las demás
        # en: It is a breach like any other
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
