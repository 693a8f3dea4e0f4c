# language: es
@perfil-torneo
Característica: Rondas de rey de la colina
  # en: King-of-the-hill rounds

  Regla: Con seis rondas es la última; con más, la última o las dos últimas
    # en: With six rounds it is the last; with more, the last or the last two

    @esc-5039
    Esquema del escenario: Rondas elegidas
      # en: Rounds chosen
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Y que las rondas <de rey de la colina> son de rey de la colina
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p5
      Ejemplos: Según las rondas del torneo
        # en: By the rounds of the tournament
        # en: | edition | rounds | king of the hill | result |
        | reglamento | rondas | de rey de la colina | resultado                               |
        | ajs-2024   | 6      | 5 y 6               | se rechaza porque no es la ronda debida |
        | ajs-2024   | 7      | 6 y 7               | se admite                               |
        | ajs-2024   | 7      | 5, 6 y 7            | se rechaza porque no es la ronda debida |
        | ajs-2024   | 8      | 7 y 8               | se admite                               |
        | ajs-2024   | 8      | 6, 7 y 8            | se rechaza porque no es la ronda debida |
        | ajs-2024   | 8      | 8 y 9               | se rechaza porque no es la ronda debida |

    @esc-5040
    Esquema del escenario: Una sola ronda
      # en: One round alone
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Y que la ronda <de rey de la colina> es de rey de la colina
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p5
      Ejemplos: La última
        # en: The last
        # en: | edition | rounds | king of the hill | result |
        | reglamento | rondas | de rey de la colina | resultado                               |
        | ajs-2024   | 6      | 6                   | se admite                               |
        | ajs-2024   | 7      | 7                   | se admite                               |
        | ajs-2024   | 6      | 5                   | se rechaza porque no es la ronda debida |
        | ajs-2024   | 7      | 5                   | se rechaza porque no es la ronda debida |

      @ajs-2024:4.1.1.p4.s1
      Ejemplos: La penúltima sin la última
        # en: The last but one without the last
        # en: | edition | rounds | king of the hill | result |
        | reglamento | rondas | de rey de la colina | resultado                               |
        | ajs-2024   | 7      | 6                   | se rechaza porque no es la ronda debida |
        | ajs-2024   | 8      | 7                   | se rechaza porque no es la ronda debida |

    @esc-5041
    Esquema del escenario: Ronda que no puede serlo
      # en: A round that cannot be one
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que las rondas 5 y 8 son de rey de la colina
      Y que tras la ronda 4 los puntos son Ana 4, Bruno 2, Clara 1½ y Darío ½
      Cuando se empareja la ronda 5
      Entonces la formación de las mesas se rechaza porque no es la ronda debida

      @ajs-2024:4.1.1.p5
      Ejemplos: La quinta de ocho
        # en: The fifth of eight
        # en: | edition |
        | reglamento |
        | ajs-2024   |
