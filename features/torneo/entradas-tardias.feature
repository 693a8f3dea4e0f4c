# language: es
@perfil-torneo
Característica: Entradas tardías
  # en: Late entries

  Regla: En un torneo suizo se puede entrar más tarde, con cero puntos
    # en: A Swiss tournament may be entered later, with no points

    @esc-5220
    Esquema del escenario: Entrar antes de la ronda <ronda> de un torneo que se juega <sistema>
      # en: Entering before round <ronda> of a tournament that is played <sistema>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que en la ronda 2 se enfrentan Ana–Bruno
      Cuando <quién> entra antes de la ronda <ronda>
      Entonces la inscripción tardía <resultado>

      @ajs-2024:4.1.9.p1
      Ejemplos: AJS: solo en un suizo, en una de sus rondas que esté sin emparejar
        # en: AJS: only in a Swiss, in one of its rounds that is not paired yet
        # en: | edition | system | who | round | result |
        | reglamento | sistema           | quién | ronda | resultado                              |
        | ajs-2024   | por sistema suizo | Clara | 3     | se admite                              |
        | ajs-2024   | por sistema suizo | Clara | 8     | se admite                              |
        | ajs-2024   | por sistema suizo | Clara | 2     | se rechaza por tardía                  |
        | ajs-2024   | por sistema suizo | Clara | 9     | se rechaza porque no es la ronda debida |
        | ajs-2024   | por sistema suizo | Ana   | 3     | se rechaza porque hay un jugador repetido |
        | ajs-2024   | como liga         | Clara | 3     | se rechaza porque no es el sistema debido |
        | ajs-2024   | por otro sistema  | Clara | 3     | se rechaza porque no es el sistema debido |

    @esc-5221
    Esquema del escenario: Los puntos con que entra Clara
      # en: The points with which Clara enters
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Bruno
      Cuando Clara entra antes de la ronda 2
      Entonces entra con <puntos> en la clasificación

      @ajs-2024:4.1.9.p1
      Ejemplos: AJS: ninguno
        # en: AJS: none
        # en: | edition | points |
        | reglamento | puntos |
        | ajs-2024   | 0      |

  Regla: El bonus del recién llegado es 0 y se borra al acabar
    # en: The bonus of the newcomer is 0 and is emptied in the end

    @esc-5229
    Esquema del escenario: Se anota <valor> como <casilla>
      # en: <valor> is entered as <casilla>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando en el programa se anota <valor> como <casilla>
      Entonces la anotación en el programa <resultado>

      @ajs-2024:4.1.9.p2
      Ejemplos: Al entrar
        # en: On entering
        # en: | edition | value | box | result |
        | reglamento | valor | casilla                   | resultado                           |
        | ajs-2024   | 0     | bonus de quien entra tarde | se admite                           |
        | ajs-2024   | 1     | bonus de quien entra tarde | se rechaza porque ahí va otro valor |

      @ajs-2024:4.1.9.p3
      Ejemplos: Al acabar
        # en: In the end
        # en: | edition | value | box | result |
        | reglamento | valor | casilla                   | resultado                           |
        | ajs-2024   | 1     | bonus al acabar el torneo | se rechaza porque ahí va otro valor |
        | ajs-2024   | 2     | bonus al acabar el torneo | se rechaza porque ahí va otro valor |

    @esc-5230
    Esquema del escenario: Se deja en blanco <casilla>
      # en: Nothing is entered as <casilla>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando en el programa no se anota nada como <casilla>
      Entonces la anotación en el programa <resultado>

      @ajs-2024:4.1.9.p3
      Ejemplos: Al acabar
        # en: In the end
        # en: | edition | box | result |
        | reglamento | casilla                   | resultado |
        | ajs-2024   | bonus al acabar el torneo | se admite |

      @ajs-2024:4.1.9.p2
      Ejemplos: Al entrar
        # en: On entering
        # en: | edition | box | result |
        | reglamento | casilla                    | resultado                           |
        | ajs-2024   | bonus de quien entra tarde | se rechaza porque ahí va otro valor |
