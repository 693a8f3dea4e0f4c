# language: es
@perfil-arbitraje
Característica: El país sede en el tribunal
  # en: The host country on the tribunal

  Antecedentes:
    Dado que se disputa un torneo internacional en Colombia

  Regla: Quien va por la federación puede ser del país sede, si no es igual que otro miembro ni que un litigante
    # en: Whoever stands for the federation may be of the host country, but not like another member or one in dispute

    @esc-2009
    Esquema del escenario: Un litigante de la misma asociación que el enviado del país sede
      # en: One in dispute is of the same association as the envoy of the host country
      Dada una partida en curso según el reglamento <reglamento>
      Y que litigan un colombiano de la asociación de Colombia y un argentino de la asociación de Argentina
      Y que por el comité organizador va un mexicano de la asociación de Colombia
      Y que por la federación va <miembro>
      Y que por los jugadores van un chileno y, de suplentes, un mexicano y un español, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2009:50.b2
      Ejemplos: FISE 2009: el país sede en litigio
        # en: FISE 2009: the host country in dispute
        # en: | edition | member | result |
        | reglamento | miembro                                    | resultado                       |
        | fise-2009  | un colombiano de la asociación de Colombia | se rechaza por incompatibilidad |
        | fise-2009  | un colombiano de la FISE                   | se admite                       |
        | fise-2009  | un español de la asociación de Colombia    | se admite                       |

    @esc-2015
    Esquema del escenario: Litigio de España y Argentina en Colombia, con organizador colombiano
      # en: A dispute of Spain and Argentina in Colombia, the organiser being Colombian
      Dada una partida en curso según el reglamento <reglamento>
      Y que litigan un español de la asociación de España y un argentino de la asociación de Argentina
      Y que por el comité organizador va un colombiano de la asociación de Colombia
      Y que por la federación va <miembro>
      Y que por los jugadores van un mexicano y, de suplentes, un chileno y un español, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2003:44.p3 @redeletras:41.p3
      Ejemplos: FISE 2003 y ReDeLetras: pueden ser iguales
        # en: FISE 2003 and ReDeLetras: they may be alike
        # en: | edition | member | result |
        | reglamento | miembro                                    | resultado |
        | fise-2003  | un colombiano de la asociación de Colombia | se admite |
        | redeletras | un colombiano de la asociación de Colombia | se admite |

      @fise-2009:50.b1 @fise-2009:50.b2
      Ejemplos: FISE 2009: ha de diferir en algo
        # en: FISE 2009: there has to be some difference
        # en: | edition | member | result |
        | reglamento | miembro                                    | resultado                       |
        | fise-2009  | un colombiano de la asociación de Colombia | se rechaza por incompatibilidad |
        | fise-2009  | un colombiano de la FISE                   | se admite                       |
