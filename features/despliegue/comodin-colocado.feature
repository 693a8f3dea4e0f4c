# language: es
@perfil-despliegue
Característica: Comodín que se coloca o se mueve
  # en: Laying and moving a blank

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: El comodín no se coloca por K ni por W
    # en: A blank is laid neither for K nor for W

    @esc-0815
    Esquema del escenario: Comodín colocado por una letra que el juego no tiene
      # en: A blank laid for a letter the set lacks
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H10 en vertical
      Entonces la actuación <resultado>

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2.s2
      Ejemplos: K y W no existen; J sí
        # en: K and W do not exist; J does
        # en: | edition | word | result |
        | reglamento | palabra | resultado                                         |
        | fise-2003  | O(K)A   | se rechaza porque esa letra no existe en el juego |
        | fise-2003  | O(W)A   | se rechaza porque esa letra no existe en el juego |
        | fise-2003  | O(J)O   | se admite                                         |
        | redeletras | O(K)A   | se rechaza porque esa letra no existe en el juego |
        | redeletras | O(W)A   | se rechaza porque esa letra no existe en el juego |
        | redeletras | O(J)O   | se admite                                         |
        | fise-2009  | O(K)A   | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | O(W)A   | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | O(J)O   | se admite                                         |
        | ajs-2024   | O(K)A   | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | O(W)A   | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | O(J)O   | se admite                                         |

      @resumen-2018:8.s2
      Ejemplos: Resumen: no las excluye
        # en: Summary: does not exclude them
        # en: | edition | word | result |
        | reglamento   | palabra | resultado                         |
        | resumen-2018 | O(K)A   | no está prevista en el reglamento |

    @esc-0816
    Esquema del escenario: Comodín puesto por una letra que el juego no tiene
      # en: A blank put down for a letter the set lacks
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana pone <ficha> en I10
      Entonces la actuación <resultado>

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2.s2
      Ejemplos: Tampoco ficha a ficha
        # en: Nor tile by tile
        # en: | edition | tile | result |
        | reglamento | ficha | resultado                                         |
        | fise-2003  | (K)   | se rechaza porque esa letra no existe en el juego |
        | fise-2003  | (J)   | se admite                                         |
        | redeletras | (K)   | se rechaza porque esa letra no existe en el juego |
        | redeletras | (J)   | se admite                                         |
        | fise-2009  | (K)   | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | (J)   | se admite                                         |
        | ajs-2024   | (K)   | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | (J)   | se admite                                         |

  Regla: Cambiar una letra no cambia la otra, y mover el comodín no cambia la suya
    # en: Renaming one blank leaves the other, and moving a blank leaves its letter

    @esc-0817
    Esquema del escenario: Otra letra para uno de los dos comodines
      # en: Another letter for one of two blanks
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado O(S)(O) desde H10 en vertical
      Cuando Ana dice N para el comodín de I10
      Entonces el comodín de I10 está por N
      Y el comodín de J10 está por O
      Y la jugada forma ONO

      @redeletras:10.1 @fise-2009:10.2
      Ejemplos: Solo cambia ese
        # en: Only that one changes
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0818
    Esquema del escenario: Comodín que se mueve y se da por otra letra
      # en: A blank is moved and taken for another letter
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLA y OSA son válidas
      Y que Ana ha colocado OA(<antes>) desde H10 en vertical
      Cuando Ana deja la jugada en (<después>) en I10, A en J10 para corregirla
      Entonces la actuación <resultado>

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: La letra va con el comodín
        # en: The letter goes with the blank
        # en: | edition | before | after | result |
        | reglamento   | antes | después | resultado                         |
        | fise-2003    | S     | S       | se admite                         |
        | fise-2003    | S     | L       | se rechaza por no estar permitido |
        | redeletras   | S     | S       | se admite                         |
        | redeletras   | S     | L       | se rechaza por no estar permitido |
        | fise-2009    | S     | S       | se admite                         |
        | fise-2009    | S     | L       | se rechaza por no estar permitido |
        | resumen-2018 | S     | S       | se admite                         |
        | resumen-2018 | S     | L       | se rechaza por no estar permitido |
        | ajs-2024     | S     | S       | se admite                         |
        | ajs-2024     | S     | L       | se rechaza por no estar permitido |
