# language: es
@perfil-arbitraje
Característica: Cuantía de la sanción
  # en: Amount of the sanction

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Los puntos los resta quien dirige el torneo, con la falta probada y en la cuantía que fija el reglamento
    # en: Points are taken off by the head of the tournament, for a proved breach and in the amount that the regulation fixes

    @esc-1402
    Esquema del escenario: Ana comenta la estrategia de Bruno y se le restan puntos
      # en: Ana remarks on Bruno's strategy and points are taken off
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando <autoridad> resta <puntos> puntos a Ana por ello, <prueba>
      Entonces la actuación <resultado>
      Y el marcador queda <final> a 290

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras: treinta puntos justos
        # en: FISE 2003 and ReDeLetras: thirty points exactly
        # en: | edition | authority | points | finding | result | final |
        | reglamento | autoridad            | puntos | prueba     | resultado                           | final |
        | fise-2003  | el árbitro principal | 30     | probado    | se admite                           | 280   |
        | fise-2003  | el árbitro principal | 29     | probado    | se rechaza por la cuantía           | 310   |
        | fise-2003  | el árbitro principal | 31     | probado    | se rechaza por la cuantía           | 310   |
        | fise-2003  | el árbitro principal | 30     | sin probar | se rechaza por falta de prueba      | 310   |
        | fise-2003  | un árbitro auxiliar  | 30     | probado    | se rechaza por falta de competencia | 310   |
        | fise-2003  | el juez de mesa      | 30     | probado    | se rechaza por falta de competencia | 310   |
        | redeletras | el árbitro principal | 30     | probado    | se admite                           | 280   |
        | redeletras | el árbitro principal | 29     | probado    | se rechaza por la cuantía           | 310   |
        | redeletras | el árbitro principal | 31     | probado    | se rechaza por la cuantía           | 310   |
        | redeletras | el árbitro principal | 30     | sin probar | se rechaza por falta de prueba      | 310   |
        | redeletras | un árbitro auxiliar  | 30     | probado    | se rechaza por falta de competencia | 310   |
        | redeletras | el juez de mesa      | 30     | probado    | se rechaza por falta de competencia | 310   |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS: veinticinco o más
        # en: FISE 2009, under AJS too: twenty-five or more
        # en: | edition | authority | points | finding | result | final |
        | reglamento | autoridad           | puntos | prueba     | resultado                           | final |
        | fise-2009  | el Director         | 24     | probado    | se rechaza por la cuantía           | 310   |
        | fise-2009  | el Director         | 25     | probado    | se admite                           | 285   |
        | fise-2009  | el Director         | 26     | probado    | se admite                           | 284   |
        | fise-2009  | el Director         | 300    | probado    | se admite                           | 10    |
        | fise-2009  | el Director         | 25     | sin probar | se rechaza por falta de prueba      | 310   |
        | fise-2009  | un árbitro auxiliar | 25     | probado    | se rechaza por falta de competencia | 310   |
        | ajs-2024   | el juez del torneo  | 24     | probado    | se rechaza por la cuantía           | 310   |
        | ajs-2024   | el juez del torneo  | 25     | probado    | se admite                           | 285   |
        | ajs-2024   | el juez del torneo  | 26     | probado    | se admite                           | 284   |
        | ajs-2024   | el juez del torneo  | 300    | probado    | se admite                           | 10    |
        | ajs-2024   | el juez del torneo  | 25     | sin probar | se rechaza por falta de prueba      | 310   |
        | ajs-2024   | un árbitro auxiliar | 25     | probado    | se rechaza por falta de competencia | 310   |
