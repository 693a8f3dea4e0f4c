# language: es
@perfil-arbitraje
Característica: Miembros del tribunal de apelaciones
  # en: Members of the tribunal of appeals

  Antecedentes:
    Dado que se disputa un torneo internacional en Colombia
    Y que por el comité organizador va un colombiano de la asociación de Colombia

  Regla: Un puesto para la organización, otro para la federación y otro para los jugadores, con dos suplentes
    # en: One seat for the organisers, one for the federation and one for the players, with two substitutes

    @esc-2001
    Esquema del escenario: Constitución del tribunal según quiénes lo integran
      # en: Forming the tribunal, by who is on it
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que por la federación va un español de la FISE
      Y que por los jugadores van un mexicano y, de suplentes, un chileno y un argentino, elegidos en el congreso técnico
      Cuando se constituye el tribunal <integrantes>
      Entonces la actuación <resultado>

      @fise-2003:44.p1 @fise-2003:44.p2 @fise-2003:44.p3 @fise-2003:44.p4
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | members | result |
        | reglamento | integrantes                        | resultado                                    |
        | fise-2003  | con los cinco                      | se admite                                    |
        | fise-2003  | sin el de la organización          | se rechaza porque queda un puesto sin cubrir |
        | fise-2003  | con otro más de la organización    | se rechaza porque sobra un miembro           |
        | fise-2003  | sin el de la federación            | se rechaza porque queda un puesto sin cubrir |
        | fise-2003  | sin el titular de los jugadores    | se rechaza porque queda un puesto sin cubrir |
        | fise-2003  | sin suplentes                      | se rechaza porque queda un puesto sin cubrir |
        | fise-2003  | con un solo suplente               | se rechaza porque queda un puesto sin cubrir |
        | fise-2003  | con un tercer suplente             | se rechaza porque sobra un miembro           |
        | fise-2003  | con dos titulares de los jugadores | se rechaza porque sobra un miembro           |
        | fise-2003  | con uno de la Directiva            | se rechaza porque sobra un miembro           |

      @redeletras:41.p1 @redeletras:41.p2 @redeletras:41.p3 @redeletras:41.p4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | members | result |
        | reglamento | integrantes                        | resultado                                    |
        | redeletras | con los cinco                      | se admite                                    |
        | redeletras | sin el de la organización          | se rechaza porque queda un puesto sin cubrir |
        | redeletras | con otro más de la organización    | se rechaza porque sobra un miembro           |
        | redeletras | sin el de la federación            | se rechaza porque queda un puesto sin cubrir |
        | redeletras | sin el titular de los jugadores    | se rechaza porque queda un puesto sin cubrir |
        | redeletras | sin suplentes                      | se rechaza porque queda un puesto sin cubrir |
        | redeletras | con un solo suplente               | se rechaza porque queda un puesto sin cubrir |
        | redeletras | con un tercer suplente             | se rechaza porque sobra un miembro           |
        | redeletras | con dos titulares de los jugadores | se rechaza porque sobra un miembro           |
        | redeletras | con uno de la Directiva            | se rechaza porque sobra un miembro           |

      @fise-2009:50.p1 @fise-2009:50.b1 @fise-2009:50.b2 @fise-2009:50.b3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | members | result |
        | reglamento | integrantes                        | resultado                                    |
        | fise-2009  | con los cinco                      | se admite                                    |
        | fise-2009  | sin el de la organización          | se rechaza porque queda un puesto sin cubrir |
        | fise-2009  | con otro más de la organización    | se rechaza porque sobra un miembro           |
        | fise-2009  | sin el de la federación            | se rechaza porque queda un puesto sin cubrir |
        | fise-2009  | sin el titular de los jugadores    | se rechaza porque queda un puesto sin cubrir |
        | fise-2009  | sin suplentes                      | se rechaza porque queda un puesto sin cubrir |
        | fise-2009  | con un solo suplente               | se rechaza porque queda un puesto sin cubrir |
        | fise-2009  | con un tercer suplente             | se rechaza porque sobra un miembro           |
        | fise-2009  | con dos titulares de los jugadores | se rechaza porque sobra un miembro           |
        | fise-2009  | con uno de la Directiva            | se rechaza porque sobra un miembro           |
