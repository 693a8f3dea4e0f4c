# language: es
@perfil-despliegue
Característica: Modo de hacer el cambio
  # en: How an exchange is made

  Regla: Quien cambia lo anuncia, deja las fichas boca abajo, roba y solo después las echa a la bolsa
    # en: Whoever exchanges announces it, leaves the tiles face down, draws and only then puts them into the bag

    @esc-1058
    Esquema del escenario: Fichas que se dejan al cambiar
      # en: Tiles that are left when exchanging
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado cambio
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:24 @redeletras:24 @fise-2009:25.s3
      Ejemplos: FISE y ReDeLetras: boca abajo y sobre la mesa
        # en: FISE and ReDeLetras: face down and on the table
        # en: | edition | incident | ruling |
        | reglamento | incidente                                                 | calificación      |
        | fise-2003  | deja boca abajo sobre la mesa las fichas que va a cambiar | está permitido    |
        | redeletras | deja boca abajo sobre la mesa las fichas que va a cambiar | está permitido    |
        | fise-2009  | deja boca abajo sobre la mesa las fichas que va a cambiar | está permitido    |
        | fise-2003  | deja a la vista las fichas que va a cambiar               | es una infracción |
        | redeletras | deja a la vista las fichas que va a cambiar               | es una infracción |
        | fise-2009  | deja a la vista las fichas que va a cambiar               | es una infracción |
        | fise-2003  | pone sobre el tablero las fichas que va a cambiar         | es una infracción |
        | redeletras | pone sobre el tablero las fichas que va a cambiar         | es una infracción |
        | fise-2009  | pone sobre el tablero las fichas que va a cambiar         | es una infracción |

      @ajs-2024:2.art25 @fise-2009:25.s3
      Ejemplos: AJS: boca abajo, y el lugar no importa
        # en: AJS: face down, and the place does not matter
        # en: | edition | incident | ruling |
        | reglamento | incidente                                                 | calificación      |
        | ajs-2024   | deja boca abajo sobre la mesa las fichas que va a cambiar | está permitido    |
        | ajs-2024   | deja a la vista las fichas que va a cambiar               | es una infracción |
        | ajs-2024   | pone sobre el tablero las fichas que va a cambiar         | está permitido    |

      @resumen-2018:19.s2
      Ejemplos: Resumen: boca abajo, sin decir dónde
        # en: Summary: face down, without saying where
        # en: | edition | incident | ruling |
        | reglamento   | incidente                                                 | calificación      |
        | resumen-2018 | deja boca abajo sobre la mesa las fichas que va a cambiar | está permitido    |
        | resumen-2018 | deja a la vista las fichas que va a cambiar               | es una infracción |
        | resumen-2018 | pone sobre el tablero las fichas que va a cambiar         | no está previsto  |

    @esc-1059
    Esquema del escenario: Cambio en otro orden o sin aviso
      # en: An exchange in another order or without notice
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso es una infracción

      @fise-2003:24 @redeletras:24 @fise-2009:25.s2 @fise-2009:25.s3 @resumen-2018:19.s2
      Ejemplos: En todas: se anuncia, y las viejas vuelven al final
        # en: In all: it is announced, and the old tiles go back at the end
        # en: | edition | incident |
        | reglamento   | incidente                                                       |
        | fise-2003    | cambia fichas sin haberlo anunciado                             |
        | redeletras   | cambia fichas sin haberlo anunciado                             |
        | fise-2009    | cambia fichas sin haberlo anunciado                             |
        | resumen-2018 | cambia fichas sin haberlo anunciado                             |
        | ajs-2024     | cambia fichas sin haberlo anunciado                             |
        | fise-2003    | echa a la bolsa las fichas que cambia antes de sacar las nuevas |
        | redeletras   | echa a la bolsa las fichas que cambia antes de sacar las nuevas |
        | fise-2009    | echa a la bolsa las fichas que cambia antes de sacar las nuevas |
        | resumen-2018 | echa a la bolsa las fichas que cambia antes de sacar las nuevas |
        | ajs-2024     | echa a la bolsa las fichas que cambia antes de sacar las nuevas |

    @esc-2220
    Esquema del escenario: Fichas puestas en el tablero por quien no ha anunciado cambio
      # en: Tiles put on the board by a player who has not announced an exchange
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana pone sobre el tablero las fichas que va a cambiar
      Entonces eso es una infracción

      @fise-2003:24 @redeletras:24 @fise-2009:25.s3 @ajs-2024:2.art25
      Ejemplos: AJS: el lugar solo deja de importar con el aviso dado; en FISE y ReDeLetras importa siempre
        # en: AJS: the place ceases to matter only once notice is given; in FISE and ReDeLetras it always matters
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
