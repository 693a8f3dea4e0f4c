# language: es
@perfil-jugada
Característica: Después de la jugada
  # en: After the play

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Hecha la jugada, el atril se repone de la bolsa y el turno pasa
    # en: Once the play is made, the rack is filled from the bag and the turn passes

    @esc-0450
    Esquema del escenario: Reposición según lo que queda en la bolsa
      # en: Filling the rack by what is left in the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Y que en la bolsa quedan, por orden de salida, <bolsa>
      Cuando Ana coloca OLAS desde H10 en vertical
      Entonces Ana tiene <atril> en el atril
      Y en la bolsa quedan <quedan> fichas
      Y le toca a Bruno

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: Tres fichas por las tres colocadas, o las que haya
        # en: Three tiles for the three laid, or as many as there are
        # en: | edition | bag | rack | left |
        | reglamento   | bolsa | atril   | quedan |
        | fise-2003    | DCMUB | CDEMORT | 2      |
        | fise-2003    | DCM   | CDEMORT | 0      |
        | fise-2003    | DC    | CDEORT  | 0      |
        | redeletras   | DCMUB | CDEMORT | 2      |
        | redeletras   | DCM   | CDEMORT | 0      |
        | redeletras   | DC    | CDEORT  | 0      |
        | fise-2009    | DCMUB | CDEMORT | 2      |
        | fise-2009    | DCM   | CDEMORT | 0      |
        | fise-2009    | DC    | CDEORT  | 0      |
        | resumen-2018 | DCMUB | CDEMORT | 2      |
        | resumen-2018 | DCM   | CDEMORT | 0      |
        | resumen-2018 | DC    | CDEORT  | 0      |
        | ajs-2024     | DCMUB | CDEMORT | 2      |
        | ajs-2024     | DCM   | CDEMORT | 0      |
        | ajs-2024     | DC    | CDEORT  | 0      |

    @esc-0451
    Esquema del escenario: Jugada con la bolsa vacía
      # en: A play with the bag empty
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Y que la bolsa está vacía
      Cuando Ana coloca OLAS desde H10 en vertical
      Entonces Ana tiene EORT en el atril
      Y le toca a Bruno

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: Se sigue con las fichas que quedan
        # en: Play goes on with the tiles that are left
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

  Regla: Los puntos de la jugada se suman a los de su autor
    # en: The points of the play are added to those of its author

    @esc-0452
    Esquema del escenario: Puntos de la jugada en el marcador
      # en: Points of the play on the score
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Cuando Ana coloca OLAS desde H10 en vertical
      Entonces el marcador queda 66 a 45
      Y le toca a Bruno

      @fise-2003:12 @redeletras:12 @fise-2009:12 @resumen-2018:10
      Ejemplos: O, L y S valen 1; la A, triplicada en J10, vale 3
        # en: O, L and S count 1; the A, tripled on J10, counts 3
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
