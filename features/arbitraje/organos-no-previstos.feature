# language: es
@perfil-arbitraje
Característica: Órganos y cargos que la edición no prevé
  # en: Bodies and offices that the edition does not provide for

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: Lo que la edición no crea ni lo exige ni lo prohíbe
    # en: What the edition does not set up it neither demands nor forbids

    @esc-2052
    Esquema del escenario: Tribunal en un torneo para el que no se exige
      # en: A tribunal at a tournament that does not have to have one
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se disputa <torneo> en Colombia
      Y que por el comité organizador va un colombiano de la asociación de Colombia
      Y que por la federación va un español de la FISE
      Y que por los jugadores van un mexicano y, de suplentes, un chileno y un argentino, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:44.p1 @redeletras:41.p1 @fise-2009:50.p1 @ajs-2024:4.1.3.p2
      Ejemplos: Sin regla que lo gobierne
        # en: No rule governs it
        # en: | edition | tournament |
        | reglamento | torneo                  |
        | fise-2003  | un torneo local         |
        | redeletras | un torneo local         |
        | fise-2009  | un campeonato nacional  |
        | ajs-2024   | un torneo internacional |

    @esc-2053
    Esquema del escenario: Cargos y trámites de la AJS en otra edición
      # en: Offices and steps of the AJS under another edition
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno roba por accidente de la bolsa de otra partida, de lo que el reglamento no dice nada
      Cuando <trámite>
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:42 @redeletras:39.p1 @fise-2009:48.p1
      Ejemplos: Ni comité consultor, ni nombramiento de juez, ni resumen
        # en: Neither consulting committee, nor naming of a judge, nor summary
        # en: | edition | step |
        | reglamento | trámite                                                                      |
        | fise-2003  | el árbitro principal consulta ese asunto al comité porque tiene dudas        |
        | fise-2003  | se nombra juez del torneo a Ana                                              |
        | fise-2003  | el organizador prescinde del comité consultor                                |
        | fise-2003  | el árbitro principal envía a la Directiva un resumen sin nada de lo ocurrido |
        | redeletras | el árbitro principal consulta ese asunto al comité porque tiene dudas        |
        | redeletras | se nombra juez del torneo a Ana                                              |
        | redeletras | el organizador prescinde del comité consultor                                |
        | redeletras | el árbitro principal envía a la Directiva un resumen sin nada de lo ocurrido |
        | fise-2009  | el Director consulta ese asunto al comité porque tiene dudas                 |
        | fise-2009  | se nombra juez del torneo a Ana                                              |
        | fise-2009  | el organizador prescinde del comité consultor                                |
        | fise-2009  | el Director envía a la Directiva un resumen sin nada de lo ocurrido          |

    @esc-2054
    Esquema del escenario: Tras un comentario de Ana sobre la estrategia, en el resumen
      # en: After a remark of Ana’s on strategy, under the summary
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando <trámite>
      Entonces la actuación no está prevista en el reglamento
      Y el marcador queda 60 a 45

      @resumen-2018:26.p1.s2
      Ejemplos: Nadie tiene la facultad de decidir
        # en: Nobody has the power to decide
        # en: | edition | step |
        | reglamento   | trámite                                                      |
        | resumen-2018 | el árbitro ordena, a su parecer, que el marcador sea 30 a 45 |
        | resumen-2018 | Ana recurre la sanción                                       |
        | resumen-2018 | el tribunal estima el recurso                                |
