# language: es
@perfil-torneo
Característica: Bye de la primera ronda
  # en: The bye of the first round

  Regla: Siendo impares, descansa el último de la lista que no debuta ni repite
    # en: With an odd number, the last of the list who makes no debut and repeats no bye has no rival

    @esc-5026
    Esquema del escenario: Debutantes y byes anteriores
      # en: Debutants and earlier byes
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820, Clara 1790, Darío 1700 y Fito 1650
      Y que <debutantes> debutan
      Y que <con bye> ya tuvieron un bye de primera ronda esta temporada
      Cuando se busca a quién dar el bye de la ronda 1
      Entonces el bye es para <descansa>

      @ajs-2024:4.1.6.s1
      Ejemplos: Se sube por la lista hasta dar con uno
        # en: The list is gone up until one is found
        # en: | edition | debutants | had a bye | has no rival |
        | reglamento | debutantes | con bye                    | descansa |
        | ajs-2024   | Eva y Gala | Ana y Bruno                | Fito     |
        | ajs-2024   | Eva y Gala | Ana y Fito                 | Darío    |
        | ajs-2024   | Eva y Gala | Darío y Fito               | Clara    |
        | ajs-2024   | Eva y Gala | Bruno, Clara, Darío y Fito | Ana      |

      @ajs-2024:4.1.6.s1
      Ejemplos: Si todos los demás lo han tenido, sigue exento quien debuta
        # en: Where all others have had it, who makes a debut is still exempt
        # en: | edition | debutants | had a bye | has no rival |
        | reglamento | debutantes | con bye                         | descansa |
        | ajs-2024   | Eva y Gala | Ana, Bruno, Clara, Darío y Fito | Fito     |

    @esc-5027
    Esquema del escenario: Lista sin debutantes
      # en: A list without debutants
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820 y Clara 1790
      Cuando se busca a quién dar el bye de la ronda 1
      Entonces el bye es para Clara

      @ajs-2024:4.1.6.s1
      Ejemplos: El último
        # en: The last
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5028
    Esquema del escenario: Número par de jugadores
      # en: An even number of players
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820, Clara 1790 y Darío 1700
      Cuando se busca a quién dar el bye de la ronda <ronda>
      Entonces la asignación del bye se rechaza porque no procede

      @ajs-2024:4.1.6.s1
      Ejemplos: Nadie descansa
        # en: Everybody has a rival
        # en: | edition | round |
        | reglamento | ronda |
        | ajs-2024   | 1     |

    @esc-5029
    Esquema del escenario: Nadie a quien dárselo
      # en: Nobody to give it to
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que Darío, Eva y Fito debutan
      Cuando se busca a quién dar el bye de la ronda 1
      Entonces la asignación del bye no está prevista en el reglamento

      @ajs-2024:4.1.6.s1
      Ejemplos: Todos debutan
        # en: All make their debut
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5030
    Esquema del escenario: Los dos últimos, iguales en todo
      # en: The last two, alike in everything
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1700 y Clara 1700
      Cuando se busca a quién dar el bye de la ronda 1
      Entonces la asignación del bye no está prevista en el reglamento

      @ajs-2024:4.1.6.s1
      Ejemplos: Mismo Elo y mismas partidas
        # en: The same Elo and the same games
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: Desde la segunda ronda el bye lo da el programa
    # en: From the second round on the program gives the bye

    @esc-5031
    Esquema del escenario: Rondas siguientes
      # en: Later rounds
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820 y Clara 1790
      Cuando se busca a quién dar el bye de la ronda <ronda>
      Entonces el bye lo da el programa

      @ajs-2024:4.1.6.s3
      Ejemplos: De la segunda en adelante
        # en: From the second on
        # en: | edition | round |
        | reglamento | ronda |
        | ajs-2024   | 2     |
        | ajs-2024   | 3     |
