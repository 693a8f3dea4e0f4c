# language: es
@perfil-despliegue
Característica: Proceso del cambio
  # en: The course of an exchange

  Regla: El número varía hasta que se roba
    # en: The number varies until tiles are drawn

    @esc-0819
    Esquema del escenario: Otro número de fichas cuando ya se ha robado
      # en: Another number of tiles once some were drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Y que Ana ha anunciado cambio
      Cuando Ana, que ya ha robado 3 fichas, cambia <fichas>
      Entonces la actuación <resultado>

      @redeletras:24 @fise-2009:25.s2 @fise-2009:25.s3
      Ejemplos: Se dejan tantas como se robaron
        # en: As many are given up as were drawn
        # en: | edition | tiles | result |
        | reglamento | fichas | resultado                          |
        | redeletras | AEO    | se admite                          |
        | redeletras | AE     | se rechaza por el número de fichas |
        | redeletras | AEOS   | se rechaza por el número de fichas |
        | fise-2009  | AEO    | se admite                          |
        | fise-2009  | AE     | se rechaza por el número de fichas |
        | fise-2009  | AEOS   | se rechaza por el número de fichas |
        | ajs-2024   | AEO    | se admite                          |
        | ajs-2024   | AE     | se rechaza por el número de fichas |
        | ajs-2024   | AEOS   | se rechaza por el número de fichas |

    @esc-0820
    Esquema del escenario: Cambio que no se ha anunciado
      # en: An exchange that was not announced
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Cuando Ana cambia AEO
      Entonces la actuación se admite
      Y le toca a Bruno

      @fise-2003:24 @redeletras:24 @fise-2009:25.s2 @resumen-2018:19.s2
      Ejemplos: Es un cambio, aunque no se dijera
        # en: It is an exchange, though nobody said so
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
