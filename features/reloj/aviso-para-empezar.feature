# language: es
@perfil-reloj
Característica: Aviso para poner en marcha los relojes
  # en: The notice to set the clocks going

  Antecedentes:
    Dado que le toca a Ana

  Regla: Los relojes se ponen en marcha cuando lo avisa el juez del torneo
    # en: The clocks are set going when the judge of the tournament gives notice

    @esc-1648
    Esquema del escenario: Bruno pulsa el reloj antes del aviso
      # en: Bruno presses the clock before the notice
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que se acaban de leer los emparejamientos
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por prematura
      Y el reloj está parado

      @ajs-2024:3.1.1.b.p1.s1 @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: hay que esperar al juez
        # en: AJS: one has to wait for the judge
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1649
    Esquema del escenario: Aviso para empezar
      # en: The notice to begin
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que se acaban de leer los emparejamientos
      Y que han pasado 60 segundos
      Cuando <quién> da comienzo a la ronda
      Entonces la actuación <resultado>
      Y el reloj está parado

      @ajs-2024:3.1.1.b.p1.s1 @ajs-2024:4.1.12.2.p2
      Ejemplos: AJS: lo da el juez del torneo, y el reloj no arranca solo
        # en: AJS: the judge of the tournament gives it, and the clock does not start by itself
        # en: | edition | who | result |
        | reglamento | quién               | resultado                           |
        | ajs-2024   | el juez del torneo  | se admite                           |
        | ajs-2024   | un árbitro auxiliar | se rechaza por falta de competencia |
        | ajs-2024   | Bruno               | se rechaza por falta de competencia |

    @esc-1650
    Esquema del escenario: Bruno pulsa el reloj después del aviso
      # en: Bruno presses the clock after the notice
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que el juez del torneo ha dado comienzo a la ronda
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando Bruno pulsa el reloj
      Entonces corre el tiempo de Ana

      @ajs-2024:3.1.1.b.p1.s1 @ajs-2024:3.1.3.2.d
      Ejemplos: AJS: entonces sí
        # en: AJS: then it may
        # en: | edition |
        | reglamento |
        | ajs-2024   |
