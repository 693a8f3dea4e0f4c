# language: es
@perfil-fichas
Característica: Robar de más: descuido y propósito
  # en: Drawing too many: by accident and on purpose

  Regla: Solo cuenta lo que se hace a propósito
    # en: Only what is done on purpose counts

    @esc-0174
    Esquema del escenario: Expulsión de Ana, que tiene faltas anteriores, por un robo de más que Bruno señala
      # en: Ana, who has earlier offences, is expelled for a surplus that Bruno points out
      Dada una partida en curso según el reglamento <reglamento>
      Y que ya se apreció que Ana jugó a sabiendas con fichas de más, <partida> veces en la partida y <antes> en rondas anteriores
      Y que Ana tiene LASEORT en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Bruno ha señalado que Ana robó de más
      Cuando quien dirige el torneo expulsa del torneo a Ana por ello, probado
      Entonces la actuación se rechaza porque no hay infracción
      Y no se expulsa a Ana del torneo

      @fise-2009:28.p2.s3 @fise-2009:49.p2
      Ejemplos: No es la segunda de la partida ni la tercera del torneo
        # en: It is neither the second of the game nor the third of the tournament
        # en: | edition | game | before |
        | reglamento | partida | antes |
        | fise-2009  | 1       | 0     |
        | fise-2009  | 0       | 2     |

      @ajs-2024:3.1.2.1.p2.s2 @fise-2009:49.p2
      Ejemplos: No es la tercera de la partida ni la cuarta del torneo
        # en: It is neither the third of the game nor the fourth of the tournament
        # en: | edition | game | before |
        | reglamento | partida | antes |
        | ajs-2024   | 2       | 0     |
        | ajs-2024   | 0       | 3     |

    @esc-0175
    Esquema del escenario: Dos faltas apreciadas en la misma partida
      # en: Two offences found in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que ya se apreció que Ana jugó a sabiendas con fichas de más, <partida> veces en la partida y <antes> en rondas anteriores
      Y que quien dirige el torneo ha apreciado que Ana jugó a sabiendas con fichas de más
      Cuando quien dirige el torneo aprecia que <quién> jugó a sabiendas con fichas de más
      Entonces eso <exigencia>

      @fise-2009:28.p2.s3
      Ejemplos: La segunda de la misma persona
        # en: The second of the same person
        # en: | edition | game | before | who | demand |
        | reglamento | partida | antes | quién | exigencia               |
        | fise-2009  | 0       | 0     | Ana   | exige expulsar          |
        | fise-2009  | 0       | 0     | Bruno | no lleva nada aparejado |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: La tercera de la misma persona
        # en: The third of the same person
        # en: | edition | game | before | who | demand |
        | reglamento | partida | antes | quién | exigencia               |
        | ajs-2024   | 0       | 0     | Ana   | no lleva nada aparejado |
        | ajs-2024   | 1       | 0     | Ana   | exige expulsar          |
        | ajs-2024   | 1       | 0     | Bruno | no lleva nada aparejado |
        | ajs-2024   | 0       | 2     | Ana   | exige expulsar          |
