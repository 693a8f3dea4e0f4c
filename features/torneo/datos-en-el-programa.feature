# language: es
@perfil-torneo
Característica: Lo que se anota en el programa
  # en: What is entered in the program

  Regla: El programa recibe el Elo del debutante y la ronda del bye
    # en: The program is given the Elo of a debutant and the round of the bye

    @esc-5025
    Esquema del escenario: Valor de una casilla
      # en: Value of a box
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando en el programa se anota <valor> como <casilla>
      Entonces la anotación en el programa <resultado>

      @ajs-2024:4.1.5.p1.s2
      Ejemplos: Elo del debutante en la primera ronda
        # en: Elo of a debutant in the first round
        # en: | edition | value | box | result |
        | reglamento | valor | casilla                               | resultado                           |
        | ajs-2024   | 0     | Elo del debutante en la primera ronda | se admite                           |
        | ajs-2024   | 1     | Elo del debutante en la primera ronda | se rechaza porque ahí va otro valor |
        | ajs-2024   | 1800  | Elo del debutante en la primera ronda | se rechaza porque ahí va otro valor |

      @ajs-2024:4.1.5.p1.s3
      Ejemplos: Elo del debutante desde la segunda
        # en: Elo of a debutant from the second on
        # en: | edition | value | box | result |
        | reglamento | valor | casilla                            | resultado                           |
        | ajs-2024   | 1800  | Elo del debutante desde la segunda | se admite                           |
        | ajs-2024   | 0     | Elo del debutante desde la segunda | se rechaza porque ahí va otro valor |
        | ajs-2024   | 1799  | Elo del debutante desde la segunda | se rechaza porque ahí va otro valor |

      @ajs-2024:4.1.6.s2
      Ejemplos: Ronda del bye
        # en: Round of the bye
        # en: | edition | value | box | result |
        | reglamento | valor | casilla               | resultado                           |
        | ajs-2024   | 1     | ronda del bye inicial | se admite                           |
        | ajs-2024   | 0     | ronda del bye inicial | se rechaza porque ahí va otro valor |
        | ajs-2024   | 2     | ronda del bye inicial | se rechaza porque ahí va otro valor |
