# language: es
@perfil-torneo
Característica: Lista del Máster
  # en: List of the Máster

  Regla: Primero el último ganador y después cada cual por su mejor puesto
    # en: The last winner first and then everybody by the best place

    @esc-5268
    Esquema del escenario: Félix ganó el último Máster y Gil no ha jugado
      # en: Félix won the last Máster and Gil has not played
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Ana quedó en el puesto 2 en un torneo, contra 1900 1950
      Y que Bruno quedó en el puesto 1 en un torneo, contra 1700 1750
      Y que Clara quedó en el puesto 3 en un torneo, contra 1990 1990
      Y que Félix ganó el último Máster
      Y que Félix y Gil se inscriben en el Máster
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p1 @ajs-2024:4.3.1.p2.s1 @ajs-2024:4.3.1.p2.s2
      Ejemplos: AJS: quien no jugó también entra, al final
        # en: AJS: whoever did not play comes in too, at the end
        # en: | edition | list |
        | reglamento | lista                             |
        | ajs-2024   | Félix, Bruno, Ana, Clara y Gil    |

    @esc-5269
    Esquema del escenario: Ana, Bruno y Clara no jugaron la temporada anterior
      # en: Ana, Bruno and Clara did not play in the season before
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1799 y Bruno 1801
      Y que Clara debuta
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p1
      Ejemplos: AJS: por su Elo, que para quien debuta es 1800
        # en: AJS: by their Elo, which for a debutant is 1800
        # en: | edition | list |
        | reglamento | lista              |
        | ajs-2024   | Bruno, Clara y Ana |

  Regla: A igual puesto, primero el del Campeonato de España y después la media de los rivales
    # en: On the same place, first that of the Spanish Championship and then the mean of the rivals

    @esc-5270
    Esquema del escenario: Eva y Félix ganaron, ella <cita>
      # en: Eva and Félix won, she <cita>
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Eva quedó en el puesto 1 <cita>, contra 1900 1850 1820 1800 1780 1950
      Y que Félix quedó en el puesto 1 en un torneo, contra 1840 1840 1840 1840 1840 1840
      Y que Félix quedó en el puesto 1 en un torneo, contra <mejor de Félix>
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p3.s1
      Ejemplos: AJS: en el Campeonato de España, delante sea cual sea la media
        # en: AJS: in the Spanish Championship, ahead whatever the mean
        # en: | edition | season event | best of Félix | list |
        | reglamento | cita                       | mejor de Félix                | lista       |
        | ajs-2024   | en el Campeonato de España | 1863 1862 1863 1862 1863 1862 | Eva y Félix |

      @ajs-2024:4.3.1.p3.s1 @ajs-2024:4.3.1.p3.s3
      Ejemplos: AJS: en torneos, la mayor media: 1850 frente a 1862½ o 1849½
        # en: AJS: in tournaments, the highest mean: 1850 against 1862½ or 1849½
        # en: | edition | season event | best of Félix | list |
        | reglamento | cita         | mejor de Félix                | lista       |
        | ajs-2024   | en un torneo | 1863 1862 1863 1862 1863 1862 | Félix y Eva |
        | ajs-2024   | en un torneo | 1850 1849 1850 1849 1850 1849 | Eva y Félix |

    @esc-5271
    Esquema del escenario: Los rivales de Ana tienen ahora más que entonces
      # en: The rivals of Ana now have more than then
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Ana quedó en el puesto 2 en un torneo, contra 1800 1850
      Y que esos rivales de Ana tienen ahora 1900 1950
      Y que Bruno quedó en el puesto 2 en un torneo, contra 1830 1830
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p3.s2
      Ejemplos: AJS: cuenta el Elo con que empezaron: 1825 frente a 1830
        # en: AJS: the Elo with which they began counts: 1825 against 1830
        # en: | edition | list |
        | reglamento | lista       |
        | ajs-2024   | Bruno y Ana |

    @esc-5272
    Esquema del escenario: Un rival de Ana debutaba
      # en: One rival of Ana was making a debut
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Ana quedó en el puesto 2 en un torneo, contra 1860
      Y que Ana jugó allí además contra un debutante que ahora tiene 1700
      Y que Bruno quedó en el puesto 2 en un torneo, contra <de Bruno>
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p3.s2
      Ejemplos: AJS: el debutante vale 1800 y la media de Ana es 1830
        # en: AJS: the debutant is worth 1800 and the mean of Ana is 1830
        # en: | edition | of Bruno | list |
        | reglamento | de Bruno | lista       |
        | ajs-2024   | 1829     | Ana y Bruno |
        | ajs-2024   | 1831     | Bruno y Ana |
