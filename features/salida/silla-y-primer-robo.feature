# language: es
@perfil-salida
Característica: Silla, orientación y primer robo
  # en: Chair, side and opening draw

  Regla: La silla y la orientación se sortean si no hay acuerdo
    # en: Chair and side are drawn by lot without agreement

    @esc-0375
    Esquema del escenario: Petición de sortear la silla
      # en: A request for lots on the chair
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Bruno pide sortear la silla <acuerdo>
      Entonces la actuación <resultado>

      @ajs-2024:3.1.1.a.s1
      Ejemplos: AJS: solo con desacuerdo
        | reglamento | acuerdo                | resultado                    |
        | ajs-2024   | sin ponerse de acuerdo | se admite                    |
        | ajs-2024   | estando de acuerdo     | se rechaza porque no procede |

      @fise-2003:4.3 @redeletras:4.p1 @fise-2009:4.3 @resumen-2018:4.s1
      Ejemplos: Las demás no lo prevén
        | reglamento   | acuerdo                | resultado                         |
        | fise-2003    | sin ponerse de acuerdo | no está prevista en el reglamento |
        | redeletras   | sin ponerse de acuerdo | no está prevista en el reglamento |
        | fise-2009    | sin ponerse de acuerdo | no está prevista en el reglamento |
        | resumen-2018 | sin ponerse de acuerdo | no está prevista en el reglamento |

    @esc-0376
    Esquema del escenario: Sorteo de la silla o de la orientación
      # en: The lot for the chair or the side
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando en el sorteo de <asiento> Ana saca <Ana> y Bruno saca <Bruno>
      Entonces el sorteo lo gana <gana>

      @ajs-2024:3.1.1.a.s2
      Ejemplos: AJS: como el de la salida
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
        | reglamento | lado      | resultado                         |
        | ajs-2024   | superior  | se admite                         |
        | ajs-2024   | derecho   | se admite                         |
        | ajs-2024   | izquierdo | se admite                         |
        | ajs-2024   | inferior  | se rechaza por no estar permitido |

  Regla: Quien empieza roba primero sus siete fichas y juega el primer turno
    # en: The starter draws seven tiles first and plays the first turn

    @esc-0378
    Esquema del escenario: Orden del primer robo
      # en: The order of the opening draw
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando <quién> roba 7 fichas
      Entonces la actuación <resultado>

      @ajs-2024:3.1.3.2.b @ajs-2024:3.1.3.2.c
      Ejemplos: AJS: primero quien empieza
        | reglamento | quién | resultado                           |
        | ajs-2024   | Ana   | se admite                           |
        | ajs-2024   | Bruno | se rechaza por estar fuera de orden |

    @esc-0379
    Esquema del escenario: Fichas en la bolsa tras el primer robo de los dos
      # en: Tiles in the bag after both opening draws
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando Bruno roba 7 fichas
      Entonces en la bolsa quedan 86 fichas
      Y le toca a Ana

      @fise-2009:3.s2 @resumen-2018:4.s1 @ajs-2024:3.1.3.2.c @ajs-2024:3.1.3.2.e
      Ejemplos: De cien, quedan ochenta y seis
        | reglamento   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
