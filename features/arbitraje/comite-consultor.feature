# language: es
@perfil-arbitraje
Característica: Comité consultor de la AJS
  # en: The consulting committee of the AJS

  Regla: Todo torneo tiene un comité de tres: la organización local, la Comisión Técnica y la Directiva
    # en: Every tournament has a committee of three: the local organisation, the Technical Commission and the board

    @esc-2010
    Esquema del escenario: El organizador quiere ahorrarse el comité
      # en: The organisers want to do without the committee
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se disputa <torneo>
      Cuando el organizador prescinde del comité consultor
      Entonces la actuación se rechaza por ser obligatorio

      @ajs-2024:4.1.3.p2
      Ejemplos: Da igual qué torneo sea
        # en: It does not matter which tournament it is
        # en: | edition | tournament |
        | reglamento | torneo                         |
        | ajs-2024   | un torneo local                |
        | ajs-2024   | un campeonato nacional         |
        | ajs-2024   | un campeonato de varios países |
        | ajs-2024   | un torneo internacional        |
        | ajs-2024   | un campeonato mundial          |

    @esc-2011
    Esquema del escenario: Constitución del comité según quién ocupa cada puesto
      # en: Forming the committee, by who holds each seat
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se disputa un torneo local
      Y que por la organización local va <local>
      Y que por la Comisión Técnica va <comisión>
      Y que por la Directiva va <directiva>
      Cuando se constituye el comité consultor
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p3
      Ejemplos: Uno de cada órgano
        # en: One of each body
        # en: | edition | local | commission | board | result |
        | reglamento | local            | comisión         | directiva        | resultado                                    |
        | ajs-2024   | uno de los suyos | uno de los suyos | uno de los suyos | se admite                                    |
        | ajs-2024   | nadie            | uno de los suyos | uno de los suyos | se rechaza porque queda un puesto sin cubrir |
        | ajs-2024   | uno de los suyos | nadie            | uno de los suyos | se rechaza porque queda un puesto sin cubrir |
        | ajs-2024   | uno de los suyos | uno de los suyos | nadie            | se rechaza porque queda un puesto sin cubrir |

  Regla: Los puestos de la Comisión Técnica y de la Directiva que no tengan quien los ocupe pasan a otros clubes
    # en: Seats of the Technical Commission and of the board that have nobody to fill them go to other clubs

    @esc-2012
    Esquema del escenario: Constitución del comité con miembros de los clubes
      # en: Forming the committee with members of the clubs
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se disputa un torneo local
      Y que litigan jugadores de los clubes Norte y Oeste
      Y que por la organización local va <local>
      Y que por la Comisión Técnica va <comisión>
      Y que por la Directiva va <directiva>
      Cuando se constituye el comité consultor
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p4
      Ejemplos: Con la lectura adoptada, de clubes distintos entre sí
        # en: With the reading adopted, of clubs different from each other
        # en: | edition | local | commission | board | result |
        | reglamento | local                               | comisión                               | directiva                              | resultado                                        |
        | ajs-2024   | uno de los suyos, del club Este     | uno del club Sur por no haber nadie    | uno de los suyos                       | se admite                                        |
        | ajs-2024   | uno de los suyos, del club Este     | uno de los suyos                       | uno del club Sur por no haber nadie    | se admite                                        |
        | ajs-2024   | uno de los suyos, del club Este     | uno del club Sur por no haber nadie    | uno del club Oeste por no haber nadie  | se admite                                        |
        | ajs-2024   | uno de los suyos, del club Este     | uno del club Sur por no haber nadie    | uno del club Sur por no haber nadie    | se rechaza por ser del mismo club                |
        | ajs-2024   | uno de los suyos, del club Este     | uno del club Este por no haber nadie   | uno del club Sur por no haber nadie    | se admite                                        |
        | ajs-2024   | uno de los suyos, del club Este     | uno del club Sur aunque hay quien vaya | uno de los suyos                       | se rechaza porque el puesto tiene quien lo ocupe |
        | ajs-2024   | uno de los suyos, del club Este     | uno de los suyos                       | uno del club Sur aunque hay quien vaya | se rechaza porque el puesto tiene quien lo ocupe |
        | ajs-2024   | uno de los suyos, del club Este     | uno de los suyos y otro del club Sur   | uno de los suyos                       | se rechaza porque sobra un miembro               |
        | ajs-2024   | uno del club Sur por no haber nadie | uno de los suyos                       | uno de los suyos                       | se rechaza porque queda un puesto sin cubrir     |
