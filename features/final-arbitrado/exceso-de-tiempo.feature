# language: es
@perfil-final-arbitrado
Característica: Final por exceso de tiempo
  # en: Ending by overtime

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Quien consume diez minutos extra pierde la partida, con cien puntos menos y sin descontar atriles
    # en: Whoever uses up ten extra minutes loses the game, with a hundred points off and no rack deductions

    @esc-0052
    Esquema del escenario: Lectura del reloj de un jugador
      # en: Reading of a player’s clock
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el reloj de Ana marca <min> min <s> s consumidos
      Entonces la actuación <resultado>
      Y la partida <final>

      @ajs-2024:3.1.3.1.p1 @ajs-2024:3.1.3.1.p4.s1
      Ejemplos: AJS: treinta minutos y diez de exceso
        # en: AJS: thirty minutes and ten of overtime
        # en: | edition | min | s | result | ending |
        | reglamento | min | s  | resultado | final                                      |
        | ajs-2024   | 39  | 59 | se admite | no termina                                 |
        | ajs-2024   | 40  | 0  | se admite | termina por exceso de tiempo de un jugador |

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: FISE y ReDeLetras: el exceso cuesta puntos, no la partida
        # en: FISE and ReDeLetras: overtime costs points, not the game
        # en: | edition | min | s | result | ending |
        | reglamento | min | s | resultado | final      |
        | fise-2003  | 40  | 0 | se admite | no termina |
        | redeletras | 40  | 0 | se admite | no termina |
        | fise-2009  | 40  | 0 | se admite | no termina |

      @resumen-2018:21
      Ejemplos: Resumen: no habla del reloj
        # en: Summary: does not speak of the clock
        # en: | edition | min | s | result | ending |
        | reglamento   | min | s | resultado                         | final      |
        | resumen-2018 | 40  | 0 | no está prevista en el reglamento | no termina |

    @esc-0053
    Esquema del escenario: Puntuación de la partida perdida por tiempo
      # en: Score of a game lost on time
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <Ana> a <Bruno>
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Cuando el reloj de Ana marca 40 min 0 s consumidos
      Entonces el marcador queda <final de Ana> a <Bruno>
      Y gana Bruno

      @ajs-2024:3.1.3.1.p4.s2 @ajs-2024:3.1.3.1.p4.s3
      Ejemplos: AJS: pierde aunque conserve más puntos
        # en: AJS: loses even with more points left
        # en: | edition | Ana | Bruno | Ana’s final score |
        | reglamento | Ana | Bruno | final de Ana |
        | ajs-2024   | 450 | 300   | 350          |
        | ajs-2024   | 350 | 300   | 250          |
        | ajs-2024   | 60  | 45    | -40          |
