# language: es
@perfil-despliegue
Característica: Comodín que ya no se nombra
  # en: A blank that is named no more

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La letra la dice quien puso el comodín, mientras la jugada es suya
    # en: Whoever put the blank down says the letter, while the play is theirs

    @esc-1019
    Esquema del escenario: Comodín que nombra quien no lo ha puesto
      # en: A blank named by who did not put it down
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado O(J)O desde H10 en vertical
      Cuando Bruno dice S para el comodín de I10
      Entonces la actuación se rechaza porque no hay jugada
      Y el comodín de I10 está por J

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: La letra la dice la autora
        # en: The author says the letter
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1020
    Esquema del escenario: Letra que se dice para una ficha que no es comodín
      # en: A letter said for a tile that is no blank
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado O(J)O desde H10 en vertical
      Cuando Ana dice S para el comodín de J10
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: Solo el comodín cambia de letra
        # en: Only a blank changes its letter
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1022
    Esquema del escenario: Comodín de una jugada aceptada que cambia de letra
      # en: The blank of an accepted play named anew
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado O(J)O desde H10 en vertical
      Y que Ana ha anunciado 4 puntos
      Y que los 4 puntos los han anotado los dos
      Cuando Ana dice S para el comodín de I10
      Entonces la actuación se rechaza por no estar permitido
      Y el comodín de I10 está por J

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: La letra ya está fijada
        # en: The letter is fixed already
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2215
    Esquema del escenario: Comodín de una jugada anterior al que se quiere dar otra letra
      # en: A blank of an earlier play that is to get another letter
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana colocó O(J)O desde H10 en vertical, ambos anotaron 4 puntos y el turno pasó
      Y que Bruno ha pasado
      Cuando Ana dice S para el comodín de I10
      Entonces la actuación se rechaza porque no hay jugada
      Y el comodín de I10 está por J

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: La letra queda para toda la partida
        # en: The letter stays for the whole game
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
