# language: es
@perfil-despliegue
Característica: Casilla central fallada
  # en: The centre square missed

  Regla: El rival decide sobre la primera jugada que no cubre la casilla central
    # en: The rival decides on a first play that does not cover the centre square

    @esc-0331
    Esquema del escenario: Decisión del rival sobre la casilla central fallada
      # en: The rival’s decision on a missed centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H9 en horizontal
      Cuando Bruno <decisión> la jugada sin casilla central
      Entonces la casilla H9 <puesta> tiene ficha
      Y le toca a <toca>

      @fise-2009:20.p1 @fise-2009:20.1 @fise-2009:20.2
      Ejemplos: La anula, y se pierde el turno, o la da por buena
        # en: Voided, with the turn lost, or taken as good
        # en: | edition | decision | laid | next |
        | reglamento | decisión | puesta | toca  |
        | fise-2009  | anula    | no     | Bruno |
        | fise-2009  | acepta   | sí     | Ana   |
        | ajs-2024   | anula    | no     | Bruno |
        | ajs-2024   | acepta   | sí     | Ana   |

    @esc-0821
    Esquema del escenario: Decisión sobre la casilla central según el momento
      # en: The decision on the centre by the moment
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H9 en horizontal y ha anunciado 7 puntos
      Y que los 7 puntos <anotación>
      Cuando Bruno anula la jugada sin casilla central
      Entonces la actuación <resultado>

      @fise-2009:20.p1 @fise-2009:20.2
      Ejemplos: Hasta que el rival anota
        # en: Until the rival notes
        # en: | edition | noting | result |
        | reglamento | anotación               | resultado             |
        | fise-2009  | los ha anotado solo Ana | se admite             |
        | fise-2009  | los han anotado los dos | se rechaza por tardía |
        | ajs-2024   | los ha anotado solo Ana | se admite             |
        | ajs-2024   | los han anotado los dos | se rechaza por tardía |

    @esc-0822
    Esquema del escenario: Casilla central fallada que decide su autor
      # en: A missed centre decided by its author
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H9 en horizontal
      Cuando Ana acepta la jugada sin casilla central
      Entonces la actuación se rechaza por falta de derecho

      @fise-2009:20.p1
      Ejemplos: Decide el rival
        # en: The rival decides
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-2205
    Esquema del escenario: Casilla central fallada tras tres pases
      # en: Centre missed after three passes
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha pasado
      Y que Bruno ha pasado
      Y que Ana ha pasado
      Y que Bruno ha colocado MESA desde H9 en horizontal
      Cuando Ana <decisión> la jugada sin casilla central
      Entonces la partida <final>

      @fise-2009:20.1 @fise-2009:20.2 @fise-2009:45.2.s2
      Ejemplos: FISE 2009: la jugada anulada hace de cuarto pase
        # en: FISE 2009: the voided play serves as the fourth pass
        # en: | edition | decision | ending |
        | reglamento | decisión | final             |
        | fise-2009  | anula    | termina por pases |
        | fise-2009  | acepta   | no termina        |

      @ajs-2024:2.art45.2
      Ejemplos: AJS: a 0–0 los pases no acaban la partida
        # en: AJS: at 0–0 passes do not end the game
        # en: | edition | decision | ending |
        | reglamento | decisión | final      |
        | ajs-2024   | anula    | no termina |
