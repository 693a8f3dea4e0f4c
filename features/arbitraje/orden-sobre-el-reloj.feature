# language: es
@perfil-arbitraje
Característica: Orden sobre un reloj averiado
  # en: An order about a clock that has failed

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: Donde el reglamento no dice con qué tiempos se sigue, los fija quien dirige el torneo
    # en: Where the regulation does not say with what times to go on, the head of the tournament sets them

    @esc-2036
    Esquema del escenario: Orden de seguir con doce minutos gastados cada uno
      # en: An order to go on with twelve minutes used by each
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha consumido 9 min 0 s
      Y que Bruno ha consumido 11 min 0 s
      Y que el reloj se avería, de lo que el reglamento no dice nada
      Cuando <autoridad> ordena, a su parecer, que el reloj marque 12 min de Ana y 12 min de Bruno
      Entonces la actuación <resultado>
      Y Ana ha consumido <Ana> segundos
      Y Bruno ha consumido <Bruno> segundos
      Y el marcador queda 60 a 45
      Y le toca a Ana

      @fise-2003:42 @redeletras:39.p1
      Ejemplos: FISE 2003 y ReDeLetras: los árbitros
        # en: FISE 2003 and ReDeLetras: the arbiters
        # en: | edition | authority | result | A | B |
        | reglamento | autoridad            | resultado                           | Ana | Bruno |
        | fise-2003  | el árbitro principal | se admite                           | 720 | 720   |
        | fise-2003  | un árbitro auxiliar  | se admite                           | 720 | 720   |
        | fise-2003  | el corremesas        | se rechaza por falta de competencia | 540 | 660   |
        | redeletras | el árbitro principal | se admite                           | 720 | 720   |
        | redeletras | un árbitro auxiliar  | se admite                           | 720 | 720   |
        | redeletras | el corremesas        | se rechaza por falta de competencia | 540 | 660   |

      @fise-2009:48.p1
      Ejemplos: FISE 2009: el Director
        # en: FISE 2009: the Director
        # en: | edition | authority | result | A | B |
        | reglamento | autoridad           | resultado                           | Ana | Bruno |
        | fise-2009  | el Director         | se admite                           | 720 | 720   |
        | fise-2009  | un árbitro auxiliar | se rechaza por falta de competencia | 540 | 660   |
        | fise-2009  | el corremesas       | se rechaza por falta de competencia | 540 | 660   |

    @esc-2037
    Esquema del escenario: Solo consta el tiempo de Ana, y la AJS no dice cuál se pone a Bruno
      # en: Only Ana’s time is known, and the AJS does not say which to give Bruno
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno ha consumido 11 min 0 s
      Y que el reloj se ha averiado y solo consta que Ana había gastado 9 min 0 s
      Y que el juez del torneo cambia el reloj, sin que el reglamento diga con qué tiempos
      Cuando <autoridad> ordena, a su parecer, que el reloj marque 9 min de Ana y 12 min de Bruno
      Entonces la actuación <resultado>
      Y Bruno ha consumido <Bruno> segundos
      Y <reloj>

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: el juez, y el reloj vuelve a andar
        # en: AJS: the judge, and the clock goes again
        # en: | edition | authority | result | B | clock |
        | reglamento | autoridad           | resultado                           | Bruno | reloj                  |
        | ajs-2024   | el juez del torneo  | se admite                           | 720   | corre el tiempo de Ana |
        | ajs-2024   | un árbitro auxiliar | se rechaza por falta de competencia | 660   | el reloj está parado   |
