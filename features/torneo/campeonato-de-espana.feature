# language: es
@perfil-torneo
Característica: Campeonato de España
  # en: Spanish Championship

  Regla: Se juega por sistema suizo, a 15 rondas o más
    # en: It is played by the Swiss system, over 15 rounds or more

    @esc-5245
    Esquema del escenario: Un Campeonato de <rondas> rondas que se juega <sistema>
      # en: A Championship of <rondas> rounds that is played <sistema>
      Dado un Campeonato de España de <rondas> rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que consta el permiso del formato
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.2.1.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | rounds | system | result |
        | reglamento | rondas | sistema           | resultado                                 |
        | ajs-2024   | 15     | por sistema suizo | se admite                                 |
        | ajs-2024   | 14     | por sistema suizo | se rechaza porque son pocas rondas        |
        | ajs-2024   | 15     | como liga         | se rechaza porque no es el sistema debido |
        | ajs-2024   | 15     | por otro sistema  | se rechaza porque no es el sistema debido |

  Regla: Lo puede acoger un club o un grupo de juego que cumpla lo exigido
    # en: A club or a playing group that meets what is asked may host it

    @esc-5246
    Esquema del escenario: Presenta su candidatura <aspirante>
      # en: A bid is made by <aspirante>
      Dado un Campeonato de España de 15 rondas según el reglamento <reglamento>
      Cuando <aspirante> presenta su candidatura <propuesta>
      Entonces la candidatura <resultado>

      @ajs-2024:4.2.2.p1.s2
      Ejemplos: AJS
        # en: AJS
        # en: | edition | bidder | proposal | result |
        | reglamento | aspirante         | propuesta                            | resultado                         |
        | ajs-2024   | un club           | con una propuesta que cumple lo exigido | se admite                      |
        | ajs-2024   | un grupo de juego | con una propuesta que cumple lo exigido | se admite                      |
        | ajs-2024   | un jugador        | con una propuesta que cumple lo exigido | se rechaza por falta de derecho |
        | ajs-2024   | un club           | sin mostrar que cumple lo exigido    | se rechaza por incompleta         |

  Regla: Los empates se deshacen como en los demás torneos
    # en: Ties are broken as in the other tournaments

    @esc-5247
    Esquema del escenario: Dos ganadores de la primera ronda
      # en: Two winners of the first round
      Dado <certamen> de <rondas> rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 380–350 Clara y Bruno 400–350 Darío
      Cuando se hace la clasificación
      Entonces Bruno ocupa el puesto 1
      Y Ana ocupa el puesto 2
      Y Clara ocupa el puesto 3
      Y Darío ocupa el puesto 4

      @ajs-2024:4.2.1.s2
      Ejemplos: Campeonato de España
        # en: Spanish Championship
        # en: | edition | competition | rounds |
        | reglamento | certamen                | rondas |
        | ajs-2024   | un Campeonato de España | 15     |

      @ajs-2024:4.3.1.p8
      Ejemplos: Máster
        # en: Máster
        # en: | edition | competition | rounds |
        | reglamento | certamen  | rondas |
        | ajs-2024   | un Máster | 9      |
