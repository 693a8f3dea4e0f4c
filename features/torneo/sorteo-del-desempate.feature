# language: es
@perfil-torneo
Característica: Sorteo del desempate
  # en: Lots to break a tie

  Regla: El cuarto es el sorteo
    # en: The fourth is the lot

    @esc-5241
    Esquema del escenario: Ana y Bruno empatan en todo
      # en: Ana and Bruno are tied in everything
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 380–350 Clara y Bruno 400–370 Darío
      Cuando se hace la clasificación
      Entonces Ana y Bruno comparten el puesto <uno> a falta de sorteo
      Y Clara y Darío comparten el puesto <otro> a falta de sorteo

      @ajs-2024:4.1.8.4
      Ejemplos: AJS
        # en: AJS
        # en: | edition | one | other |
        | reglamento | uno | otro |
        | ajs-2024   | 1   | 3    |

    @esc-5242
    Esquema del escenario: Se sortea entre <orden>
      # en: Lots are drawn among <orden>
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 380–350 Clara, Bruno 400–370 Darío y Eva 390–<de Fabio> Fabio
      Y que se sortea el desempate y sale el orden <orden>
      Cuando se hace la clasificación
      Entonces <primero> ocupa el puesto <uno>
      Y <segundo> ocupa el puesto <otro>

      @ajs-2024:4.1.8.p1 @ajs-2024:4.1.8.4
      Ejemplos: AJS: el sorteo ordena a los empatados y a nadie más
        # en: AJS: lots order those who are tied and nobody else
        # en: | edition | of Fabio | order | first | second | one | other |
        | reglamento | de Fabio | orden            | primero | segundo | uno | otro |
        | ajs-2024   | 361      | Bruno y Ana      | Bruno   | Ana     | 1   | 2    |
        | ajs-2024   | 361      | Darío y Clara    | Darío   | Clara   | 5   | 6    |
        | ajs-2024   | 360      | Eva, Bruno y Ana | Eva     | Ana     | 1   | 3    |

    @esc-5243
    Esquema del escenario: Se quiere sortear entre <orden>
      # en: Lots are to be drawn among <orden>
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 380–350 Clara, Bruno 400–370 Darío y Eva 390–<de Fabio> Fabio
      Cuando se sortea el desempate y sale el orden <orden>
      Entonces la adjudicación por sorteo <resultado>

      @ajs-2024:4.1.8.4
      Ejemplos: AJS: solo entre quienes empatan en todo, y entre todos ellos
        # en: AJS: only among those tied in everything, and among all of them
        # en: | edition | of Fabio | order | result |
        | reglamento | de Fabio | orden            | resultado                                |
        | ajs-2024   | 360      | Bruno, Eva y Ana | se admite                                |
        | ajs-2024   | 361      | Bruno, Eva y Ana | se rechaza porque no procede             |
        | ajs-2024   | 360      | Bruno y Ana      | se rechaza por incompleta                |
        | ajs-2024   | 360      | Ana y Fabio      | se rechaza porque no procede             |
        | ajs-2024   | 361      | Eva              | se rechaza porque no procede             |
        | ajs-2024   | 360      | Bruno y Bruno    | se rechaza porque hay un jugador repetido |

    @esc-5284
    Esquema del escenario: Hay dos sorteos
      # en: There are two lots
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 380–350 Clara y Bruno 400–370 Darío
      Y que se sortea el desempate y sale el orden Bruno y Ana
      Y que se sortea el desempate y sale el orden Darío y Clara
      Cuando se hace la clasificación
      Entonces Bruno ocupa el puesto <uno>
      Y Ana ocupa el puesto <dos>
      Y Darío ocupa el puesto <tres>
      Y Clara ocupa el puesto <cuatro>

      @ajs-2024:4.1.8.4
      Ejemplos: AJS: cada uno ordena a los suyos
        # en: AJS: each orders its own
        # en: | edition | one | two | three | four |
        | reglamento | uno | dos | tres | cuatro |
        | ajs-2024   | 1   | 2   | 3    | 4      |
