# language: es
@perfil-reloj
Característica: Quién maneja el reloj
  # en: Who handles the clock

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: El reloj de cada jugador lo maneja él y nadie más
    # en: Each player handles the own clock and nobody else does

    @esc-1253
    Esquema del escenario: Un tercero pulsa el reloj que Ana olvidó
      # en: Somebody else presses the clock that Ana forgot
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Cuando <quien> pulsa el reloj sin ser jugador
      Entonces la actuación se rechaza por falta de derecho
      Y le toca a Ana

      @fise-2003:32 @redeletras:32.p1 @fise-2009:35.p1
      Ejemplos: Ni el árbitro
        # en: Not even the arbiter
        # en: | edition | timing | who |
        | reglamento | modalidad         | quien                   |
        | fise-2003  | tiempo no corrido | el árbitro              |
        | fise-2003  | tiempo no corrido | un jugador de otra mesa |
        | redeletras | tiempo corrido    | el árbitro              |
        | redeletras | tiempo corrido    | un jugador de otra mesa |
        | fise-2009  | tiempo corrido    | el Director             |
        | fise-2009  | tiempo corrido    | un jugador de otra mesa |
        | ajs-2024   | tiempo corrido    | el juez del torneo      |
