# language: es
@perfil-arbitraje
Característica: Las sanciones y el marcador
  # en: Sanctions and the score

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Los puntos se restan aunque la partida haya acabado o el marcador quede bajo cero
    # en: Points come off although the game has ended or the score falls below nought

    @esc-1408
    Esquema del escenario: Resta de puntos cuando el último pase ya ha cerrado la partida
      # en: Points taken off when the last pass has closed the game
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que los últimos 3 turnos fueron pases
      Y que en su turno Ana comenta la estrategia de su rival
      Y que Ana ha pasado
      Cuando <autoridad> resta <puntos> puntos a Ana por ello, probado
      Entonces el marcador queda <final> a 285
      Y Ana tiene <puntos> puntos descontados por sanciones
      Y gana Bruno

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | authority | points | final |
        | reglamento | autoridad            | puntos | final |
        | fise-2003  | el árbitro principal | 30     | 269   |
        | redeletras | el árbitro principal | 30     | 269   |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority | points | final |
        | reglamento | autoridad          | puntos | final |
        | fise-2009  | el Director        | 25     | 274   |
        | ajs-2024   | el juez del torneo | 25     | 274   |

    @esc-1409
    Esquema del escenario: Último pase después de la resta de puntos
      # en: Last pass after points were taken off
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que los últimos 3 turnos fueron pases
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Cuando Ana pasa
      Entonces el marcador queda <final> a 285
      Y Ana tiene <puntos> puntos descontados por sanciones
      Y gana Bruno

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | authority | points | final |
        | reglamento | autoridad            | puntos | final |
        | fise-2003  | el árbitro principal | 30     | 269   |
        | redeletras | el árbitro principal | 30     | 269   |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority | points | final |
        | reglamento | autoridad          | puntos | final |
        | fise-2009  | el Director        | 25     | 274   |
        | ajs-2024   | el juez del torneo | 25     | 274   |

    @esc-1410
    Esquema del escenario: Resta de puntos a Ana, que solo tiene cinco
      # en: Points taken off Ana, who has only five
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 5 a 40
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando <autoridad> resta <puntos> puntos a Ana por ello, probado
      Entonces el marcador queda <final> a 40

      @fise-2003:41.5 @redeletras:38.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | authority | points | final |
        | reglamento | autoridad            | puntos | final |
        | fise-2003  | el árbitro principal | 30     | -25   |
        | redeletras | el árbitro principal | 30     | -25   |

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | authority | points | final |
        | reglamento | autoridad          | puntos | final |
        | fise-2009  | el Director        | 25     | -20   |
        | ajs-2024   | el juez del torneo | 25     | -20   |

    @esc-6013
    Esquema del escenario: Resta de puntos por una burla en una partida acabada 300 a 290 y firmada por los dos
      # en: Points off for mockery in a game that ended 300 to 290 and was signed by both
      Dada una partida acabada según el reglamento <reglamento>
      Y que el marcador es 300 a 290
      Y que las planillas están firmadas por los dos
      Y que <autoridad> ha apreciado que Ana se burló de su rival
      Cuando <autoridad> resta 25 puntos a Ana por ello, probado
      Entonces el marcador queda 275 a 290
      Y gana Bruno

      @fise-2009:49.p2
      Ejemplos: FISE 2009, también en la AJS. Lectura adoptada: sancionar no es reabrir la partida
        # en: FISE 2009, also in the AJS. Reading adopted: to punish is not to reopen the game
        # en: | edition | official |
        | reglamento | autoridad          |
        | fise-2009  | el Director        |
        | ajs-2024   | el juez del torneo |
