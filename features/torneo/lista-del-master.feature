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

    @esc-5275
    Esquema del escenario: Se inscriben <inscritos>
      # en: Entered are <inscritos>
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Félix ganó el último Máster
      Y que <inscritos> se inscriben en el Máster
      Y que Ana quedó en el puesto 1 en un torneo, contra 1900
      Y que Bruno quedó en el puesto 2 en un torneo, contra 1900
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p2.s1
      Ejemplos: AJS: encabeza la lista si juega
        # en: AJS: he heads the list if he plays
        # en: | edition | entered | list |
        | reglamento | inscritos         | lista              |
        | ajs-2024   | Ana y Bruno       | Ana y Bruno        |
        | ajs-2024   | Ana, Bruno y Félix | Félix, Ana y Bruno |

  Regla: El Máster empieza con el orden de esa lista, y no con el de Elo
    # en: The Máster begins with the order of that list and not with that of Elo

    @esc-5276
    Esquema del escenario: El orden inicial de <certamen> es <orden>
      # en: The initial order of <certamen> is <orden>
      Dado <certamen> de 9 rondas según el reglamento <reglamento>
      Y que el orden inicial es <orden>
      Y que los Elo son Ana 1950, Bruno 1900 y Clara 1850
      Y que la lista del Máster es Clara, Ana y Bruno
      Cuando se ordena la lista para la ronda 1
      Entonces el orden es <resultado>

      @ajs-2024:4.3.1.p5
      Ejemplos: Máster
        # en: Máster
        # en: | edition | competition | order | result |
        | reglamento | certamen  | orden         | resultado          |
        | ajs-2024   | un Máster | el del Máster | Clara, Ana y Bruno |

      @ajs-2024:4.1.5.p1.s1
      Ejemplos: Los demás torneos
        # en: Other tournaments
        # en: | edition | competition | order | result |
        | reglamento | certamen  | orden   | resultado          |
        | ajs-2024   | un torneo | por Elo | Ana, Bruno y Clara |
