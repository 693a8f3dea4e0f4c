# language: es
@perfil-torneo
Característica: Jugadores inactivos
  # en: Inactive players

  Regla: Quien no jugó en 2022-2023 ni en 2023-2024 pasa a otro listado
    # en: Whoever played neither in 2022-2023 nor in 2023-2024 goes to another list

    @esc-5259
    Esquema del escenario: Ana ha jugado en <temporadas>
      # en: Ana has played in <temporadas>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que Ana ha jugado 0 partidas esta temporada y <partidas> en total
      Y que Ana ha jugado en <temporadas>
      Cuando se hacen las listas de Elo
      Entonces Ana figura en <lista>

      @ajs-2024:5.1.p5.s1 @ajs-2024:5.1.p5.s2
      Ejemplos: AJS
        # en: AJS
        # en: | edition | games | seasons | list |
        | reglamento | partidas | temporadas            | lista                   |
        | ajs-2024   | 100      | 2020-2021 y 2021-2022 | el listado de inactivos |
        | ajs-2024   | 100      | 2020-2021 y 2022-2023 | la clasificación Elo    |
        | ajs-2024   | 100      | 2023-2024             | la clasificación Elo    |
        | ajs-2024   | 19       | 2021-2022             | la lista informativa    |

    @esc-5260
    Esquema del escenario: Ana vuelve en 2024-2025 tras dos temporadas sin jugar
      # en: Ana comes back in 2024-2025 after two seasons without playing
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que Ana ha jugado 6 partidas esta temporada y 100 en total
      Y que Ana ha jugado en 2021-2022 y 2024-2025
      Cuando se hacen las listas de Elo
      Entonces Ana figura en <lista>
      Y nadie figura en <otra>

      @ajs-2024:5.1.p5.s2
      Ejemplos: AJS: solo se miran las dos temporadas
        # en: AJS: only the two seasons are looked at
        # en: | edition | list | other |
        | reglamento | lista                   | otra                 |
        | ajs-2024   | el listado de inactivos | la clasificación Elo |

  Regla: Después de una partida que cambia el Elo, la lista no se puede calcular
    # en: After a game that changes the Elo the list cannot be worked out

    @esc-5261
    Esquema del escenario: Ana gana a Bruno 400 a 350
      # en: Ana beats Bruno 400 to 350
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Bruno
      Cuando se hacen las listas de Elo
      Entonces la publicación de las listas no está prevista en el reglamento

      @ajs-2024:5.1.p2
      Ejemplos: AJS: el texto no da fórmula
        # en: AJS: the text gives no formula
        # en: | edition |
        | reglamento |
        | ajs-2024   |
