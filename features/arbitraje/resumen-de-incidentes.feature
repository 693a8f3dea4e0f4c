# language: es
@perfil-arbitraje
Característica: Resumen de incidentes de un torneo de la AJS
  # en: Summary of the incidents of an AJS tournament

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Acabado el torneo, el juez envía a la Comisión Técnica un resumen de los incidentes
    # en: When the tournament is over, the judge sends the Technical Commission a summary of the incidents

    @esc-2030
    Esquema del escenario: Dos charlas indebidas de Ana en el torneo que acaba de terminar
      # en: Two undue talks of Ana’s at the tournament that is just over
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo ha terminado
      Y que en su turno Ana comenta la estrategia de su rival
      Y que en su turno Ana charla con su rival de sus vacaciones
      Cuando <persona> envía a <destinatario> un resumen <contenido>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.2.p5
      Ejemplos: Quién, a quién y de qué
        # en: Who, to whom and of what
        # en: | edition | person | addressee | content | result |
        | reglamento | persona             | destinatario          | contenido                           | resultado                               |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | de todo lo ocurrido                 | se admite                               |
        | ajs-2024   | el juez             | la Comisión Técnica   | de todo lo ocurrido                 | se admite                               |
        | ajs-2024   | un árbitro auxiliar | la Comisión Técnica   | de todo lo ocurrido                 | se rechaza por falta de competencia     |
        | ajs-2024   | el comité           | la Comisión Técnica   | de todo lo ocurrido                 | se rechaza por falta de competencia     |
        | ajs-2024   | el juez del torneo  | la Directiva          | de todo lo ocurrido                 | se rechaza por ir a otro destinatario   |
        | ajs-2024   | el juez del torneo  | la organización local | de todo lo ocurrido                 | se rechaza por ir a otro destinatario   |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | sin lo último que ocurrió           | se rechaza porque el resumen no es fiel |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | sin nada de lo ocurrido             | se rechaza porque el resumen no es fiel |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | con otra cosa en lugar de lo último | se rechaza porque el resumen no es fiel |
        | ajs-2024   | el juez del torneo  | la Comisión Técnica   | de lo ocurrido y algo más           | se rechaza porque el resumen no es fiel |

    @esc-2031
    Esquema del escenario: Un torneo terminado en el que nada indebido ocurrió
      # en: A tournament that is over, in which nothing undue happened
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo ha terminado
      Y que en su turno Ana repasa una suma con su rival
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
    Esquema del escenario: Resumen según si el torneo ha terminado
      # en: A summary, by whether the tournament is over
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo <vigencia>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando el juez del torneo envía a la Comisión Técnica un resumen de todo lo ocurrido
      Entonces la actuación <resultado>

      @ajs-2024:4.1.2.p5
      Ejemplos: Ni antes de que acabe
        # en: Not before it is over
        # en: | edition | standing | result |
        | reglamento | vigencia        | resultado                |
        | ajs-2024   | ha terminado    | se admite                |
        | ajs-2024   | no ha terminado | se rechaza por prematura |
