# language: es
@perfil-torneo
Característica: Orden inicial al azar
  # en: Initial order at random

  Regla: Con nueve rondas o más el orden puede sortearse, y se avisa de cuál se usará
    # en: With nine rounds or more the order may be drawn, and notice is given of which will be used

    @esc-5023
    Esquema del escenario: Orden elegido y rondas
      # en: The order chosen and the rounds
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Y que el orden inicial es <orden>
      Y que <aviso>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.5.p2.s1
      Ejemplos: Al azar, desde nueve rondas
        # en: At random, from nine rounds on
        # en: | edition | rounds | order | notice | result |
        | reglamento | rondas | orden   | aviso                            | resultado                          |
        | ajs-2024   | 8      | al azar | el orden inicial está comunicado | se rechaza porque son pocas rondas |
        | ajs-2024   | 9      | al azar | el orden inicial está comunicado | se admite                          |
        | ajs-2024   | 10     | al azar | el orden inicial está comunicado | se admite                          |

      @ajs-2024:4.1.5.p3
      Ejemplos: Sea cual sea el orden, se avisa desde nueve rondas
        # en: Whatever the order, notice is given from nine rounds on
        # en: | edition | rounds | order | notice | result |
        | reglamento | rondas | orden   | aviso                               | resultado                                   |
        | ajs-2024   | 9      | al azar | el orden inicial no está comunicado | se rechaza porque no se ha comunicado antes |
        | ajs-2024   | 9      | por Elo | el orden inicial no está comunicado | se rechaza porque no se ha comunicado antes |
        | ajs-2024   | 9      | por Elo | el orden inicial está comunicado    | se admite                                   |

      @ajs-2024:4.1.5.p3
      Ejemplos: Con menos rondas el orden es por Elo y no hay de qué avisar
        # en: With fewer rounds the order is by Elo and there is nothing to notify
        # en: | edition | rounds | order | notice | result |
        | reglamento | rondas | orden   | aviso                               | resultado |
        | ajs-2024   | 8      | por Elo | el orden inicial no está comunicado | se admite |

  Regla: Los debutantes entran en el sorteo como los demás
    # en: Debutants are drawn like the others

    @esc-5024
    Esquema del escenario: Sorteo con un debutante
      # en: A draw with a debutant
      Dado un torneo de 9 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820 y Clara 1790
      Y que Eva debuta
      Y que el orden inicial es al azar
      Y que el sorteo da el orden Bruno, Eva, Clara y Ana
      Cuando se ordena la lista para la ronda <ronda>
      Entonces el orden es <orden>

      @ajs-2024:4.1.5.p2.s2
      Ejemplos: El orden sorteado se conserva
        # en: The order drawn is kept
        # en: | edition | round | order |
        | reglamento | ronda | orden                   |
        | ajs-2024   | 1     | Bruno, Eva, Clara y Ana |
        | ajs-2024   | 2     | Bruno, Eva, Clara y Ana |
