# language: es
@perfil-torneo
Característica: Liga de una categoría del Máster
  # en: The league of a category of the Máster

  Antecedentes:
    Dado que en la ronda 1 se enfrentan Ana–Bruno y Clara–Darío

  Regla: La liga es a una vuelta: quienes ya se han enfrentado no repiten
    # en: The league is single: those who have met do not meet again

    @esc-6300
    Esquema del escenario: Para la ronda 2 se proponen <mesas>
      # en: For round 2 the proposal is <mesas>
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que se juega como liga
      Cuando para la ronda 2 se proponen las mesas <mesas>
      Entonces la formación de las mesas <resultado>

      @ajs-2024:4.3.1.p7
      Ejemplos: AJS: ya se enfrentaron en la ronda 1
        # en: AJS: they met in round 1
        # en: | edition | tables | result |
        | reglamento | mesas                   | resultado                              |
        | ajs-2024   | Ana–Bruno y Clara–Darío | se rechaza porque ya se han enfrentado |
        | ajs-2024   | Bruno–Ana y Darío–Clara | se rechaza porque ya se han enfrentado |

      @ajs-2024:4.1.1.p1.s3
      Ejemplos: AJS: rivales nuevos
        # en: AJS: new rivals
        # en: | edition | tables | result |
        | reglamento | mesas                   | resultado |
        | ajs-2024   | Ana–Clara y Bruno–Darío | se admite |
        | ajs-2024   | Ana–Darío y Clara–Bruno | se admite |

    @esc-6301
    Esquema del escenario: En la última categoría, que juega un suizo, se repiten las mesas
      # en: In the last category, which plays a Swiss, the tables are the same again
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que se juega por sistema suizo
      Cuando para la ronda 2 se proponen las mesas Ana–Bruno y Clara–Darío
      Entonces la formación de las mesas no está prevista en el reglamento

      @ajs-2024:4.1.3.p5.s1
      Ejemplos: AJS: eso lo decide el programa
        # en: AJS: that is for the program to decide
        # en: | edition |
        | reglamento |
        | ajs-2024   |
