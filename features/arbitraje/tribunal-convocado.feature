# language: es
@perfil-arbitraje
Característica: Tribunal convocado para un litigio
  # en: The tribunal called for a dispute

  Antecedentes:
    Dado que se disputa un torneo internacional en Colombia
    Y que litigan un español de la asociación de España y un argentino de la asociación de Argentina
    Y que por el comité organizador va un colombiano de la asociación de Colombia
    Y que por la federación va un chileno de la FISE

  Regla: Por los jugadores se sienta quien no sea de un país en litigio
    # en: For the players sits whoever is not of a country in dispute

    @esc-2004
    Esquema del escenario: Los tres elegidos por los jugadores, de países distintos
      # en: The three elected by the players, of different countries
      Dada una partida en curso según el reglamento <reglamento>
      Y que por los jugadores van <titular> y, de suplentes, <primero> y <segundo>, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces por los jugadores se sienta <quién>

      @fise-2003:44.p4 @redeletras:41.p4 @fise-2009:50.b3
      Ejemplos: España y Argentina quedan fuera
        # en: Spain and Argentina are out
        # en: | edition | member | first | second | who |
        | reglamento | titular      | primero     | segundo     | quién               |
        | fise-2003  | un mexicano  | un español  | un chileno  | el titular          |
        | fise-2003  | un argentino | un mexicano | un español  | el primer suplente  |
        | fise-2003  | un argentino | un español  | un mexicano | el segundo suplente |
        | redeletras | un mexicano  | un español  | un chileno  | el titular          |
        | redeletras | un argentino | un mexicano | un español  | el primer suplente  |
        | redeletras | un argentino | un español  | un mexicano | el segundo suplente |
        | fise-2009  | un mexicano  | un español  | un chileno  | el titular          |
        | fise-2009  | un argentino | un mexicano | un español  | el primer suplente  |
        | fise-2009  | un argentino | un español  | un mexicano | el segundo suplente |

    @esc-2005
    Esquema del escenario: Los tres elegidos por los jugadores, de los países en litigio
      # en: The three elected by the players, of the countries in dispute
      Dada una partida en curso según el reglamento <reglamento>
      Y que por los jugadores van un argentino y, de suplentes, un español y un argentino, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces la actuación se rechaza por incompatibilidad

      @fise-2003:44.p4 @redeletras:41.p4 @fise-2009:50.b3
      Ejemplos: No queda a quién convocar
        # en: Nobody is left to be called
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

  Regla: El tribunal constituido oye los recursos
    # en: The tribunal that has been formed hears appeals

    @esc-2051
    Esquema del escenario: Recurso de Ana ante el tribunal que se acaba de constituir
      # en: Ana’s appeal to the tribunal that has just been formed
      Dada una partida en curso según el reglamento <reglamento>
      Y que por los jugadores van un mexicano y, de suplentes, un chileno y un español, elegidos en el congreso técnico
      Y que se ha constituido el tribunal con los cinco
      Y que en su turno Ana comenta la estrategia de su rival
      Y que <autoridad> ha restado <puntos> puntos a Ana
      Cuando Ana recurre la sanción
      Entonces la actuación se admite

      @fise-2003:41.5 @redeletras:38.p5 @fise-2009:49.p2.s2
      Ejemplos: Ya hay quien lo oiga
        # en: There is somebody to hear it now
        # en: | edition | authority | points |
        | reglamento | autoridad            | puntos |
        | fise-2003  | el árbitro principal | 30     |
        | redeletras | el árbitro principal | 30     |
        | fise-2009  | el Director          | 25     |
