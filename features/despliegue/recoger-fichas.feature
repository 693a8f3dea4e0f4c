# language: es
@perfil-despliegue
Característica: Fichas que se recogen o se retiran
  # en: Tiles picked up or taken back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La ficha puesta en el tablero se juega, con las salvedades de cada edición
    # en: A tile put on the board is played, with the exceptions of each edition

    @esc-0384
    Esquema del escenario: Ficha que se quiere recoger
      # en: A tile to be picked up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene en el tablero S en I10, <llegada>
      Cuando Ana recoge la ficha de I10
      Entonces la actuación <resultado>

      @fise-2003:22
      Ejemplos: FISE 2003: la que el rival ha visto colocar
        # en: FISE 2003: the tile that the rival saw being placed
        # en: | edition | arrival | result |
        | reglamento | llegada                        | resultado                               |
        | fise-2003  | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | fise-2003  | puesta sin que el rival la vea | se admite                               |
        | fise-2003  | caída por accidente            | se admite                               |

      @redeletras:22
      Ejemplos: ReDeLetras: toda ficha colocada
        # en: ReDeLetras: every tile placed
        # en: | edition | arrival | result |
        | reglamento | llegada                        | resultado                               |
        | redeletras | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | redeletras | puesta sin que el rival la vea | se rechaza porque la ficha debe jugarse |
        | redeletras | caída por accidente            | se admite                               |

      @fise-2009:23
      Ejemplos: FISE 2009: también la caída
        # en: FISE 2009: also one that fell
        # en: | edition | arrival | result |
        | reglamento | llegada                        | resultado                               |
        | fise-2009  | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | fise-2009  | puesta sin que el rival la vea | se rechaza porque la ficha debe jugarse |
        | fise-2009  | caída por accidente            | se rechaza porque la ficha debe jugarse |

      @ajs-2024:2.art23
      Ejemplos: AJS: toda ficha colocada, salvo la caída
        # en: AJS: every tile placed, save one that fell
        # en: | edition | arrival | result |
        | reglamento | llegada                        | resultado                               |
        | ajs-2024   | puesta a la vista del rival    | se rechaza porque la ficha debe jugarse |
        | ajs-2024   | puesta sin que el rival la vea | se rechaza porque la ficha debe jugarse |
        | ajs-2024   | caída por accidente            | se admite                               |

      @resumen-2018:18.s1
      Ejemplos: Resumen: no lo dice
        # en: Summary: does not say
        # en: | edition | arrival | result |
        | reglamento   | llegada                     | resultado                         |
        | resumen-2018 | puesta a la vista del rival | no está prevista en el reglamento |
