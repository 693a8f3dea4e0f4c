# language: es
@perfil-reloj
Característica: Un olvido que ya no se remedia
  # en: A lapse that is made good no more

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril

  Regla: En su nuevo turno, quien olvidó pulsar ya no remedia aquel olvido, y pulsar sin haber jugado no es nada
    # en: In a new turn whoever forgot to press makes that lapse good no more, and pressing without a play is nothing

    @esc-6004
    Esquema del escenario: Ana, que olvidó pulsar, quiere hacerlo cuando Bruno ya ha pasado
      # en: Ana, who forgot to press, wants to do so when Bruno has passed already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Y que Bruno ha pasado
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y corre el tiempo de Ana
      Y le toca a Ana

      @fise-2003:25 @redeletras:25 @fise-2009:26
      Ejemplos: Es otra vez su turno y no ha jugado
        # en: It is her turn again and she has not played
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
