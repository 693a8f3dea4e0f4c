# language: es
@perfil-torneo
Característica: Mesas propuestas por el programa
  # en: Tables proposed by the program

  Regla: Cada jugador está en una mesa y solo en una; siendo impares, uno descansa
    # en: Each player sits at one table and only one; with an odd number, one has no rival

    @esc-5051
    Esquema del escenario: Seis jugadores
      # en: Six players
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820, Clara 1790, Darío 1700, Eva 1690 y Fito 1650
      Cuando para la ronda 1 se proponen las mesas <mesas>
      Entonces la formación de las mesas <resultado>

      @ajs-2024:4.1.1.p1.s3 @ajs-2024:4.1.3.p5.s1
      Ejemplos: Todos, una vez cada uno
        # en: All of them, once each
        # en: | edition | tables | result |
        | reglamento | mesas                             | resultado                                     |
        | ajs-2024   | Ana–Darío, Bruno–Eva y Clara–Fito | se admite                                     |
        | ajs-2024   | Ana–Bruno, Clara–Darío y Eva–Fito | se admite                                     |
        | ajs-2024   | Ana–Darío, Bruno–Eva y Clara–Eva  | se rechaza porque hay un jugador repetido     |
        | ajs-2024   | Ana–Darío y Bruno–Eva             | se rechaza porque alguien queda sin emparejar |
        | ajs-2024   | Ana–Darío, Bruno–Eva y Clara–Gala | se rechaza porque hay quien no participa      |

    @esc-5053
    Esquema del escenario: Byes de más
      # en: Byes too many
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que juegan Ana, Bruno, Clara y Darío
      Y que en la ronda 1 se enfrentan Ana–Bruno y Clara–Darío
      Cuando para la ronda 2 se proponen las mesas <mesas>, con bye de <descansan>
      Entonces la formación de las mesas <resultado>

      @ajs-2024:4.1.6.s3
      Ejemplos: Siendo pares, nadie descansa
        # en: With an even number, nobody is left without a rival
        # en: | edition | tables | have no rival | result |
        | reglamento | mesas     | descansan     | resultado                                        |
        | ajs-2024   | Ana–Clara | Bruno y Darío | se rechaza porque no es el emparejamiento debido |

    @esc-5054
    Esquema del escenario: Bye de una ronda posterior
      # en: The bye of a later round
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820, Clara 1790, Darío 1700 y Eva 1650
      Y que en la ronda 1 se enfrentan Ana–Bruno y Clara–Darío
      Y que Eva descansa en la ronda 1
      Cuando para la ronda 2 se proponen las mesas <mesas>, con bye de <descansa>
      Entonces la formación de las mesas se admite

      @ajs-2024:4.1.6.s3
      Ejemplos: Lo que dé el programa
        # en: Whatever the program gives
        # en: | edition | tables | has no rival |
        | reglamento | mesas                   | descansa |
        | ajs-2024   | Ana–Clara y Bruno–Darío | Eva      |
        | ajs-2024   | Ana–Clara y Bruno–Eva   | Darío    |

    @esc-5055
    Esquema del escenario: Ronda fuera de su turno
      # en: A round out of its turn
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que juegan Ana, Bruno, Clara y Darío
      Y que en la ronda <última> se enfrentan Ana–Bruno y Clara–Darío
      Cuando para la ronda <ronda> se proponen las mesas Ana–Clara y Bruno–Darío
      Entonces la formación de las mesas se rechaza porque no es la ronda debida

      @ajs-2024:4.1.1.p1.s3
      Ejemplos: Ni otra vez, ni antes de tiempo, ni de más
        # en: Neither again, nor too soon, nor one too many
        # en: | edition | last | round |
        | reglamento | última | ronda |
        | ajs-2024   | 2      | 2     |
        | ajs-2024   | 2      | 4     |
        | ajs-2024   | 6      | 7     |

    @esc-6303
    Esquema del escenario: Ana aparece dos veces en la ronda 1
      # en: Ana appears twice in round 1
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 1 se enfrentan <mesas>
      Cuando se hace la clasificación
      Entonces la clasificación se rechaza porque hay un jugador repetido

      @ajs-2024:4.1.1.p1.s3
      Ejemplos: Nada se hace de un torneo así
        # en: Nothing is done of such a tournament
        # en: | edition | tables |
        | reglamento | mesas                         |
        | ajs-2024   | Ana–Bruno y Ana–Clara         |
        | ajs-2024   | Bruno–Ana, Clara–Eva y Ana–Gil |
