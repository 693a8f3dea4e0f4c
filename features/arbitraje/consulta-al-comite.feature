# language: es
@perfil-arbitraje
Característica: Consulta al comité de la AJS
  # en: A query to the committee of the AJS

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: Consulta el juez, en lo que dude o deba abstenerse
    # en: It is the judge who asks, on what is doubtful or calls for abstention

    @esc-2025
    Esquema del escenario: Quién lleva un asunto al comité
      # en: Who puts a matter to the committee
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno charla con el árbitro de sus vacaciones, de lo que el reglamento no dice nada
      Cuando <persona> consulta ese asunto al comité <motivo>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p1 @ajs-2024:4.1.3.p2
      Ejemplos: El juez, con duda o con abstención
        # en: The judge, in doubt or having to abstain
        # en: | edition | person | reason | result |
        | reglamento | persona             | motivo                 | resultado                       |
        | ajs-2024   | el juez del torneo  | porque tiene dudas     | se admite                       |
        | ajs-2024   | el juez del torneo  | porque debe abstenerse | se admite                       |
        | ajs-2024   | el juez             | porque tiene dudas     | se admite                       |
        | ajs-2024   | un árbitro auxiliar | porque tiene dudas     | se rechaza por falta de derecho |
        | ajs-2024   | Ana                 | porque tiene dudas     | se rechaza por falta de derecho |
        | ajs-2024   | Bruno               | porque tiene dudas     | se rechaza por falta de derecho |

  Regla: El comité asesora; decide el juez, salvo que se abstenga
    # en: The committee advises; the judge decides, unless abstaining

    @esc-2026
    Esquema del escenario: Quién decide después de consultar al comité
      # en: Who decides after the committee has been asked
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno charla con el árbitro de sus vacaciones, de lo que el reglamento no dice nada
      Y que el juez del torneo ha consultado ese asunto al comité <motivo>
      Cuando <persona> ordena, a su parecer, que le toque a Bruno
      Entonces la actuación <resultado>
      Y le toca a <turno>

      @ajs-2024:4.1.3.p1
      Ejemplos: Con dudas, la última palabra es del juez
        # en: In doubt the last word is the judge’s
        # en: | edition | reason | person | result | turn |
        | reglamento | motivo             | persona            | resultado                           | turno |
        | ajs-2024   | porque tiene dudas | el juez del torneo | se admite                           | Bruno |
        | ajs-2024   | porque tiene dudas | el comité          | se rechaza por falta de competencia | Ana   |

      @ajs-2024:4.1.3.p2
      Ejemplos: Con abstención y la lectura adoptada, decide el comité
        # en: On abstention and with the reading adopted, the committee decides
        # en: | edition | reason | person | result | turn |
        | reglamento | motivo                 | persona            | resultado                           | turno |
        | ajs-2024   | porque debe abstenerse | el comité          | se admite                           | Bruno |
        | ajs-2024   | porque debe abstenerse | el juez del torneo | se rechaza por falta de competencia | Ana   |

    @esc-2027
    Esquema del escenario: Orden sin haber consultado al comité
      # en: An order without having asked the committee
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno charla con el árbitro de sus vacaciones, de lo que el reglamento no dice nada
      Cuando <persona> ordena, a su parecer, que le toque a Bruno
      Entonces la actuación <resultado>
      Y le toca a <turno>

      @ajs-2024:4.1.3.p1
      Ejemplos: El juez puede resolver solo
        # en: The judge may decide alone
        # en: | edition | person | result | turn |
        | reglamento | persona             | resultado                           | turno |
        | ajs-2024   | el juez del torneo  | se admite                           | Bruno |
        | ajs-2024   | el juez             | se admite                           | Bruno |
        | ajs-2024   | un árbitro auxiliar | se rechaza por falta de competencia | Ana   |
        | ajs-2024   | el juez de mesa     | se rechaza por falta de competencia | Ana   |
        | ajs-2024   | el corremesas       | se rechaza por falta de competencia | Ana   |
        | ajs-2024   | el comité           | se rechaza por falta de competencia | Ana   |

    @esc-2028
    Esquema del escenario: El comité no puede con otro asunto que el consultado
      # en: The committee cannot decide on a matter that it was not asked about
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno charla con el árbitro de sus vacaciones, de lo que el reglamento no dice nada
      Y que el juez del torneo ha consultado ese asunto al comité porque debe abstenerse
      Y que Ana charla con el árbitro de sus vacaciones, de lo que el reglamento no dice nada
      Cuando <persona> ordena, a su parecer, que le toque a Bruno
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p1 @ajs-2024:4.1.3.p2
      Ejemplos: La abstención es de un asunto
        # en: Abstention is from one matter
        # en: | edition | person | result |
        | reglamento | persona            | resultado                           |
        | ajs-2024   | el juez del torneo | se admite                           |
        | ajs-2024   | el comité          | se rechaza por falta de competencia |

    @esc-2029
    Esquema del escenario: Consulta de lo que el juez ya ha decidido
      # en: A query on what the judge has decided already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno charla con el árbitro de sus vacaciones, de lo que el reglamento no dice nada
      Y que el juez del torneo ha ordenado, a su parecer, que le toque a Bruno
      Cuando el juez del torneo consulta ese asunto al comité porque tiene dudas
      Entonces la actuación se rechaza porque el asunto ya está resuelto

      @ajs-2024:4.1.3.p1
      Ejemplos: Dicha la última palabra, no hay consulta
        # en: After the last word there is no query
        # en: | edition |
        | reglamento |
        | ajs-2024   |
