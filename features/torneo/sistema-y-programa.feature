# language: es
@perfil-torneo
Característica: Sistema de juego y programa
  # en: Playing system and program

  Regla: El organizador elige entre el suizo y la liga; otro sistema necesita permiso
    # en: The organiser chooses between the Swiss and the league; another system needs leave

    @esc-5006
    Esquema del escenario: Sistemas de juego
      # en: Playing systems
      Dado un torneo de 9 rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que <circunstancia>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.1.p1.s1
      Ejemplos: Suizo o liga, esta si caben
        # en: Swiss or league, the latter if it can be
        # en: | edition | system | circumstance | result |
        | reglamento | sistema           | circunstancia                              | resultado                                  |
        | ajs-2024   | por sistema suizo | no consta permiso alguno                   | se admite                                  |
        | ajs-2024   | por sistema suizo | el número de jugadores no permite una liga | se admite                                  |
        | ajs-2024   | como liga         | el número de jugadores permite una liga    | se admite                                  |
        | ajs-2024   | como liga         | el número de jugadores no permite una liga | se rechaza porque son demasiados jugadores |

      @ajs-2024:4.1.1.p1.s2
      Ejemplos: Otro sistema, con permiso
        # en: Another system, with leave
        # en: | edition | system | circumstance | result |
        | reglamento | sistema          | circunstancia                              | resultado                                 |
        | ajs-2024   | por otro sistema | no consta permiso alguno                   | se rechaza porque necesita permiso previo |
        | ajs-2024   | por otro sistema | consta el permiso de los pareos acelerados | se rechaza porque necesita permiso previo |
        | ajs-2024   | por otro sistema | consta el permiso del formato              | se admite                                 |

  Regla: Los suizos se emparejan con Swiss Perfect
    # en: Swiss tournaments are paired with Swiss Perfect

    @esc-5007
    Esquema del escenario: Programa con que se empareja
      # en: Program used for pairing
      Dado un torneo de 9 rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que se empareja con <programa>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.3.p5.s1
      Ejemplos: Solo se exige en el suizo
        # en: Asked for in a Swiss only
        # en: | edition | system | program | result |
        | reglamento | sistema           | programa      | resultado                                  |
        | ajs-2024   | por sistema suizo | Swiss Perfect | se admite                                  |
        | ajs-2024   | por sistema suizo | otro programa | se rechaza porque no es el programa debido |
        | ajs-2024   | como liga         | otro programa | se admite                                  |
