# language: es
@perfil-torneo
Característica: Listas de Elo
  # en: Lists of Elo

  Regla: En la clasificación figura quien tiene al menos 20 partidas
    # en: Whoever has at least 20 games stands in the ranking

    @esc-5255
    Esquema del escenario: Ana tiene <partidas> partidas
      # en: Ana has <partidas> games
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que Ana ha jugado 10 partidas esta temporada y <partidas> en total
      Cuando se hacen las listas de Elo
      Entonces Ana figura en <lista>
      Y nadie figura en <otra>

      @ajs-2024:5.1.p4.s1 @ajs-2024:5.1.p4.s2
      Ejemplos: AJS
        # en: AJS
        # en: | edition | games | list | other |
        | reglamento | partidas | lista                | otra                 |
        | ajs-2024   | 19       | la lista informativa | la clasificación Elo |
        | ajs-2024   | 20       | la clasificación Elo | la lista informativa |
        | ajs-2024   | 21       | la clasificación Elo | la lista informativa |

    @esc-5256
    Esquema del escenario: Ana tiene 19 partidas y Bruno <desenlace>
      # en: Ana has 19 games and Bruno <desenlace>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que Ana ha jugado 10 partidas esta temporada y 19 en total
      Y que en la ronda 1 se enfrentan Ana–Bruno
      Y que Bruno <desenlace> en la ronda 1
      Cuando se hacen las listas de Elo
      Entonces Ana figura en la lista informativa
      Y Bruno figura en la clasificación Elo

      @ajs-2024:5.1.p4.s1
      Ejemplos: AJS: la ganada por incomparecencia no se ha disputado
        # en: AJS: the one won by no-show has not been contested
        # en: | edition | ending |
        | reglamento | desenlace    |
        | ajs-2024   | no comparece |

    @esc-6321
    Esquema del escenario: Ana, con <partidas> partidas, gana otra en un torneo que no es oficial
      # en: Ana, with <partidas> games, wins another in a tournament that is not official
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el torneo no es oficial
      Y que Ana ha jugado 10 partidas esta temporada y <partidas> en total
      Y que en la ronda 1 acaban Ana 400–350 Bruno
      Cuando se hacen las listas de Elo
      Entonces Ana figura en <lista>

      @ajs-2024:5.1.p4.s2
      Ejemplos: AJS: no es una más
        # en: AJS: it is not one more
        # en: | edition | games | list |
        | reglamento | partidas | lista                |
        | ajs-2024   | 19       | la lista informativa |

    @esc-6306
    Esquema del escenario: La partida de Ana y Bruno está sin acabar
      # en: The game of Ana and Bruno is not over yet
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1900 y Bruno 1950
      Y que Ana ha jugado 10 partidas esta temporada y <partidas> en total
      Y que en la ronda 1 se enfrentan Ana–Bruno
      Cuando se hacen las listas de Elo
      Entonces <quiénes> figuran en la clasificación Elo

      @ajs-2024:5.1.p4.s1
      Ejemplos: AJS: todavía no suma
        # en: AJS: it does not count yet
        # en: | edition | games | who |
        | reglamento | partidas | quiénes     |
        | ajs-2024   | 20       | Bruno y Ana |
        | ajs-2024   | 19       | Bruno       |

    @esc-5257
    Esquema del escenario: Eva debuta y aún no ha jugado
      # en: Eva makes a debut and has not played yet
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1801 y Bruno 1799
      Y que Ana ha jugado 5 partidas esta temporada y 5 en total
      Y que Bruno ha jugado 5 partidas esta temporada y 5 en total
      Y que Eva debuta
      Cuando se hacen las listas de Elo
      Entonces Ana, Eva y Bruno figuran en la lista informativa
      Y Eva tiene <elo> puntos en la lista informativa

      @ajs-2024:5.1.p1.s1
      Ejemplos: AJS: parte de 1800
        # en: AJS: she starts from 1800
        # en: | edition | elo |
        | reglamento | elo  |
        | ajs-2024   | 1800 |

  Regla: A igual Elo decide quién ha jugado más
    # en: On equal Elo the one who has played more goes first

    @esc-5258
    Esquema del escenario: Ana y Bruno tienen 1834
      # en: Ana and Bruno have 1834
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1834 y Bruno 1834
      Y que Ana ha jugado <temporada de Ana> partidas esta temporada y <total de Ana> en total
      Y que Bruno ha jugado <temporada de Bruno> partidas esta temporada y <total de Bruno> en total
      Cuando se hacen las listas de Elo
      Entonces <primero> y <segundo> figuran en la clasificación Elo

      @ajs-2024:5.1.p3
      Ejemplos: AJS: primero las de la temporada, después el total
        # en: AJS: those of the season first, then the total
        # en: | edition | season of Ana | total of Ana | season of Bruno | total of Bruno | first | second |
        | reglamento | temporada de Ana | total de Ana | temporada de Bruno | total de Bruno | primero | segundo |
        | ajs-2024   | 9                | 140          | 12                 | 95             | Bruno   | Ana     |
        | ajs-2024   | 12               | 95           | 9                  | 140            | Ana     | Bruno   |
        | ajs-2024   | 12               | 95           | 12                 | 140            | Bruno   | Ana     |
        | ajs-2024   | 12               | 140          | 12                 | 95             | Ana     | Bruno   |
