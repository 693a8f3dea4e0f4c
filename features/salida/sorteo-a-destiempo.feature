# language: es
@perfil-salida
Característica: El sorteo a destiempo
  # en: The lot at the wrong time

  Regla: El sorteo va antes de que nadie robe, y cada uno es cosa aparte
    # en: The lot comes before anybody draws, and each is a thing apart

    @esc-1178
    Esquema del escenario: Sorteo cuando uno ya ha empezado a robar
      # en: A lot once somebody has begun to draw
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana ha robado 1 ficha
      Cuando en el sorteo Ana saca E y Bruno saca B
      Entonces la actuación se rechaza por tardía
      Y Ana tiene 1 ficha

      @redeletras:4.p1 @ajs-2024:3.1.1.b.p2.s1
      Ejemplos: Una sola ficha robada ya es tarde
        # en: A single tile drawn makes it late
        # en: | edition |
        | reglamento |
        | redeletras |
        | ajs-2024   |

    @esc-1179
    Esquema del escenario: Fichas en la bolsa tras sortear la silla y la salida
      # en: Tiles in the bag after lots for the chair and for the start
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en el sorteo de la silla Ana sacó B y Bruno D
      Cuando en el sorteo Ana saca E y Bruno saca A
      Entonces en la bolsa quedan 100 fichas
      Y el sorteo lo gana Bruno
      Y le toca a Bruno

      @ajs-2024:3.1.1.a.s2 @ajs-2024:3.1.1.b.p2.s1 @ajs-2024:3.1.1.b.p2.s4
      Ejemplos: AJS: tras cada sorteo vuelven todas
        # en: AJS: after each lot all go back
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1190
    Esquema del escenario: Sorteo de la silla tras el de la salida
      # en: The lot for the chair after the one for the start
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en el sorteo Ana sacó E y Bruno A
      Cuando en el sorteo de la silla Ana saca B y Bruno saca D
      Entonces la actuación se rechaza por tardía
      Y le toca a Bruno

      @ajs-2024:3.1.1.a.s1
      Ejemplos: AJS: la silla va antes que la salida
        # en: AJS: the chair comes before the start
        # en: | edition |
        | reglamento |
        | ajs-2024   |
