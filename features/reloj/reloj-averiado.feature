# language: es
@perfil-reloj
Característica: Reloj averiado
  # en: A clock that fails

  Antecedentes:
    Dado que le toca a Ana

  Regla: El juez cambia el reloj averiado por otro con los mismos tiempos
    # en: The judge replaces the clock that failed with another that has the same times

    @esc-1652
    Esquema del escenario: Se cambia un reloj cuyos tiempos constan
      # en: A clock is replaced whose times are known
      Dada una partida en curso según el reglamento <reglamento>
      Y que el reloj se ha averiado cuando marcaba 12 min 34 s de Ana y 20 min 0 s de Bruno
      Cuando <quién> cambia el reloj por otro
      Entonces la actuación <resultado>
      Y Ana ha consumido <Ana> segundos
      Y Bruno ha consumido <Bruno> segundos

      @ajs-2024:3.1.3.3.p1
      Ejemplos: AJS: lo cambia el juez, con los tiempos que había
        # en: AJS: the judge replaces it, with the times there were
        # en: | edition | who | result | Ana | Bruno |
        | reglamento | quién              | resultado                           | Ana | Bruno |
        | ajs-2024   | el juez del torneo | se admite                           | 754 | 1200  |
        | ajs-2024   | Ana                | se rechaza por falta de competencia | 0   | 0     |
        | ajs-2024   | Bruno              | se rechaza por falta de competencia | 0   | 0     |

    @esc-1653
    Esquema del escenario: Tiempo que pasa sin reloj y con el reloj nuevo
      # en: Time that goes by without a clock and with the new one
      Dada una partida en curso según el reglamento <reglamento>
      Y que el reloj se ha averiado cuando marcaba 12 min 0 s de Ana y 20 min 0 s de Bruno
      Y que han pasado 90 segundos
      Y que el juez del torneo ha cambiado el reloj por otro
      Cuando pasan 10 segundos
      Entonces Ana ha consumido 730 segundos
      Y Bruno ha consumido 1200 segundos

      @ajs-2024:3.1.3.3.p1
      Ejemplos: AJS: la avería no gasta tiempo y sigue el de quien jugaba
        # en: AJS: the failure uses no time, and that of who was playing goes on
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1659
    Esquema del escenario: Se espera al juez con el reloj averiado
      # en: The judge is waited for with a clock that has failed
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado 15 segundos
      Y que el reloj se ha averiado y no constan los tiempos
      Cuando pasan 90 segundos
      Entonces el reloj está parado
      Y Ana ha consumido 15 segundos

      @ajs-2024:3.1.3.3.p1
      Ejemplos: AJS: nadie gasta tiempo
        # en: AJS: nobody uses time
        # en: | edition |
        | reglamento |
        | ajs-2024   |
