# language: es
@perfil-despliegue
Característica: Cambio sin anunciar o a la vista
  # en: An exchange unannounced or in sight

  Antecedentes:
    Dado que en la bolsa quedan 40 fichas
    Y que Ana tiene AELORST en el atril

  Regla: El cambio se anuncia, y las fichas que se cambian quedan boca abajo en la mesa hasta robar
    # en: An exchange is announced, and the tiles exchanged lie face down on the table until others are drawn

    @esc-1058
    Esquema del escenario: Resta de puntos a Ana, que anunció el cambio, por dónde deja sus fichas
      # en: Points taken off Ana, who announced the exchange, for where she leaves her tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado cambio
      Y que Ana cambia AEL <colocadas>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:24 @redeletras:24
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | left | points | result |
        | reglamento | colocadas                              | puntos | resultado                           |
        | fise-2003  | boca abajo sobre la mesa               | 30     | se rechaza porque no hay infracción |
        | fise-2003  | boca arriba sobre la mesa              | 30     | se admite                           |
        | fise-2003  | boca abajo sobre el tablero            | 30     | se admite                           |
        | fise-2003  | y las echa a la bolsa después de robar | 30     | se rechaza porque no hay infracción |
        | fise-2003  | y las echa a la bolsa antes de robar   | 30     | se admite                           |
        | redeletras | boca abajo sobre la mesa               | 30     | se rechaza porque no hay infracción |
        | redeletras | boca arriba sobre la mesa              | 30     | se admite                           |
        | redeletras | boca abajo sobre el tablero            | 30     | se admite                           |
        | redeletras | y las echa a la bolsa después de robar | 30     | se rechaza porque no hay infracción |
        | redeletras | y las echa a la bolsa antes de robar   | 30     | se admite                           |

      @fise-2009:25.s3
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | left | points | result |
        | reglamento | colocadas                              | puntos | resultado                           |
        | fise-2009  | boca abajo sobre la mesa               | 25     | se rechaza porque no hay infracción |
        | fise-2009  | boca arriba sobre la mesa              | 25     | se admite                           |
        | fise-2009  | boca abajo sobre el tablero            | 25     | se admite                           |
        | fise-2009  | y las echa a la bolsa después de robar | 25     | se rechaza porque no hay infracción |
        | fise-2009  | y las echa a la bolsa antes de robar   | 25     | se admite                           |
        | ajs-2024   | boca abajo sobre la mesa               | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | boca arriba sobre la mesa              | 25     | se admite                           |
        | ajs-2024   | y las echa a la bolsa después de robar | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | y las echa a la bolsa antes de robar   | 25     | se admite                           |

      @ajs-2024:2.art25
      Ejemplos: AJS: anunciado el cambio, el lugar no importa
        # en: AJS: once the exchange is announced, the place does not matter
        # en: | edition | left | points | result |
        | reglamento | colocadas                   | puntos | resultado                           |
        | ajs-2024   | boca abajo sobre el tablero | 25     | se rechaza porque no hay infracción |

    @esc-1059
    Esquema del escenario: Resta de puntos a Ana por un cambio que <anuncio>
      # en: Points taken off Ana for an exchange that <announcement>
      Dada una partida en curso según el reglamento <reglamento>
      Y que el cambio de Ana <anuncio>
      Y que Ana cambia AEL <colocadas>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:24 @redeletras:24
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | announcement | left | points | result |
        | reglamento | anuncio       | colocadas                | puntos | resultado                           |
        | fise-2003  | se anunció    | boca abajo sobre la mesa | 30     | se rechaza porque no hay infracción |
        | fise-2003  | no se anunció | boca abajo sobre la mesa | 30     | se admite                           |
        | redeletras | se anunció    | boca abajo sobre la mesa | 30     | se rechaza porque no hay infracción |
        | redeletras | no se anunció | boca abajo sobre la mesa | 30     | se admite                           |

      @fise-2009:25.s2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | announcement | left | points | result |
        | reglamento | anuncio       | colocadas                | puntos | resultado                           |
        | fise-2009  | se anunció    | boca abajo sobre la mesa | 25     | se rechaza porque no hay infracción |
        | fise-2009  | no se anunció | boca abajo sobre la mesa | 25     | se admite                           |
        | ajs-2024   | se anunció    | boca abajo sobre la mesa | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | no se anunció | boca abajo sobre la mesa | 25     | se admite                           |

    @esc-1451
    Esquema del escenario: Ana cambia fichas y nadie puede sancionarla
      # en: Ana exchanges tiles and nobody can punish her
      Dada una partida en curso según el reglamento <reglamento>
      Y que el cambio de Ana <anuncio>
      Cuando Ana cambia AEL <colocadas>
      Entonces lo que ha hecho <calificación>

      @resumen-2018:19.s2
      Ejemplos: Resumen: boca abajo, sin decir dónde
        # en: Summary: face down, without saying where
        # en: | edition | announcement | left | ruling |
        | reglamento   | anuncio       | colocadas                            | calificación      |
        | resumen-2018 | se anunció    | boca abajo sobre la mesa             | no es una falta   |
        | resumen-2018 | se anunció    | boca arriba sobre la mesa            | es una infracción |
        | resumen-2018 | se anunció    | boca abajo sobre el tablero          | no es una falta   |
        | resumen-2018 | se anunció    | y las echa a la bolsa antes de robar | es una infracción |
        | resumen-2018 | no se anunció | boca abajo sobre la mesa             | es una infracción |
