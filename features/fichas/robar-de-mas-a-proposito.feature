# language: es
@perfil-fichas
Característica: Robar de más: descuido y propósito
  # en: Drawing too many: by accident and on purpose

  Regla: Solo cuenta lo que se hace a propósito
    # en: Only what is done on purpose counts

    @esc-0174
    Esquema del escenario: Robo de más por descuido de quien tiene faltas anteriores
      # en: A surplus drawn by accident by a player with earlier offences
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana ya se le han apreciado <partida> faltas en la partida y <torneo> en el torneo
      Y que Ana tiene LASEORT en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Cuando Bruno señala que Ana ha robado de más
      Entonces la actuación se admite
      Y no se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: No es la segunda de la partida ni la tercera del torneo
        # en: It is neither the second of the game nor the third of the tournament
        # en: | edition | game | tournament |
        | reglamento | partida | torneo |
        | fise-2009  | 1       | 1      |
        | fise-2009  | 0       | 2      |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: No es la tercera de la partida ni la cuarta del torneo
        # en: It is neither the third of the game nor the fourth of the tournament
        # en: | edition | game | tournament |
        | reglamento | partida | torneo |
        | ajs-2024   | 2       | 2      |
        | ajs-2024   | 0       | 3      |

    @esc-0175
    Esquema del escenario: Dos faltas apreciadas en la misma partida
      # en: Two offences found in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana ya se le han apreciado <partida> faltas en la partida y <torneo> en el torneo
      Y que el árbitro ha apreciado que Ana jugó a sabiendas con fichas de más
      Cuando el árbitro aprecia que <quién> jugó a sabiendas con fichas de más
      Entonces <expulsión> se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: La segunda de la misma persona
        # en: The second of the same person
        # en: | edition | game | tournament | who | expulsion |
        | reglamento | partida | torneo | quién | expulsión |
        | fise-2009  | 0       | 0      | Ana   | sí        |
        | fise-2009  | 0       | 0      | Bruno | no        |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: La tercera de la misma persona
        # en: The third of the same person
        # en: | edition | game | tournament | who | expulsion |
        | reglamento | partida | torneo | quién | expulsión |
        | ajs-2024   | 0       | 0      | Ana   | no        |
        | ajs-2024   | 1       | 1      | Ana   | sí        |
        | ajs-2024   | 1       | 1      | Bruno | no        |
        | ajs-2024   | 0       | 2      | Ana   | sí        |
