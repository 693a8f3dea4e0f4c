# language: es
@perfil-arbitraje
Característica: Elección de quien representa a los jugadores en el tribunal
  # en: Election of the one who stands for the players on the tribunal

  Antecedentes:
    Dado que se disputa un torneo internacional en Colombia
    Y que por el comité organizador va un colombiano de la asociación de Colombia
    Y que por la federación va un español de la FISE

  Regla: El representante de los jugadores y sus suplentes se eligen antes de que empiece el torneo
    # en: The member for the players and the substitutes are elected before the tournament begins

    @esc-2003
    Esquema del escenario: Constitución del tribunal según cómo se eligió a los de los jugadores
      # en: Forming the tribunal, by how those for the players were elected
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que por los jugadores van un mexicano y, de suplentes, un chileno y un argentino, <elección>
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2003:44.p4 @redeletras:41.p4
      Ejemplos: FISE 2003 y ReDeLetras: en el congreso técnico
        # en: FISE 2003 and ReDeLetras: at the technical congress
        # en: | edition | election | result |
        | reglamento | elección                          | resultado                        |
        | fise-2003  | elegidos en el congreso técnico   | se admite                        |
        | fise-2003  | elegidos la víspera, sin congreso | se rechaza por falta de elección |
        | fise-2003  | elegidos tras la primera ronda    | se rechaza por falta de elección |
        | fise-2003  | nombrados sin elección            | se rechaza por falta de elección |
        | redeletras | elegidos en el congreso técnico   | se admite                        |
        | redeletras | elegidos la víspera, sin congreso | se rechaza por falta de elección |
        | redeletras | elegidos tras la primera ronda    | se rechaza por falta de elección |
        | redeletras | nombrados sin elección            | se rechaza por falta de elección |

      @fise-2009:50.b3
      Ejemplos: FISE 2009: basta con que sea antes
        # en: FISE 2009: it is enough that it was before
        # en: | edition | election | result |
        | reglamento | elección                          | resultado                        |
        | fise-2009  | elegidos en el congreso técnico   | se admite                        |
        | fise-2009  | elegidos la víspera, sin congreso | se admite                        |
        | fise-2009  | elegidos tras la primera ronda    | se rechaza por falta de elección |
        | fise-2009  | nombrados sin elección            | se rechaza por falta de elección |

    @esc-2016
    Esquema del escenario: Los suplentes no se eligieron cuando el titular
      # en: The substitutes were not elected when the member was
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que por los jugadores van un mexicano, elegido en el congreso técnico, y dos suplentes <elección>
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2003:44.p4 @redeletras:41.p4
      Ejemplos: FISE 2003 y ReDeLetras: se eligen todos en el congreso
        # en: FISE 2003 and ReDeLetras: all are elected at the congress
        # en: | edition | election | result |
        | reglamento | elección                        | resultado                        |
        | fise-2003  | elegidos en el congreso técnico | se admite                        |
        | fise-2003  | nombrados sin elección          | se rechaza por falta de elección |
        | redeletras | elegidos en el congreso técnico | se admite                        |
        | redeletras | nombrados sin elección          | se rechaza por falta de elección |

      @fise-2009:50.b3
      Ejemplos: FISE 2009: se eligen todos antes del torneo
        # en: FISE 2009: all are elected before the tournament
        # en: | edition | election | result |
        | reglamento | elección                          | resultado                        |
        | fise-2009  | elegidos la víspera, sin congreso | se admite                        |
        | fise-2009  | elegidos tras la primera ronda    | se rechaza por falta de elección |
