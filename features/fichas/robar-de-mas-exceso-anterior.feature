# language: es
@perfil-fichas
Característica: Robar de más: un exceso anterior
  # en: Drawing too many: a surplus from before

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que en la bolsa quedan 40 fichas

  Regla: Si el exceso no viene del último robo, las sobrantes salen de todo el atril
    # en: If the surplus is not from the last draw, it comes from the whole rack

    @esc-0168
    Esquema del escenario: Nueve fichas en el atril, una jugada de una sola y ningún robo
      # en: Nine tiles on the rack, a play of only one and no draw
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene SAEORTLID en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los han anotado los dos
      Y que Ana ha pulsado el reloj
      Cuando Bruno señala que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve 1 a la bolsa
      Y las sobrantes salen de todo el atril <elección>

      @fise-2003:7.2 @fise-2003:7.3 @redeletras:7.2 @redeletras:7.3
      Ejemplos: Al azar, y se mira la que sobra
        # en: At random, and the surplus one is looked at
        # en: | edition | looks at | choice |
        | reglamento | mira | elección |
        | fise-2003  | 1    | al azar  |
        | redeletras | 1    | al azar  |

      @fise-2009:28.p2.s2
      Ejemplos: La escoge y la mira el rival que lo advirtió
        # en: The rival who noticed picks it and looks at it
        # en: | edition | looks at | choice |
        | reglamento | mira | elección               |
        | fise-2009  | 1    | por elección del rival |

      @ajs-2024:3.1.2.1.b
      Ejemplos: Entre tres, por elección del rival
        # en: Among three, by the rival’s choice
        # en: | edition | looks at | choice |
        | reglamento | mira | elección               |
        | ajs-2024   | 3    | por elección del rival |

    @esc-0169
    Esquema del escenario: Vuelta a la bolsa de la sobrante que no se acababa de robar
      # en: The surplus that had not just been drawn goes back into the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene SAEORTLID en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los han anotado los dos
      Y que Ana ha pulsado el reloj
      Y que Bruno ha señalado que Ana robó de más
      Cuando Bruno devuelve <ficha> a la bolsa
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @fise-2003:7.2 @redeletras:7.2 @fise-2009:28.p2.s2 @ajs-2024:3.1.2.1.b
      Ejemplos: Vale cualquiera del atril, y vuelve de verdad
        # en: Any from the rack will do, and it really goes back
        # en: | edition | tile | result | has | bag |
        | reglamento | ficha | resultado                                              | tiene | bolsa |
        | fise-2003  | T     | se admite                                              | 7     | 41    |
        | fise-2003  | Z     | se rechaza porque esas fichas no entran en la elección | 8     | 40    |
        | redeletras | T     | se admite                                              | 7     | 41    |
        | redeletras | Z     | se rechaza porque esas fichas no entran en la elección | 8     | 40    |
        | fise-2009  | T     | se admite                                              | 7     | 41    |
        | fise-2009  | Z     | se rechaza porque esas fichas no entran en la elección | 8     | 40    |
        | ajs-2024   | T     | se admite                                              | 7     | 41    |
        | ajs-2024   | Z     | se rechaza porque esas fichas no entran en la elección | 8     | 40    |

    @esc-0170
    Esquema del escenario: Exceso mayor que lo que se acaba de robar sin verlo
      # en: A surplus larger than what has just been drawn unseen
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene SAEORTLID en el atril
      Y que Ana ha jugado PATIOS desde H6 en horizontal y ha robado 1 ficha boca abajo
      Cuando Ana señala que Ana ha robado de más
      Entonces vuelven sin verse <sin ver> fichas
      Y Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de todo el atril <elección>

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: Dos al azar entre todas
        # en: Two at random among all
        # en: | edition | unseen | looks at | puts back | choice |
        | reglamento | sin ver | mira | devuelve | elección |
        | fise-2003  | 0       | 2    | 2        | al azar  |
        | redeletras | 0       | 2    | 2        | al azar  |

      @fise-2009:28.2
      Ejemplos: Dos, de cuatro que mira el rival
        # en: Two, of four that the rival looks at
        # en: | edition | unseen | looks at | puts back | choice |
        | reglamento | sin ver | mira | devuelve | elección               |
        | fise-2009  | 0       | 4    | 2        | por elección del rival |

      @ajs-2024:3.1.2.1.c.s2
      Ejemplos: La no vista vuelve, y otra de tres que mira el rival
        # en: The unseen one goes back, and another of three that the rival looks at
        # en: | edition | unseen | looks at | puts back | choice |
        | reglamento | sin ver | mira | devuelve | elección               |
        | ajs-2024   | 1       | 3    | 1        | por elección del rival |
