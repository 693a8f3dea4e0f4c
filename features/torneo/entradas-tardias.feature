# language: es
@perfil-torneo
Característica: Entradas tardías
  # en: Late entries

  Regla: En un torneo suizo se puede entrar más tarde, con cero puntos
    # en: A Swiss tournament may be entered later, with no points

    @esc-5220
    Esquema del escenario: Entrar antes de la ronda <ronda> de un torneo que se juega <sistema>
      # en: Entering before round <ronda> of a tournament that is played <sistema>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que en la ronda 2 se enfrentan Ana–Bruno
      Cuando <quién> entra antes de la ronda <ronda>
      Entonces la inscripción tardía <resultado>

      @ajs-2024:4.1.9.p1
      Ejemplos: AJS: solo en un suizo, con la ronda sin emparejar
        # en: AJS: only in a Swiss, with the round not paired yet
        # en: | edition | system | who | round | result |
        | reglamento | sistema           | quién | ronda | resultado                              |
        | ajs-2024   | por sistema suizo | Clara | 3     | se admite                              |
        | ajs-2024   | por sistema suizo | Clara | 8     | se admite                              |
        | ajs-2024   | por sistema suizo | Clara | 2     | se rechaza por tardía                  |
        | ajs-2024   | por sistema suizo | Ana   | 3     | se rechaza porque hay un jugador repetido |
        | ajs-2024   | como liga         | Clara | 3     | se rechaza porque no es el sistema debido |
        | ajs-2024   | por otro sistema  | Clara | 3     | se rechaza porque no es el sistema debido |

    @esc-5221
    Esquema del escenario: Los puntos con que entra Clara
      # en: The points with which Clara enters
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Bruno
      Cuando Clara entra antes de la ronda 2
      Entonces entra con <puntos> en la clasificación

      @ajs-2024:4.1.9.p1
      Ejemplos: AJS: ninguno
        # en: AJS: none
        # en: | edition | points |
        | reglamento | puntos |
        | ajs-2024   | 0      |
