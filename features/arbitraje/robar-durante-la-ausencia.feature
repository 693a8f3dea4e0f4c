# language: es
@perfil-arbitraje
Característica: Robar mientras un jugador está fuera
  # en: Drawing while a player is away

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 20 a 18

  Regla: El rival no roba hasta que el ausente vuelve
    # en: The rival draws nothing until the absentee is back

    @esc-1823
    Esquema del escenario: Con Ana fuera, Bruno coloca SOL y roba dos fichas
      # en: With Ana away, Bruno lays SOL and draws two tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Cuando Bruno roba 2 fichas
      Entonces la actuación se rechaza porque falta un jugador
      Y Bruno tiene 5 fichas

      @fise-2009:37.p1.s2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1824
    Esquema del escenario: Con Ana fuera, Bruno cambia dos fichas
      # en: With Ana away, Bruno exchanges two tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene AEIOSTV en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Cuando Bruno cambia VI
      Entonces la actuación se rechaza porque falta un jugador

      @fise-2009:37.p1.s2
      Ejemplos: Cambiar también es robar
        # en: Exchanging is drawing too
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
