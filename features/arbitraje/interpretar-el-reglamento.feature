# language: es
@perfil-arbitraje
Característica: Interpretación del reglamento en el torneo
  # en: Interpreting the regulation at the tournament

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Qué significa lo que el reglamento dice lo aclara quien dirige el torneo, sin cambiar nada en la mesa
    # en: What the regulation means where it speaks is told by the head of the tournament, changing nothing at the table

    @esc-2024
    Esquema del escenario: Duda sobre lo que significa que Bruno haya anotado OLSA
      # en: Doubt about what it means that Bruno has noted OLSA
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando <autoridad> decide, <criterio>, que no se cambie nada
      Entonces la actuación <resultado>
      Y el marcador queda 66 a 45

      @fise-2003:42 @redeletras:39.p1
      Ejemplos: FISE 2003 y ReDeLetras: cualquiera de los árbitros
        # en: FISE 2003 and ReDeLetras: any of the arbiters
        # en: | edition | authority | source | result |
        | reglamento | autoridad            | criterio               | resultado                           |
        | fise-2003  | el árbitro principal | conforme al reglamento | se admite                           |
        | fise-2003  | un árbitro auxiliar  | conforme al reglamento | se admite                           |
        | fise-2003  | el juez              | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2003  | el juez de mesa      | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2003  | el corremesas        | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2003  | Bruno                | conforme al reglamento | se rechaza por falta de competencia |
        | redeletras | el árbitro principal | conforme al reglamento | se admite                           |
        | redeletras | un árbitro auxiliar  | conforme al reglamento | se admite                           |
        | redeletras | el juez              | conforme al reglamento | se rechaza por falta de competencia |
        | redeletras | el juez de mesa      | conforme al reglamento | se rechaza por falta de competencia |
        | redeletras | el corremesas        | conforme al reglamento | se rechaza por falta de competencia |
        | redeletras | Bruno                | conforme al reglamento | se rechaza por falta de competencia |

      @fise-2009:48.p1
      Ejemplos: FISE 2009: solo el Director
        # en: FISE 2009: the Director alone
        # en: | edition | authority | source | result |
        | reglamento | autoridad           | criterio               | resultado                           |
        | fise-2009  | el Director         | conforme al reglamento | se admite                           |
        | fise-2009  | un árbitro auxiliar | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2009  | el juez             | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2009  | el juez de mesa     | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2009  | el corremesas       | conforme al reglamento | se rechaza por falta de competencia |
        | fise-2009  | Bruno               | conforme al reglamento | se rechaza por falta de competencia |

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: el juez
        # en: AJS: the judge
        # en: | edition | authority | source | result |
        | reglamento | autoridad           | criterio               | resultado                           |
        | ajs-2024   | el juez del torneo  | conforme al reglamento | se admite                           |
        | ajs-2024   | el juez             | conforme al reglamento | se admite                           |
        | ajs-2024   | un árbitro auxiliar | conforme al reglamento | se rechaza por falta de competencia |
        | ajs-2024   | el juez de mesa     | conforme al reglamento | se rechaza por falta de competencia |
        | ajs-2024   | el corremesas       | conforme al reglamento | se rechaza por falta de competencia |
        | ajs-2024   | Bruno               | conforme al reglamento | se rechaza por falta de competencia |

      @fise-2003:43 @redeletras:40 @fise-2009:49.p1
      Ejemplos: El parecer propio no interpreta nada
        # en: A view of one’s own interprets nothing
        # en: | edition | authority | source | result |
        | reglamento | autoridad            | criterio     | resultado                                      |
        | fise-2003  | el árbitro principal | a su parecer | se rechaza porque el reglamento ya lo resuelve |
        | redeletras | el árbitro principal | a su parecer | se rechaza porque el reglamento ya lo resuelve |
        | fise-2009  | el Director          | a su parecer | se rechaza porque el reglamento ya lo resuelve |
