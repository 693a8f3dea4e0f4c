# language: es
@perfil-torneo
Característica: Anuncio del torneo
  # en: Announcing a tournament

  Regla: El torneo se anuncia con un mes de antelación
    # en: A tournament is announced a month ahead

    @esc-5010
    Esquema del escenario: Del anuncio al comienzo
      # en: From the announcement to the start
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que se anuncia el <anuncio> y empieza el <comienzo>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.2.p1.s1
      Ejemplos: El mismo día del mes siguiente
        # en: The same day of the next month
        # en: | edition | announced | start | result |
        | reglamento | anuncio                 | comienzo               | resultado             |
        | ajs-2024   | 8 de octubre de 2024    | 9 de noviembre de 2024 | se admite             |
        | ajs-2024   | 9 de octubre de 2024    | 9 de noviembre de 2024 | se admite             |
        | ajs-2024   | 10 de octubre de 2024   | 9 de noviembre de 2024 | se rechaza por tardía |
        | ajs-2024   | 14 de diciembre de 2024 | 14 de enero de 2025    | se admite             |
        | ajs-2024   | 15 de diciembre de 2024 | 14 de enero de 2025    | se rechaza por tardía |
        | ajs-2024   | 1 de febrero de 2025    | 1 de marzo de 2025     | se admite             |
        | ajs-2024   | 2 de febrero de 2025    | 1 de marzo de 2025     | se rechaza por tardía |

      @ajs-2024:4.1.2.p1.s1
      Ejemplos: El último día, si el mes siguiente no tiene ese
        # en: The last day, where the next month has no such day
        # en: | edition | announced | start | result |
        | reglamento | anuncio             | comienzo              | resultado             |
        | ajs-2024   | 31 de enero de 2025 | 28 de febrero de 2025 | se admite             |
        | ajs-2024   | 30 de enero de 2025 | 27 de febrero de 2025 | se rechaza por tardía |
        | ajs-2024   | 31 de mayo de 2025  | 30 de junio de 2025   | se admite             |
        | ajs-2024   | 31 de enero de 2024 | 28 de febrero de 2024 | se rechaza por tardía |

  Regla: El anuncio dice la fecha y el formato
    # en: The announcement tells the date and the format

    @esc-5011
    Esquema del escenario: Lo que dice el anuncio
      # en: What the announcement tells
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el anuncio dice <datos>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.2.p1.s1
      Ejemplos: Fecha, rondas y duplicadas
        # en: Date, rounds and duplicate games
        # en: | edition | contents | result |
        | reglamento | datos                                                 | resultado                 |
        | ajs-2024   | la fecha, las rondas y si hay duplicadas              | se admite                 |
        | ajs-2024   | la fecha, las rondas, si hay duplicadas y los premios | se admite                 |
        | ajs-2024   | las rondas y si hay duplicadas                        | se rechaza por incompleta |
        | ajs-2024   | la fecha y si hay duplicadas                          | se rechaza por incompleta |
        | ajs-2024   | la fecha y las rondas                                 | se rechaza por incompleta |

  Regla: Tras el Nacional no se admiten torneos nuevos en la temporada
    # en: After the National no new tournaments are admitted in the season

    @esc-5012
    Esquema del escenario: Torneo pedido al final de la temporada
      # en: A tournament asked for late in the season
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que <circunstancia>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1.2.p3
      Ejemplos: Salvo los anunciados antes
        # en: Save those announced before
        # en: | edition | circumstance | result |
        | reglamento | circunstancia                                                       | resultado                                   |
        | ajs-2024   | el Nacional no ha terminado                                         | se admite                                   |
        | ajs-2024   | el Nacional ha terminado y el torneo se había anunciado en firme    | se admite                                   |
        | ajs-2024   | el Nacional ha terminado y el torneo no se había anunciado en firme | se rechaza porque la temporada está cerrada |
