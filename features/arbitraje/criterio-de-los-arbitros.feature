# language: es
@perfil-arbitraje
Característica: Criterio de los árbitros
  # en: The standard of the arbiters

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Donde el reglamento habla, ninguna decisión va contra él
    # en: Where the regulation speaks, no decision goes against it

    @esc-2022
    Esquema del escenario: Bruno ha anotado OLSA, que no es válida, y se quiere quitar
      # en: Bruno has noted OLSA, which is not valid, and somebody wants it off
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando <autoridad> ordena, <criterio>, que el marcador sea 60 a 45
      Entonces la actuación <resultado>
      Y el marcador queda 66 a 45

      @fise-2003:43 @redeletras:40
      Ejemplos: FISE 2003 y ReDeLetras: lo anotado está aceptado
        # en: FISE 2003 and ReDeLetras: what is noted is accepted
        # en: | edition | authority | source | result |
        | reglamento | autoridad            | criterio                         | resultado                                            |
        | fise-2003  | el árbitro principal | a su parecer                     | se rechaza porque el reglamento ya lo resuelve       |
        | fise-2003  | el árbitro principal | conforme al reglamento           | se rechaza porque el reglamento ya lo resuelve       |
        | fise-2003  | el árbitro principal | apoyándose en otro texto oficial | se rechaza por apoyarse en un texto de segundo orden |
        | redeletras | el árbitro principal | a su parecer                     | se rechaza porque el reglamento ya lo resuelve       |
        | redeletras | el árbitro principal | conforme al reglamento           | se rechaza porque el reglamento ya lo resuelve       |
        | redeletras | el árbitro principal | apoyándose en otro texto oficial | se rechaza por apoyarse en un texto de segundo orden |

      @fise-2009:49.p1
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority | source | result |
        | reglamento | autoridad          | criterio                         | resultado                                            |
        | fise-2009  | el Director        | a su parecer                     | se rechaza porque el reglamento ya lo resuelve       |
        | fise-2009  | el Director        | conforme al reglamento           | se rechaza porque el reglamento ya lo resuelve       |
        | fise-2009  | el Director        | apoyándose en otro texto oficial | se rechaza por apoyarse en un texto de segundo orden |
        | ajs-2024   | el juez del torneo | a su parecer                     | se rechaza porque el reglamento ya lo resuelve       |
        | ajs-2024   | el juez del torneo | conforme al reglamento           | se rechaza porque el reglamento ya lo resuelve       |
        | ajs-2024   | el juez del torneo | apoyándose en otro texto oficial | se rechaza por apoyarse en un texto de segundo orden |

  Regla: Los demás textos oficiales sirven de apoyo donde el reglamento calla
    # en: The other official texts help where the regulation is silent

    @esc-2023
    Esquema del escenario: Orden tras un hecho del que el reglamento no dice nada
      # en: An order after an act of which the regulation says nothing
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno <laguna>, de lo que el reglamento no dice nada
      Cuando <autoridad> ordena, <criterio>, que el marcador sea 60 a 35
      Entonces la actuación se admite
      Y el marcador queda 60 a 35

      @fise-2003:43 @redeletras:40 @fise-2009:49.p1
      Ejemplos: Cualquier apoyo vale donde no hay regla
        # en: Any support will do where there is no rule
        # en: | edition | gap | authority | source |
        | reglamento | laguna                                         | autoridad            | criterio                         |
        | fise-2003  | roba por accidente de la bolsa de otra partida | el árbitro principal | apoyándose en otro texto oficial |
        | fise-2003  | roba por accidente de la bolsa de otra partida | el árbitro principal | conforme al reglamento           |
        | redeletras | roba por accidente de la bolsa de otra partida | el árbitro principal | apoyándose en otro texto oficial |
        | redeletras | roba por accidente de la bolsa de otra partida | el árbitro principal | conforme al reglamento           |
        | fise-2009  | roba por accidente de la bolsa de otra partida | el Director          | apoyándose en otro texto oficial |
        | fise-2009  | roba por accidente de la bolsa de otra partida | el Director          | conforme al reglamento           |
        | ajs-2024   | charla con el árbitro de sus vacaciones        | el juez del torneo   | apoyándose en otro texto oficial |
        | ajs-2024   | charla con el árbitro de sus vacaciones        | el juez del torneo   | conforme al reglamento           |
