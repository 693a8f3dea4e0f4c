# language: es
@perfil-reloj
Característica: Avería sin constancia de los tiempos
  # en: A failure without a record of the times

  Antecedentes:
    Dado que le toca a Ana

  Regla: A cada jugador le queda la mitad de lo que falta de 80 minutos, menos 20
    # en: Each player has left half of what is missing of 80 minutes, less 20

    @esc-1656
    Esquema del escenario: Avería a tantos minutos del inicio de la ronda
      # en: A failure so many minutes after the start of the round
      Dada una partida en curso según el reglamento <reglamento>
      Y que la ronda empezó hace <minutos> min 0 s
      Y que el reloj se ha averiado y no constan los tiempos
      Cuando el juez del torneo cambia el reloj por otro
      Entonces la actuación <resultado>
      Y Ana ha consumido <segundos> segundos
      Y Bruno ha consumido <segundos> segundos

      @ajs-2024:3.1.3.3.p2
      Ejemplos: AJS: de los 30 minutos de cada uno, lo que no queda se da por gastado
        # en: AJS: of the 30 minutes of each, what is not left counts as used
        # en: | edition | minutes | result | seconds |
        | reglamento | minutos | resultado                         | segundos |
        | ajs-2024   | 0       | se admite                         | 0        |
        | ajs-2024   | 20      | se admite                         | 600      |
        | ajs-2024   | 40      | se admite                         | 1200     |
        | ajs-2024   | 60      | se admite                         | 1800     |
        | ajs-2024   | 61      | no está prevista en el reglamento | 0        |

    @esc-1657
    Esquema del escenario: Avería de un reloj que empezó a correr después que la ronda
      # en: A failure of a clock that began to run later than the round
      Dada una partida en curso según el reglamento <reglamento>
      Y que la ronda empezó hace 19 min 0 s
      Y que han pasado 60 segundos
      Y que el reloj se ha averiado y no constan los tiempos
      Cuando el juez del torneo cambia el reloj por otro
      Entonces Ana ha consumido 600 segundos
      Y Bruno ha consumido 600 segundos

      @ajs-2024:3.1.3.3.p2
      Ejemplos: AJS: se cuenta desde el inicio de la ronda
        # en: AJS: it is counted from the start of the round
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1658
    Esquema del escenario: Solo consta el tiempo de Ana
      # en: Only Ana’s time is known
      Dada una partida en curso según el reglamento <reglamento>
      Y que la ronda empezó hace 20 min 0 s
      Y que el reloj se ha averiado y solo consta que Ana había gastado 8 min 0 s
      Cuando el juez del torneo cambia el reloj por otro
      Entonces la actuación no está prevista en el reglamento

      @ajs-2024:3.1.3.3.p2
      Ejemplos: AJS: no lo prevé
        # en: AJS: does not provide for it
        # en: | edition |
        | reglamento |
        | ajs-2024   |
