# language: es
@perfil-torneo
Característica: Trofeos del Campeonato de España
  # en: Trophies of the Spanish Championship

  Antecedentes:
    Dado que en la ronda 1 acaban Ana 450–300 Fabio, Bruno 400–300 Eva y Clara 350–300 Darío

  Regla: Hay trofeo para los tres primeros
    # en: There are trophies for the first three

    @esc-5248
    Esquema del escenario: La clasificación es Ana, Bruno, Clara, Darío, Eva y Fabio
      # en: The standings are Ana, Bruno, Clara, Darío, Eva and Fabio
      Dado un Campeonato de España de 15 rondas según el reglamento <reglamento>
      Cuando se entregan los trofeos
      Entonces el trofeo de campeón es para Ana
      Y el trofeo de subcampeón es para Bruno
      Y el trofeo de tercero es para Clara
      Y no hay trofeo de cuarto

      @ajs-2024:4.2.2.p2
      Ejemplos: AJS
        # en: AJS
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5249
    Esquema del escenario: Se entregan los trofeos de <certamen>
      # en: The trophies of <certamen> are given
      Dado <certamen> de 15 rondas según el reglamento <reglamento>
      Cuando se entregan los trofeos
      Entonces la entrega de trofeos <resultado>

      @ajs-2024:4.2.2.p2
      Ejemplos: AJS: son los del Campeonato de España
        # en: AJS: they are those of the Spanish Championship
        # en: | edition | competition | result |
        | reglamento | certamen                | resultado                    |
        | ajs-2024   | un Campeonato de España | se admite                    |
        | ajs-2024   | un torneo               | se rechaza porque no procede |

  Regla: Hay trofeo para el mejor sub-1800 y el mejor debutante en un Nacional
    # en: There are trophies for the best under 1800 and the best newcomer to a National

    @esc-5250
    Esquema del escenario: Eva tiene 1750 y Darío <elo>
      # en: Eva has 1750 and Darío <elo>
      Dado un Campeonato de España de 15 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1900, Clara 1850, Darío <elo>, Eva 1750 y Fabio 1700
      Cuando se entregan los trofeos
      Entonces el trofeo de mejor sub-1800 es para <quién>

      @ajs-2024:4.2.2.p2
      Ejemplos: AJS: 1799 está por debajo, 1800 no
        # en: AJS: 1799 is under, 1800 is not
        # en: | edition | elo | who |
        | reglamento | elo  | quién |
        | ajs-2024   | 1799 | Darío |
        | ajs-2024   | 1800 | Eva   |

    @esc-5251
    Esquema del escenario: Darío debuta en su primer torneo
      # en: Darío makes a debut in his first tournament
      Dado un Campeonato de España de 15 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1900, Clara 1850, Eva 1750 y Fabio 1700
      Y que Darío debuta
      Cuando se entregan los trofeos
      Entonces el trofeo de mejor sub-1800 es para <sub-1800>
      Y el trofeo de mejor debutante en un Nacional es para <debutante>

      @ajs-2024:4.2.2.p2
      Ejemplos: AJS: parte de 1800, que no es menos de 1800
        # en: AJS: he starts from 1800, which is not under 1800
        # en: | edition | under 1800 | newcomer |
        | reglamento | sub-1800 | debutante |
        | ajs-2024   | Eva      | Darío     |

    @esc-5252
    Esquema del escenario: No habían jugado ningún Nacional <nuevos>
      # en: Those who had not played in any National are <nuevos>
      Dado un Campeonato de España de 15 rondas según el reglamento <reglamento>
      Y que <nuevos> no han jugado antes ningún Nacional
      Cuando se entregan los trofeos
      Entonces el trofeo de mejor debutante en un Nacional es para <quién>
      Y el trofeo de campeón es para Ana
      Y no hay trofeo de mejor sub-1800

      @ajs-2024:4.2.2.p2
      Ejemplos: AJS: el mejor clasificado, aunque lleve otro trofeo
        # en: AJS: the best placed, even with another trophy
        # en: | edition | new | who |
        | reglamento | nuevos       | quién |
        | ajs-2024   | Eva y Fabio  | Eva   |
        | ajs-2024   | Fabio y Ana  | Ana   |
