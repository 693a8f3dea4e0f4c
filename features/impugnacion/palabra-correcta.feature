# language: es
@perfil-impugnacion
Característica: Impugnar una palabra correcta
  # en: Challenging a correct word

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La palabra correcta se queda y quien la discutió no paga nada
    # en: A correct word stays and who disputed it pays nothing

    @esc-0414
    Esquema del escenario: Marcador y turno tras una palabra correcta
      # en: Score and turn after a correct word
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Bruno ha impugnado OLAS
      Cuando el juez responde a la impugnación
      Entonces el marcador queda 66 a 45
      Y le toca a Bruno

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e1.p1
      Ejemplos: Los puntos cuentan y el turno pasa, sin más
        # en: The points count and the turn passes, no more
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0415
    Esquema del escenario: Reposición del atril tras una palabra correcta
      # en: Filling the rack after a correct word
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Y que en la bolsa quedan, por orden de salida, DCMUB
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Bruno ha impugnado OLAS
      Cuando el juez responde a la impugnación
      Entonces Ana tiene CDEMORT en el atril
      Y en la bolsa quedan 2 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: Se reponen las tres que puso
        # en: The three that were laid are replaced
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0416
    Esquema del escenario: Pase de quien impugnó sin razón
      # en: A pass by who challenged wrongly
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Bruno ha impugnado OLAS
      Y que el juez ha respondido a la impugnación
      Cuando Bruno pasa
      Entonces el marcador queda 66 a 45
      Y le toca a Ana

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e1.p1
      Ejemplos: El pase es su turno
        # en: The pass is that player’s turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0417
    Esquema del escenario: Jugada de quien impugnó sin razón
      # en: A play by who challenged wrongly
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Bruno ha impugnado OLAS
      Y que el juez ha respondido a la impugnación
      Cuando Bruno coloca PATIOS desde H6 en horizontal
      Entonces el marcador queda 66 a 53
      Y le toca a Ana

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e1.p1
      Ejemplos: Juega su turno con normalidad
        # en: That player’s turn is played as ever
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
