# language: es
@perfil-impugnacion
Característica: Impugnar una palabra incorrecta
  # en: Challenging an incorrect word

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La palabra incorrecta se levanta, sus fichas vuelven al atril y su autor pierde el turno
    # en: An incorrect word is lifted, its tiles go back to the rack and its author loses the turn

    @esc-0412
    Esquema del escenario: Fichas de una palabra incorrecta
      # en: Tiles of an incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces la casilla I10 no tiene ficha
      Y la casilla H10 sí tiene ficha
      Y Ana tiene AELORST en el atril

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e2
      Ejemplos: Vuelven al atril las que puso, no la O de PATIO
        # en: Those laid go back to the rack, not the O of PATIO
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0413
    Esquema del escenario: Marcador y turno tras una palabra incorrecta
      # en: Score and turn after an incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces el marcador queda 60 a 45
      Y le toca a Bruno

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e2
      Ejemplos: Ni puntos ni turno
        # en: Neither points nor turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2202
    Esquema del escenario: Comodín de una palabra incorrecta
      # en: Blank in an incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORT? en el atril
      Y que OLSA no es válida
      Y que Ana ha colocado OL(S)A desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces Ana tiene AELORT? en el atril
      Y la casilla J10 no tiene ficha

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e2
      Ejemplos: Vuelve como comodín, no como S
        # en: It goes back as a blank, not as an S
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
