# language: es
@perfil-despliegue
Característica: Cambio sin anunciar o a la vista
  # en: An exchange unannounced or in sight

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Quien cambia lo anuncia y deja boca abajo las fichas que cambia
    # en: Whoever exchanges says so and leaves the tiles exchanged face down

    @esc-1058
    Esquema del escenario: Fichas del cambio a la vista del rival
      # en: Tiles of the exchange in the rival’s sight
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana deja a la vista las fichas que va a cambiar
      Entonces eso es una infracción

      @fise-2003:24 @redeletras:24 @fise-2009:25.s3 @resumen-2018:19.s2
      Ejemplos: En todas las ediciones van boca abajo
        # en: In all editions they lie face down
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1059
    Esquema del escenario: Cambio sin anuncio del que se informa al árbitro
      # en: An exchange without announcement of which the arbiter is told
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana cambia fichas sin haberlo anunciado
      Entonces eso es una infracción

      @fise-2003:24 @redeletras:24 @fise-2009:25.s2 @resumen-2018:19.s2
      Ejemplos: El cambio vale, pero debió anunciarse
        # en: The exchange stands, but it should have been announced
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
