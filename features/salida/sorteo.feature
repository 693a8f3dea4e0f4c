# language: es
@perfil-salida
Característica: Sorteo de la salida
  # en: The lot for the start

  Regla: En el sorteo empieza quien saca la letra más cercana a la A; el comodín gana a todas
    # en: In the lot the letter nearest to A starts; a blank beats all

    @esc-0361
    Esquema del escenario: Fichas que saca cada uno en el sorteo
      # en: Tiles drawn in the lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo Ana saca <Ana> y Bruno saca <Bruno>
      Entonces el sorteo lo gana <gana>

      @redeletras:4.p1 @ajs-2024:3.1.1.b.p2.s1 @ajs-2024:3.1.1.b.p2.s2 @ajs-2024:3.1.1.b.p2.s3 @ajs-2024:3.1.1.b.p2.s4
      Ejemplos: CH, LL, RR y Ñ van tras C, L, R y N
        # en: CH, LL, RR and Ñ come after C, L, R and N
        # en: | edition | Ana | Bruno | winner |
        | reglamento | Ana  | Bruno | gana          |
        | redeletras | A    | B     | Ana           |
        | redeletras | B    | A     | Bruno         |
        | redeletras | Z    | Y     | Bruno         |
        | redeletras | C    | [CH]  | Ana           |
        | redeletras | [CH] | D     | Ana           |
        | redeletras | L    | [LL]  | Ana           |
        | redeletras | [LL] | M     | Ana           |
        | redeletras | N    | Ñ     | Ana           |
        | redeletras | Ñ    | O     | Ana           |
        | redeletras | R    | [RR]  | Ana           |
        | redeletras | [RR] | S     | Ana           |
        | redeletras | ?    | A     | Ana           |
        | redeletras | A    | ?     | Bruno         |
        | redeletras | E    | E     | nadie todavía |
        | redeletras | ?    | ?     | nadie todavía |
        | ajs-2024   | A    | B     | Ana           |
        | ajs-2024   | B    | A     | Bruno         |
        | ajs-2024   | Z    | Y     | Bruno         |
        | ajs-2024   | C    | [CH]  | Ana           |
        | ajs-2024   | [CH] | D     | Ana           |
        | ajs-2024   | L    | [LL]  | Ana           |
        | ajs-2024   | [LL] | M     | Ana           |
        | ajs-2024   | N    | Ñ     | Ana           |
        | ajs-2024   | Ñ    | O     | Ana           |
        | ajs-2024   | R    | [RR]  | Ana           |
        | ajs-2024   | [RR] | S     | Ana           |
        | ajs-2024   | ?    | A     | Ana           |
        | ajs-2024   | A    | ?     | Bruno         |
        | ajs-2024   | E    | E     | nadie todavía |
        | ajs-2024   | ?    | ?     | nadie todavía |

    @esc-0362
    Esquema del escenario: Sorteo con fichas donde no se describe
      # en: A lot with tiles where none is described
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo Ana saca A y Bruno saca B
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:4.3 @fise-2009:4.3 @resumen-2018:4.s1
      Ejemplos: Se sortea, pero no se dice cómo; el resumen ni lo menciona
        # en: Lots are drawn, but how is not said; the summary does not even mention it
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | fise-2009    |
        | resumen-2018 |

    @esc-0363
    Esquema del escenario: Fichas del sorteo según se haya decidido
      # en: Tiles of the lot by whether it is decided
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en un sorteo anterior los dos sacaron <antes>
      Cuando en el sorteo Ana saca <Ana> y Bruno saca <Bruno>
      Entonces en la bolsa quedan <bolsa> fichas

      @redeletras:4.p1 @redeletras:4.p2 @ajs-2024:3.1.1.b.p2.s4
      Ejemplos: Las empatadas quedan fuera; decidido, vuelven todas
        # en: Tied tiles stay out; once decided, all go back
        # en: | edition | before | Ana | Bruno | bag |
        | reglamento | antes | Ana | Bruno | bolsa |
        | redeletras | E     | O   | O     | 96    |
        | redeletras | E     | A   | O     | 100   |
        | ajs-2024   | E     | O   | O     | 96    |
        | ajs-2024   | E     | A   | O     | 100   |

    @esc-0364
    Esquema del escenario: Turno tras el sorteo
      # en: The turn after the lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo Ana saca S y Bruno saca D
      Entonces le toca a Bruno

      @redeletras:4.p1 @ajs-2024:3.1.1.b.p2.s1
      Ejemplos: Empieza quien lo gana
        # en: Whoever wins it starts
        # en: | edition |
        | reglamento |
        | redeletras |
        | ajs-2024   |

    @esc-0826
    Esquema del escenario: Sorteo con la partida empezada
      # en: A lot once the game has begun
      Dada una partida <momento> según el reglamento <reglamento>
      Cuando en el sorteo Ana saca A y Bruno saca B
      Entonces la actuación se rechaza por tardía

      @redeletras:4.p1 @ajs-2024:3.1.1.b.p2.s1
      Ejemplos: El sorteo va antes de robar
        # en: The lot comes before the draw
        # en: | edition | moment |
        | reglamento | momento         |
        | redeletras | recién empezada |
        | redeletras | en curso        |
        | ajs-2024   | recién empezada |
        | ajs-2024   | en curso        |

