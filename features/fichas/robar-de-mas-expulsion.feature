# language: es
@perfil-fichas
Característica: Robar de más: expulsión
  # en: Drawing too many: expulsion

  Regla: Jugar a sabiendas con fichas de más, repetido, exige la expulsión
    # en: Knowingly playing with too many tiles, repeated, calls for expulsion

    @esc-0132
    Esquema del escenario: Falta apreciada tras otras en la partida y en el torneo
      # en: An offence found after others in the game and the tournament
      Dada una partida en curso según el reglamento <reglamento>
      Y que ya se apreció que Ana jugó a sabiendas con fichas de más, <partida> veces en la partida y <antes> en rondas anteriores
      Cuando quien dirige el torneo aprecia que Ana <falta>
      Entonces eso <exigencia>
      Y no se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: Dos en una partida o tres en el torneo
        # en: Two in a game or three in the tournament
        # en: | edition | game | before | fault | demand |
        | reglamento | partida | antes | falta                               | exigencia               |
        | fise-2009  | 0       | 0     | jugó a sabiendas con fichas de más  | no lleva nada aparejado |
        | fise-2009  | 1       | 0     | jugó a sabiendas con fichas de más  | exige expulsar          |
        | fise-2009  | 1       | 0     | jugó por descuido con fichas de más | no lleva nada aparejado |
        | fise-2009  | 0       | 1     | jugó a sabiendas con fichas de más  | no lleva nada aparejado |
        | fise-2009  | 0       | 2     | jugó a sabiendas con fichas de más  | exige expulsar          |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: Tres en una partida o cuatro en el torneo
        # en: Three in a game or four in the tournament
        # en: | edition | game | before | fault | demand |
        | reglamento | partida | antes | falta                               | exigencia               |
        | ajs-2024   | 0       | 0     | jugó a sabiendas con fichas de más  | no lleva nada aparejado |
        | ajs-2024   | 1       | 0     | jugó a sabiendas con fichas de más  | no lleva nada aparejado |
        | ajs-2024   | 2       | 0     | jugó a sabiendas con fichas de más  | exige expulsar          |
        | ajs-2024   | 2       | 0     | jugó por descuido con fichas de más | no lleva nada aparejado |
        | ajs-2024   | 0       | 2     | jugó a sabiendas con fichas de más  | no lleva nada aparejado |
        | ajs-2024   | 1       | 1     | jugó a sabiendas con fichas de más  | no lleva nada aparejado |
        | ajs-2024   | 1       | 2     | jugó a sabiendas con fichas de más  | exige expulsar          |
        | ajs-2024   | 0       | 3     | jugó a sabiendas con fichas de más  | exige expulsar          |

    @esc-0880
    Esquema del escenario: Expulsión de Ana por la segunda falta apreciada en la misma partida
      # en: Ana is expelled for the second offence found in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que quien dirige el torneo ha apreciado que Ana jugó a sabiendas con fichas de más
      Y que quien dirige el torneo ha apreciado que Ana <falta>
      Cuando <quién> expulsa del torneo a Ana por ello, probado
      Entonces la actuación <resultado>
      Y <expulsión> se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: FISE 2009: a la segunda
        # en: FISE 2009: at the second
        # en: | edition | fault | who | result | expulsion |
        | reglamento | falta                               | quién                  | resultado                           | expulsión |
        | fise-2009  | jugó a sabiendas con fichas de más  | quien dirige el torneo | se admite                           | sí        |
        | fise-2009  | jugó a sabiendas con fichas de más  | un árbitro auxiliar    | se rechaza por falta de competencia | no        |
        | fise-2009  | jugó por descuido con fichas de más | quien dirige el torneo | se rechaza porque no hay infracción | no        |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: AJS: a la segunda todavía no
        # en: AJS: not yet at the second
        # en: | edition | fault | who | result | expulsion |
        | reglamento | falta                              | quién                  | resultado                              | expulsión |
        | ajs-2024   | jugó a sabiendas con fichas de más | quien dirige el torneo | se rechaza porque la falta no es grave | no        |

    @esc-0133
    Esquema del escenario: Falta apreciada donde no hay cuenta de faltas
      # en: An offence found where offences are not counted
      Dada una partida en curso según el reglamento <reglamento>
      Y que ya se apreció que Ana jugó a sabiendas con fichas de más, <partida> veces en la partida y <antes> en rondas anteriores
      Cuando quien dirige el torneo aprecia que Ana jugó a sabiendas con fichas de más
      Entonces la actuación <resultado>

      @fise-2003:7.p2 @redeletras:7.p2 @resumen-2018:5.s1
      Ejemplos: Sin regla sobre quien lo hace a propósito
        # en: No rule on doing so on purpose
        # en: | edition | game | before | result |
        | reglamento   | partida | antes | resultado                         |
        | fise-2003    | 0       | 0     | no está prevista en el reglamento |
        | fise-2003    | 2       | 3     | no está prevista en el reglamento |
        | redeletras   | 0       | 0     | no está prevista en el reglamento |
        | redeletras   | 2       | 3     | no está prevista en el reglamento |
        | resumen-2018 | 0       | 0     | no está prevista en el reglamento |
        | resumen-2018 | 2       | 3     | no está prevista en el reglamento |
