# language: es
@perfil-fichas
Característica: Robar de más: expulsión
  # en: Drawing too many: expulsion

  Regla: Jugar a sabiendas con fichas de más acaba en expulsión al repetirse
    # en: Knowingly playing with too many tiles ends in expulsion when repeated

    @esc-0132
    Esquema del escenario: Falta apreciada tras otras en la partida y en el torneo
      # en: An offence found after others in the game and the tournament
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana ya se le han apreciado <partida> faltas en la partida y <torneo> en el torneo
      Cuando el árbitro aprecia que Ana jugó a sabiendas con fichas de más
      Entonces <expulsión> se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: Dos en una partida o tres en el torneo
        # en: Two in a game or three in the tournament
        # en: | edition | game | tournament | expulsion |
        | reglamento | partida | torneo | expulsión |
        | fise-2009  | 0       | 0      | no        |
        | fise-2009  | 1       | 1      | sí        |
        | fise-2009  | 0       | 1      | no        |
        | fise-2009  | 0       | 2      | sí        |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: Tres en una partida o cuatro en el torneo
        # en: Three in a game or four in the tournament
        # en: | edition | game | tournament | expulsion |
        | reglamento | partida | torneo | expulsión |
        | ajs-2024   | 0       | 0      | no        |
        | ajs-2024   | 1       | 1      | no        |
        | ajs-2024   | 2       | 2      | sí        |
        | ajs-2024   | 0       | 2      | no        |
        | ajs-2024   | 1       | 2      | no        |
        | ajs-2024   | 0       | 3      | sí        |

    @esc-0880
    Esquema del escenario: Segunda falta apreciada en la misma partida
      # en: A second offence found in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que el árbitro ha apreciado que Ana jugó a sabiendas con fichas de más
      Cuando el árbitro aprecia que Ana jugó a sabiendas con fichas de más
      Entonces <expulsión> se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: FISE 2009: a la segunda
        # en: FISE 2009: at the second
        # en: | edition | expulsion |
        | reglamento | expulsión |
        | fise-2009  | sí        |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: AJS: a la segunda todavía no
        # en: AJS: not yet at the second
        # en: | edition | expulsion |
        | reglamento | expulsión |
        | ajs-2024   | no        |

    @esc-0133
    Esquema del escenario: Falta apreciada donde no hay cuenta de faltas
      # en: An offence found where offences are not counted
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana ya se le han apreciado <partida> faltas en la partida y <torneo> en el torneo
      Cuando el árbitro aprecia que Ana jugó a sabiendas con fichas de más
      Entonces la actuación <resultado>

      @fise-2003:7.p2 @redeletras:7.p2 @resumen-2018:5.s1
      Ejemplos: Sin regla sobre quien lo hace a propósito
        # en: No rule on doing so on purpose
        # en: | edition | game | tournament | result |
        | reglamento   | partida | torneo | resultado                         |
        | fise-2003    | 0       | 0      | no está prevista en el reglamento |
        | fise-2003    | 2       | 5      | no está prevista en el reglamento |
        | redeletras   | 0       | 0      | no está prevista en el reglamento |
        | redeletras   | 2       | 5      | no está prevista en el reglamento |
        | resumen-2018 | 0       | 0      | no está prevista en el reglamento |
        | resumen-2018 | 2       | 5      | no está prevista en el reglamento |
