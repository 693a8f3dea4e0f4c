# language: es
@perfil-torneo
Característica: Mesas que el reglamento no forma
  # en: Tables that the regulation does not make

  Regla: Lo demás lo decide el programa: el reglamento no dice quién juega con quién
    # en: The rest is for the program: the regulation does not say who meets whom

    @esc-5056
    Esquema del escenario: Ronda sin mesas propuestas
      # en: A round without tables proposed
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que juegan Ana, Bruno, Clara y Darío
      Cuando se empareja la ronda 1
      Entonces la formación de las mesas no está prevista en el reglamento

      @ajs-2024:4.1.3.p5.s1
      Ejemplos: Suizo
        # en: Swiss
        # en: | edition | system |
        | reglamento | sistema           |
        | ajs-2024   | por sistema suizo |

      @ajs-2024:4.1.1.p1.s1
      Ejemplos: Liga
        # en: League
        # en: | edition | system |
        | reglamento | sistema   |
        | ajs-2024   | como liga |

      @ajs-2024:4.1.1.p1.s2
      Ejemplos: Otro sistema
        # en: Another system
        # en: | edition | system |
        | reglamento | sistema          |
        | ajs-2024   | por otro sistema |

    @esc-5057
    Esquema del escenario: Rivales que se repiten
      # en: Rivals who meet again
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que se juega <sistema>
      Y que en la ronda 1 se enfrentan Ana–Bruno y Clara–Darío
      Cuando para la ronda 2 se proponen las mesas Bruno–Ana y Clara–Darío
      Entonces la formación de las mesas no está prevista en el reglamento

      @ajs-2024:4.1.3.p5.s1
      Ejemplos: Suizo
        # en: Swiss
        # en: | edition | system |
        | reglamento | sistema           |
        | ajs-2024   | por sistema suizo |

      @ajs-2024:4.1.1.p1.s1
      Ejemplos: Liga
        # en: League
        # en: | edition | system |
        | reglamento | sistema   |
        | ajs-2024   | como liga |

      @ajs-2024:4.1.1.p1.s2
      Ejemplos: Otro sistema
        # en: Another system
        # en: | edition | system |
        | reglamento | sistema          |
        | ajs-2024   | por otro sistema |
