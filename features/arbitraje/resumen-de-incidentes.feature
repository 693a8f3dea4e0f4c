# language: es
@perfil-arbitraje
Característica: Resumen de incidentes de un torneo de la AJS
  # en: Summary of the incidents of an AJS tournament

  Antecedentes:
    Dado que el marcador es 310 a 290
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Acabado el torneo, el juez envía a la Comisión Técnica un resumen de los incidentes
    # en: When the tournament is over, the judge sends the Technical Commission a summary of the incidents

    @esc-2030
    Esquema del escenario: Dos charlas indebidas en la última partida del torneo, ya acabada
      # en: Two undue talks in the last game of the tournament, which is over
      Dada una partida en curso según el reglamento <reglamento>
      Y que es la última partida de un torneo local
      Y que los últimos 3 turnos fueron pases
      Y que en su turno Ana comenta la estrategia de su rival
      Y que en su turno Ana charla con su rival de sus vacaciones
      Y que Ana ha pasado
      Cuando <persona> envía a <destinatario> un resumen <contenido>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.2.p5
      Ejemplos: Quién, a quién y de qué
        # en: Who, to whom and of what
        # en: | edition | person | addressee | content | result |
        | reglamento | persona             | destinatario          | contenido                 | resultado                               |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | de todo lo ocurrido       | se admite                               |
        | ajs-2024   | el juez             | la Comisión Técnica   | de todo lo ocurrido       | se admite                               |
        | ajs-2024   | un árbitro auxiliar | la Comisión Técnica   | de todo lo ocurrido       | se rechaza por falta de competencia     |
        | ajs-2024   | el comité           | la Comisión Técnica   | de todo lo ocurrido       | se rechaza por falta de competencia     |
        | ajs-2024   | el juez del torneo  | la Directiva          | de todo lo ocurrido       | se rechaza por ir a otro destinatario   |
        | ajs-2024   | el juez del torneo  | la organización local | de todo lo ocurrido       | se rechaza por ir a otro destinatario   |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | sin lo último que ocurrió | se rechaza porque el resumen no es fiel |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | sin nada de lo ocurrido   | se rechaza porque el resumen no es fiel |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | de lo ocurrido y algo más | se rechaza porque el resumen no es fiel |

    @esc-2031
    Esquema del escenario: Última partida, ya acabada, en la que nada indebido ocurrió
      # en: The last game, over, in which nothing undue happened
      Dada una partida en curso según el reglamento <reglamento>
      Y que es la última partida de un torneo local
      Y que los últimos 3 turnos fueron pases
      Y que en su turno Ana repasa una suma con su rival
      Y que Ana ha pasado
      Cuando el juez del torneo envía a la Comisión Técnica un resumen <contenido>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.2.p5
      Ejemplos: Lo permitido no es un incidente
        # en: What is allowed is no incident
        # en: | edition | content | result |
        | reglamento | contenido               | resultado                               |
        | ajs-2024   | sin nada de lo ocurrido | se admite                               |
        | ajs-2024   | de todo lo ocurrido     | se rechaza porque el resumen no es fiel |

    @esc-2032
    Esquema del escenario: Resumen antes de que acabe el torneo
      # en: A summary before the tournament is over
      Dada una partida en curso según el reglamento <reglamento>
      Y que <momento>
      Y que los últimos <pases> turnos fueron pases
      Y que Ana ha pasado
      Cuando el juez del torneo envía a la Comisión Técnica un resumen sin nada de lo ocurrido
      Entonces la actuación <resultado>

      @ajs-2024:4.1.2.p5
      Ejemplos: Ni con otras partidas por jugar ni con esta sin acabar
        # en: Neither with other games to be played nor with this one unfinished
        # en: | edition | moment | passes | result |
        | reglamento | momento                                 | pases | resultado                |
        | ajs-2024   | es la última partida de un torneo local | 3     | se admite                |
        | ajs-2024   | es la última partida de un torneo local | 2     | se rechaza por prematura |
        | ajs-2024   | se disputa un torneo local              | 3     | se rechaza por prematura |
