# language: es
@perfil-fichas
Característica: Robar y perder después la jugada
  # en: Drawing and then losing the play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Lo robado para una jugada que se retira vuelve a la bolsa
    # en: What was drawn for a play that comes off the board goes back into the bag

    @esc-0178
    Esquema del escenario: Jugada que resulta inválida cuando su autora ya ha robado
      # en: A play that proves invalid when its author has already drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene NASEORT en el atril
      Y que en la bolsa quedan, por orden de salida, DILE
      Y que PATION no es válida
      Y que Ana ha colocado PATION desde H6 en horizontal y ha anunciado y anotado 8 puntos
      Y que Ana ha robado 1 ficha
      Cuando Bruno impugna PATION y el juez responde sin papeleta
      Entonces la respuesta es que la palabra no es válida
      Y Ana tiene NASEORT en el atril
      Y en la bolsa quedan 4 fichas

      @resumen-2018:5.s1
      Ejemplos: Basta con haber anotado para robar
        # en: Having noted is enough to draw
        # en: | edition |
        | reglamento   |
        | resumen-2018 |

    @esc-0179
    Esquema del escenario: Jugada que Ana retira cuando ya ha robado
      # en: A play that Ana takes back when she has already drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene NASEORT en el atril
      Y que en la bolsa quedan, por orden de salida, DILE
      Y que Ana ha colocado PATION desde H6 en horizontal y ha anunciado y anotado 8 puntos
      Y que Ana ha robado 1 ficha
      Y que Bruno ha impugnado PATION
      Cuando Ana retira su jugada
      Entonces Ana tiene NASEORT en el atril
      Y en la bolsa quedan 4 fichas

      @resumen-2018:5.s1
      Ejemplos: También al darse por vencida antes de la respuesta
        # en: Also on giving way before the answer
        # en: | edition |
        | reglamento   |
        | resumen-2018 |

    @esc-0180
    Esquema del escenario: Jugada que resulta válida cuando su autora ya ha robado
      # en: A play that proves valid when its author has already drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene SAEORTL en el atril
      Y que en la bolsa quedan, por orden de salida, DILE
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado y anotado 8 puntos
      Y que Ana ha robado 1 ficha
      Cuando Bruno impugna PATIOS y el juez responde sin papeleta
      Entonces Ana tiene AEORTLD en el atril
      Y en la bolsa quedan 3 fichas

      @resumen-2018:23.s2
      Ejemplos: Lo robado, robado está
        # en: What was drawn stays drawn
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
