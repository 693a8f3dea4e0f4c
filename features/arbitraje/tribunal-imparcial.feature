# language: es
@perfil-arbitraje
Característica: Incompatibilidades en el tribunal
  # en: Incompatibilities on the tribunal

  Antecedentes:
    Dado que se disputa un torneo internacional en Colombia

  Regla: Quien va por la organización o por la federación difiere de los litigantes y de los demás miembros
    # en: Whoever stands for the organisers or the federation differs from those in dispute and from the other members

    @esc-2007
    Esquema del escenario: De dónde es el miembro de la organización
      # en: Where the member for the organisers is from
      Dada una partida en curso según el reglamento <reglamento>
      Y que litigan un español de la asociación de España y un argentino de la asociación de Argentina
      Y que por el comité organizador va <miembro>
      Y que por la federación va un chileno de la FISE
      Y que por los jugadores van un mexicano de la asociación de México y, de suplentes, un chileno y un español, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2009:50.b1
      Ejemplos: FISE 2009, con la lectura adoptada: basta diferir en una de las dos cosas
        # en: FISE 2009, with the reading adopted: differing in one of the two is enough
        # en: | edition | member | result |
        | reglamento | miembro                                    | resultado                       |
        | fise-2009  | un colombiano de la asociación de Colombia | se admite                       |
        | fise-2009  | un español de la asociación de España      | se rechaza por incompatibilidad |
        | fise-2009  | un argentino de la asociación de Argentina | se rechaza por incompatibilidad |
        | fise-2009  | un español de la asociación de Colombia    | se admite                       |
        | fise-2009  | un colombiano de la asociación de España   | se admite                       |
        | fise-2009  | un mexicano de la asociación de México     | se rechaza por incompatibilidad |
        | fise-2009  | un chileno de la FISE                      | se rechaza por incompatibilidad |

      @fise-2003:44.p2 @redeletras:41.p2
      Ejemplos: FISE 2003 y ReDeLetras: basta con que represente a la organización
        # en: FISE 2003 and ReDeLetras: it is enough to stand for the organisers
        # en: | edition | member | result |
        | reglamento | miembro                               | resultado |
        | fise-2003  | un español de la asociación de España | se admite |
        | redeletras | un español de la asociación de España | se admite |

    @esc-2008
    Esquema del escenario: De dónde es el miembro de la federación
      # en: Where the member for the federation is from
      Dada una partida en curso según el reglamento <reglamento>
      Y que litigan un español de la asociación de España y un argentino de la asociación de Argentina
      Y que por el comité organizador va un mexicano de la asociación de Colombia
      Y que por la federación va <miembro>
      Y que por los jugadores van <titular> y, de suplentes, un chileno y un español, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación <resultado>

      @fise-2009:50.b2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | member | player | result |
        | reglamento | miembro                                    | titular                              | resultado                       |
        | fise-2009  | un colombiano de la asociación de Colombia | un chileno                           | se admite                       |
        | fise-2009  | un español de la FISE                      | un chileno                           | se admite                       |
        | fise-2009  | un mexicano de la asociación de Colombia   | un chileno                           | se rechaza por incompatibilidad |
        | fise-2009  | un chileno de la FISE                      | un chileno de la FISE                | se rechaza por incompatibilidad |
        | fise-2009  | un chileno de la FISE                      | un chileno de la asociación de Chile | se admite                       |
        | fise-2009  | un chileno de la FISE                      | un mexicano de la FISE               | se admite                       |

      @fise-2003:44.p3 @redeletras:41.p3
      Ejemplos: FISE 2003 y ReDeLetras: da igual de dónde sean los demás
        # en: FISE 2003 and ReDeLetras: it does not matter where the others are from
        # en: | edition | member | player | result |
        | reglamento | miembro                                  | titular               | resultado |
        | fise-2003  | un mexicano de la asociación de Colombia | un chileno            | se admite |
        | fise-2003  | un chileno de la FISE                    | un chileno de la FISE | se admite |
        | redeletras | un mexicano de la asociación de Colombia | un chileno            | se admite |
        | redeletras | un chileno de la FISE                    | un chileno de la FISE | se admite |
