# language: es
@perfil-torneo
Característica: Los rivales en la lista del Máster
  # en: The rivals in the list of the Máster

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
