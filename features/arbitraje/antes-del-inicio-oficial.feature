# language: es
@perfil-arbitraje
Característica: Antes del inicio oficial de la ronda
  # en: Before the official start of the round

  Regla: Antes del inicio oficial no empieza ninguna partida
    # en: Before the official start no game begins

    @esc-1846
    Esquema del escenario: Ana roba sus siete fichas durante la lectura
      # en: Ana draws her seven tiles during the reading
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el juez está leyendo los emparejamientos
      Cuando Ana roba 7 fichas
      Entonces la actuación se rechaza por prematura
      Y Ana tiene 0 fichas

      @ajs-2024:4.1.12.2.p1.s2
      Ejemplos: AJS: mientras se lee no se empieza
        # en: AJS: nothing begins while they are read
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1847
    Esquema del escenario: Ana roba sus siete fichas 30 segundos después de la lectura
      # en: Ana draws her seven tiles 30 seconds after the reading
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se acaban de leer los emparejamientos
      Y que han pasado 30 segundos
      Cuando Ana roba 7 fichas
      Entonces la actuación se rechaza por prematura
      Y Ana tiene 0 fichas

      @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: hay que esperar al inicio oficial
        # en: AJS: the official start has to be waited for
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1848
    Esquema del escenario: Ana roba sus siete fichas tras el inicio oficial
      # en: Ana draws her seven tiles after the official start
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que el juez del torneo ha dado comienzo a la ronda
      Cuando Ana roba 7 fichas
      Entonces la actuación se admite
      Y Ana tiene 7 fichas

      @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: desde entonces se puede empezar
        # en: AJS: from then on one may begin
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1849
    Esquema del escenario: Sorteo de la salida 30 segundos después de la lectura
      # en: The lots for the start 30 seconds after the reading
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se acaban de leer los emparejamientos
      Y que han pasado 30 segundos
      Cuando en el sorteo Ana saca A y Bruno saca B
      Entonces la actuación se admite

      @ajs-2024:4.1.12.3.p1
      Ejemplos: AJS: el sorteo precede a la partida
        # en: AJS: the lots come before the game
        # en: | edition |
        | reglamento |
        | ajs-2024   |
