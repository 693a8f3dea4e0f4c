# language: es
@perfil-despliegue
Característica: Comodín que se coloca
  # en: Laying a blank

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

      @resumen-2018:8.s1
      Ejemplos: Resumen: el comodín sustituye a cualquier letra, y no exceptúa ninguna
        # en: Summary: a blank replaces any letter, and none is excepted
        # en: | edition | word | result |
        | reglamento   | palabra | resultado |
        | resumen-2018 | O(K)A   | se admite |
        | resumen-2018 | O(W)A   | se admite |
        | resumen-2018 | O(J)O   | se admite |

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

      @resumen-2018:8.s1
      Ejemplos: Resumen: cualquier letra
        # en: Summary: any letter
        # en: | edition | tile | result |
        | reglamento   | ficha | resultado |
        | resumen-2018 | (K)   | se admite |
        | resumen-2018 | (J)   | se admite |
