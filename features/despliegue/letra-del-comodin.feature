# language: es
@perfil-despliegue
Característica: Letra del comodín
  # en: Letter of a blank

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La letra que se dice queda fijada, y no puede ser K ni W
    # en: The letter said is fixed, and may be neither K nor W

    @esc-0390
    Esquema del escenario: Otra letra para el comodín antes de contar
      # en: Another letter for the blank before counting
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal
      Cuando Ana dice <letra> para el comodín de H11
      Entonces la actuación <resultado>

      @fise-2003:10.1 @resumen-2018:8.s2
      Ejemplos: FISE 2003 y Resumen: la dicha ya no cambia
        # en: FISE 2003 and Summary: the letter said no longer changes
        # en: | edition | letter | result |
        | reglamento   | letra | resultado                         |
        | fise-2003    | S     | se admite                         |
        | fise-2003    | N     | se rechaza por no estar permitido |
        | resumen-2018 | S     | se admite                         |
        | resumen-2018 | N     | se rechaza por no estar permitido |

      @redeletras:10.1 @redeletras:21.p2 @fise-2009:10.2 @fise-2009:22.p3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: hasta que se cuenta
        # en: ReDeLetras, FISE 2009 and AJS: until counting begins
        # en: | edition | letter | result |
        | reglamento | letra | resultado |
        | redeletras | S     | se admite |
        | redeletras | N     | se admite |
        | fise-2009  | S     | se admite |
        | fise-2009  | N     | se admite |
        | ajs-2024   | S     | se admite |
        | ajs-2024   | N     | se admite |

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2.s2
      Ejemplos: K y W no existen en el juego
        # en: K and W do not exist in the game
        # en: | edition | letter | result |
        | reglamento | letra | resultado                                         |
        | fise-2003  | K     | se rechaza porque esa letra no existe en el juego |
        | fise-2003  | W     | se rechaza porque esa letra no existe en el juego |
        | redeletras | K     | se rechaza porque esa letra no existe en el juego |
        | redeletras | W     | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | K     | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | W     | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | K     | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | W     | se rechaza porque esa letra no existe en el juego |

    @esc-0391
    Esquema del escenario: Otra letra para el comodín con el recuento empezado
      # en: Another letter for the blank once counting has begun
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal
      Y que Ana ha empezado a contar
      Cuando Ana dice N para el comodín de H11
      Entonces la actuación se rechaza porque el recuento ha empezado

      @redeletras:10.1 @redeletras:21.p2 @fise-2009:10.2 @fise-2009:22.p3
      Ejemplos: El recuento la fija
        # en: Counting fixes it
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0814
    Esquema del escenario: Otra letra para el comodín con la jugada anotada
      # en: Another letter for the blank once the play is noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal
      Y que Ana ha anotado 7 puntos
      Cuando Ana dice N para el comodín de H11
      Entonces la actuación se rechaza porque el recuento ha empezado

      @redeletras:10.1 @redeletras:21.p2 @fise-2009:10.2 @fise-2009:22.p3
      Ejemplos: Quien ha anotado ha contado
        # en: Whoever has noted has counted
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
