# language: es
@perfil-torneo
Característica: Partidas que cuentan
  # en: Games that count

  Regla: El modo de acabar decide si la partida vale para el Elo y quién la suma para el Mundial
    # en: The way a game ends decides whether it counts for the Elo and who adds it towards the World championship

    @esc-5205
    Esquema del escenario: Bruno <desenlace>
      # en: Bruno <desenlace>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el marcador de la ronda 3 es Ana 210–150 Bruno
      Cuando Bruno <desenlace> en la ronda 3
      Entonces la partida <vale> para el Elo de ambos
      Y suma una partida para el Mundial <quiénes>
      Y la partida <sino> es una falta de ética

      @ajs-2024:4.1.11.3.p1.s1 @ajs-2024:4.1.11.3.p2.s1
      Ejemplos: Abandono y ausencia prolongada valen para el Elo
        # en: Giving up and staying away count for the Elo
        # en: | edition | ending | counts | who | whether |
        | reglamento | desenlace                         | vale | quiénes     | sino |
        | ajs-2024   | abandona con permiso              | vale | Ana y Bruno | no   |
        | ajs-2024   | se ausenta hasta agotar su tiempo | vale | Ana         | no   |

      @ajs-2024:4.1.11.3.p1.s2 @ajs-2024:4.1.11.3.p2.s1 @ajs-2024:4.1.11.3.p2.s2
      Ejemplos: La incomparecencia no vale para el Elo, y la suma solo el ganador
        # en: A no-show does not count for the Elo, and only the winner adds it
        # en: | edition | ending | counts | who | whether |
        | reglamento | desenlace                        | vale    | quiénes | sino |
        | ajs-2024   | no comparece                     | no vale | Ana     | no   |
        | ajs-2024   | no llega nunca y agota su tiempo | no vale | Ana     | no   |

      @ajs-2024:4.1.11.3.p2.s2
      Ejemplos: El ausente no la suma
        # en: The absentee does not add it
        # en: | edition | ending | counts | who | whether |
        | reglamento | desenlace                         | vale | quiénes | sino |
        | ajs-2024   | se ausenta hasta agotar su tiempo | vale | Ana     | no   |

      @ajs-2024:4.1.11.3.p2.s3 @ajs-2024:4.1.11.3.p1.s1
      Ejemplos: Quien abandona la suma, salvo que jugara solo para eso
        # en: Whoever gives up adds it, unless the game was played only for that
        # en: | edition | ending | counts | who | whether |
        | reglamento | desenlace                                         | vale | quiénes     | sino |
        | ajs-2024   | abandona con permiso                              | vale | Ana y Bruno | no   |
        | ajs-2024   | abandona con permiso, tras jugar solo para sumar, | vale | Ana         | sí   |

      @ajs-2024:5.1.p2
      Ejemplos: Perder por tiempo es perder una partida jugada
        # en: Losing on time is losing a game that was played
        # en: | edition | ending | counts | who | whether |
        | reglamento | desenlace         | vale | quiénes     | sino |
        | ajs-2024   | pierde por tiempo | vale | Ana y Bruno | no   |

  Regla: Valen las partidas de los torneos oficiales
    # en: The games of official tournaments count

    @esc-5207
    Esquema del escenario: El torneo <sino> es oficial
      # en: The tournament <sino> count as official
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el torneo <sino> es oficial
      Y que el marcador de la ronda 3 es Ana 381–380 Bruno
      Cuando Ana y Bruno acaban su partida de la ronda 3
      Entonces la partida <vale> para el Elo de ambos

      @ajs-2024:4.1.4
      Ejemplos: AJS
        # en: AJS
        # en: | edition | whether | counts |
        | reglamento | sino | vale    |
        | ajs-2024   | sí   | vale    |
        | ajs-2024   | no   | no vale |

    @esc-6307
    Esquema del escenario: Ana gana a Bruno en un torneo que no es oficial
      # en: Ana beats Bruno in a tournament that is not official
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el torneo no es oficial
      Y que el marcador de la ronda 3 es Ana 381–380 Bruno
      Cuando Ana y Bruno acaban su partida de la ronda 3
      Entonces nadie suma una partida para el Mundial

      @ajs-2024:4.1.4
      Ejemplos: AJS
        # en: AJS
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: Cuánto varía el Elo no está escrito
    # en: By how much the Elo changes is not written

    @esc-5206
    Esquema del escenario: La variación después de una victoria
      # en: The change after a win
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1800 y Bruno 1900
      Y que en la ronda 3 acaban Ana 400–350 Bruno
      Cuando se quiere calcular cómo varía el Elo de Ana y Bruno
      Entonces la variación del Elo no está prevista en el reglamento

      @ajs-2024:5.1.p2
      Ejemplos: AJS: el texto no da fórmula
        # en: AJS: the text gives no formula
        # en: | edition |
        | reglamento |
        | ajs-2024   |
