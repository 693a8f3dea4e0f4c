# language: es
@perfil-salida
Característica: Silla y orientación
  # en: Chair and side

  Regla: La silla y la orientación se sortean si no hay acuerdo
    # en: Chair and side are drawn by lot without agreement

    @esc-0375
    Esquema del escenario: Petición de sortear la silla o la orientación
      # en: A request for lots on the chair or the side
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando <quién> pide sortear <asientos> <acuerdo>
      Entonces la actuación <resultado>

      @ajs-2024:3.1.1.a.s1
      Ejemplos: AJS: cualquiera de los dos, y solo con desacuerdo
        # en: AJS: either of the two, and only in disagreement
        # en: | edition | who | seats | accord | result |
        | reglamento | quién | asientos                  | acuerdo                | resultado                    |
        | ajs-2024   | Bruno | la silla                  | sin ponerse de acuerdo | se admite                    |
        | ajs-2024   | Ana   | la orientación            | sin ponerse de acuerdo | se admite                    |
        | ajs-2024   | Bruno | la silla y la orientación | sin ponerse de acuerdo | se admite                    |
        | ajs-2024   | Bruno | la silla                  | estando de acuerdo     | se rechaza porque no procede |
        | ajs-2024   | Ana   | la orientación            | estando de acuerdo     | se rechaza porque no procede |

      @fise-2003:4.3 @redeletras:4.p1 @fise-2009:4.3 @resumen-2018:4.s1
      Ejemplos: Las demás no lo prevén
        # en: The others do not provide for it
        # en: | edition | who | seats | accord | result |
        | reglamento   | quién | asientos | acuerdo                | resultado                         |
        | fise-2003    | Bruno | la silla | sin ponerse de acuerdo | no está prevista en el reglamento |
        | redeletras   | Bruno | la silla | sin ponerse de acuerdo | no está prevista en el reglamento |
        | fise-2009    | Bruno | la silla | sin ponerse de acuerdo | no está prevista en el reglamento |
        | resumen-2018 | Bruno | la silla | sin ponerse de acuerdo | no está prevista en el reglamento |

    @esc-0376
    Esquema del escenario: Sorteo de la silla o de la orientación
      # en: The lot for the chair or the side
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo de <asiento> Ana saca <Ana> y Bruno saca <Bruno>
      Entonces el sorteo lo gana <gana>

      @ajs-2024:3.1.1.a.s2
      Ejemplos: AJS: como el de la salida
        # en: AJS: like the one for the start
        # en: | edition | seat | Ana | Bruno | winner |
        | reglamento | asiento        | Ana | Bruno | gana  |
        | ajs-2024   | la silla       | A   | B     | Ana   |
        | ajs-2024   | la orientación | M   | [LL]  | Bruno |

    @esc-0377
    Esquema del escenario: Lado del tablero que se elige
      # en: The side of the board chosen
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Ana elige tener delante el lado <lado>
      Entonces la actuación <resultado>

      @ajs-2024:3.1.1.a.s3
      Ejemplos: AJS: cualquiera menos el inferior
        # en: AJS: any but the bottom one
        # en: | edition | edge | result |
        | reglamento | lado      | resultado                         |
        | ajs-2024   | superior  | se admite                         |
        | ajs-2024   | derecho   | se admite                         |
        | ajs-2024   | izquierdo | se admite                         |
        | ajs-2024   | inferior  | se rechaza por no estar permitido |

    @esc-0828
    Esquema del escenario: Sorteo de la silla o la orientación con la salida sorteada
      # en: Lots on the chair or the side with the start decided by lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en el sorteo Ana sacó A y Bruno B
      Cuando Bruno pide sortear <asientos> sin ponerse de acuerdo
      Entonces la actuación se rechaza por tardía

      @ajs-2024:3.1.1.a.s1
      Ejemplos: AJS: van antes que el de la salida
        # en: AJS: they come before the one for the start
        # en: | edition | seats |
        | reglamento | asientos       |
        | ajs-2024   | la silla       |
        | ajs-2024   | la orientación |

    @esc-0829
    Esquema del escenario: Elección del lado según quién ganó el sorteo
      # en: Choosing the side by who won the lot
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en el sorteo de la orientación Ana sacó <Ana> y Bruno <Bruno>
      Cuando Ana elige tener delante el lado superior
      Entonces la actuación <resultado>

      @ajs-2024:3.1.1.a.s2
      Ejemplos: AJS: elige quien gana
        # en: AJS: the winner chooses
        # en: | edition | Ana | Bruno | result |
        | reglamento | Ana | Bruno | resultado                       |
        | ajs-2024   | A   | B     | se admite                       |
        | ajs-2024   | B   | A     | se rechaza por falta de derecho |
