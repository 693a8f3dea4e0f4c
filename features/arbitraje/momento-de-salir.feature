# language: es
@perfil-arbitraje
Característica: El momento de salir
  # en: The moment to leave

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Se sale con la jugada hecha y antes de robar
    # en: One leaves with the play made and before drawing

    @esc-1815
    Esquema del escenario: Ana quiere salir con su jugada anotada solo por ella
      # en: Ana wants to leave with her play noted by herself alone
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Ana sale de la sala tras avisar y con permiso
      Entonces la actuación <resultado>

      @redeletras:38.p6
      Ejemplos: ReDeLetras: haber jugado y anotado basta
        # en: ReDeLetras: having played and noted is enough
        # en: | edition | result |
        | reglamento | resultado |
        | redeletras | se admite |

      @fise-2009:37.p1
      Ejemplos: FISE 2009, también en la AJS: la jugada se completa cuando anotan los dos
        # en: FISE 2009, under AJS too: a play is complete when both have noted it
        # en: | edition | result |
        | reglamento | resultado                           |
        | fise-2009  | se rechaza por estar fuera de orden |
        | ajs-2024   | se rechaza por estar fuera de orden |

    @esc-1816
    Esquema del escenario: Ana quiere salir con los puntos anunciados y sin anotar
      # en: Ana wants to leave with the points announced and not noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Cuando Ana sale de la sala tras avisar y con permiso
      Entonces la actuación se rechaza por estar fuera de orden

      @redeletras:38.p6 @fise-2009:37.p1
      Ejemplos: Falta anotar
        # en: The noting is still to come
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1817
    Esquema del escenario: Ana quiere salir con la jugada anotada por los dos y ya robada
      # en: Ana wants to leave with her play noted by both and drawn for already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 3 fichas
      Cuando Ana sale de la sala tras avisar y con permiso
      Entonces la actuación se rechaza por tardía
      Y Ana está en la sala

      @redeletras:38.p6 @fise-2009:37.p1
      Ejemplos: Tenía que salir antes de robar
        # en: She had to leave before drawing
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
