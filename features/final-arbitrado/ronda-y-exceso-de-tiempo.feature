# language: es
@perfil-final-arbitrado
Característica: Final por cierre de la ronda o exceso de tiempo
  # en: Ending by close of the round or overtime

  Regla: El juez puede dar por acabada la ronda pasados ochenta minutos de su inicio oficial
    # en: The judge may declare the round over once eighty minutes have passed since its official start

    @esc-0050
    Esquema del escenario: Cierre de la ronda según el tiempo transcurrido
      # en: Close of the round by time elapsed
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el juez cierra la ronda a los <min> min <s> s
      Entonces la actuación <resultado>
      Y la partida <final>

      @ajs-2024:4.1.12.4
      Ejemplos: AJS: desde el minuto ochenta
        | reglamento | min | s  | resultado                | final                          |
        | ajs-2024   | 79  | 59 | se rechaza por prematura | no termina                     |
        | ajs-2024   | 80  | 0  | se admite                | termina por cierre de la ronda |

      @fise-2003:40.4 @redeletras:37.5 @fise-2009:45.5 @resumen-2018:21
      Ejemplos: Las demás ediciones no prevén el cierre de la ronda
        | reglamento   | min | s | resultado                         | final      |
        | fise-2003    | 80  | 0 | no está prevista en el reglamento | no termina |
        | redeletras   | 80  | 0 | no está prevista en el reglamento | no termina |
        | fise-2009    | 80  | 0 | no está prevista en el reglamento | no termina |
        | resumen-2018 | 80  | 0 | no está prevista en el reglamento | no termina |

    @esc-0051
    Esquema del escenario: Partida sin acabar al cerrarse la ronda
      # en: Game unfinished when the round closes
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 310 a 290
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene E en el atril
      Cuando el juez cierra la ronda a los 81 min 0 s
      Entonces el marcador queda 310 a 290

      @ajs-2024:4.1.12.4
      Ejemplos: AJS: las puntuaciones quedan como están
        | reglamento |
        | ajs-2024   |

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
        | reglamento | min | s  | resultado | final                                      |
        | ajs-2024   | 39  | 59 | se admite | no termina                                 |
        | ajs-2024   | 40  | 0  | se admite | termina por exceso de tiempo de un jugador |

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: FISE: el exceso cuesta puntos, no la partida
        | reglamento | min | s | resultado | final      |
        | fise-2003  | 40  | 0 | se admite | no termina |
        | redeletras | 40  | 0 | se admite | no termina |
        | fise-2009  | 40  | 0 | se admite | no termina |

      @resumen-2018:21
      Ejemplos: Resumen: no habla del reloj
        | reglamento   | min | s | resultado                         | final      |
        | resumen-2018 | 40  | 0 | no está prevista en el reglamento | no termina |

    @esc-0053
    Esquema del escenario: Puntuación de la partida perdida por tiempo
      # en: Score of a game lost on time
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Cuando el reloj de Ana marca 40 min 0 s consumidos
      Entonces el marcador queda <final de Ana> a <bruno>
      Y gana Bruno

      @ajs-2024:3.1.3.1.p4.s2 @ajs-2024:3.1.3.1.p4.s3
      Ejemplos: AJS: pierde aunque conserve más puntos
        | reglamento | ana | bruno | final de Ana |
        | ajs-2024   | 450 | 300   | 350          |
        | ajs-2024   | 350 | 300   | 250          |
        | ajs-2024   | 60  | 45    | -40          |
