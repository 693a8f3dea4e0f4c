# language: es
@perfil-arbitraje
Característica: Enviado de la federación al tribunal
  # en: The federation’s envoy on the tribunal

  Antecedentes:
    Dado que se disputa un torneo internacional en Colombia
    Y que por el comité organizador va un colombiano de la asociación de Colombia

  Regla: El miembro de la federación representa a la FISE o a quien rige el juego en el país sede
    # en: The member for the federation stands for FISE or for what governs the game in the host country

    @esc-2002
    Esquema del escenario: Constitución del tribunal según a quién representa el de la federación
      # en: Forming the tribunal, by whom the member for the federation stands for
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que por la federación va <enviado>
      Y que por los jugadores van un mexicano y, de suplentes, un chileno y un argentino, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2003:44.p3 @redeletras:41.p3 @fise-2009:50.b2
      Ejemplos: La FISE o quien rige el juego en el país sede
        # en: FISE, or what governs the game in the host country
        # en: | edition | envoy | result |
        | reglamento | enviado                                 | resultado                                    |
        | fise-2003  | un español de la FISE                   | se admite                                    |
        | fise-2003  | un español de la asociación de España   | se rechaza porque no representa a quien debe |
        | fise-2003  | un español de la asociación de Colombia | se admite                                    |
        | redeletras | un español de la FISE                   | se admite                                    |
        | redeletras | un español de la asociación de España   | se rechaza porque no representa a quien debe |
        | redeletras | un español de la asociación de Colombia | se admite                                    |
        | fise-2009  | un español de la FISE                   | se admite                                    |
        | fise-2009  | un español de la asociación de España   | se rechaza porque no representa a quien debe |
        | fise-2009  | un español de la asociación de Colombia | se admite                                    |
