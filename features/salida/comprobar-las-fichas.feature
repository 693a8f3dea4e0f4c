# language: es
@perfil-salida
Característica: Comprobar las fichas del juego
  # en: Checking the set

  Regla: Las fichas del juego se comprueban antes de empezar; después no cabe reclamar
    # en: The set is checked before the game; afterwards no complaint is admitted

    @esc-0360
    Esquema del escenario: Reclamación por las fichas según el momento
      # en: A complaint about the tiles by the moment
      Dada una partida <momento> según el reglamento <reglamento>
      Cuando Ana reclama por las fichas del juego
      Entonces la actuación <resultado>

      @fise-2003:3 @redeletras:3 @fise-2009:3
      Ejemplos: Antes de sacar fichas sí; después no
        # en: Before tiles are drawn, yes; afterwards, no
        # en: | edition | moment | result |
        | reglamento | momento         | resultado             |
        | fise-2003  | sin empezar     | se admite             |
        | fise-2003  | recién empezada | se rechaza por tardía |
        | fise-2003  | en curso        | se rechaza por tardía |
        | redeletras | sin empezar     | se admite             |
        | redeletras | recién empezada | se rechaza por tardía |
        | redeletras | en curso        | se rechaza por tardía |
        | fise-2009  | sin empezar     | se admite             |
        | fise-2009  | recién empezada | se rechaza por tardía |
        | fise-2009  | en curso        | se rechaza por tardía |
        | ajs-2024   | sin empezar     | se admite             |
        | ajs-2024   | recién empezada | se rechaza por tardía |
        | ajs-2024   | en curso        | se rechaza por tardía |

      @resumen-2018:4.s1
      Ejemplos: Resumen: no lo dice
        # en: Summary: does not say
        # en: | edition | moment | result |
        | reglamento   | momento         | resultado                         |
        | resumen-2018 | recién empezada | no está prevista en el reglamento |
