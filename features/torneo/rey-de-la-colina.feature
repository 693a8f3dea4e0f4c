# language: es
@perfil-torneo
Característica: Emparejamiento de rey de la colina
  # en: King-of-the-hill pairing

  Regla: El primero juega con el segundo, el tercero con el cuarto y así hasta el final
    # en: The first meets the second, the third the fourth and so on to the end

    @esc-5042
    Esquema del escenario: Diez jugadores
      # en: Ten players
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 8 es de rey de la colina
      Y que tras la ronda 7 los puntos son Eva 7, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1 y Fito ½
      Y que se han enfrentado ya Eva–Ana y Hugo–Bruno
      Cuando se empareja la ronda 8
      Entonces las mesas son <mesas>
      Y nadie descansa

      @ajs-2024:4.1.1.p4.s1
      Ejemplos: Por la última clasificación, aunque se repitan rivales
        # en: By the last standings, though rivals meet again
        # en: | edition | tables |
        | reglamento | mesas                                                   |
        | ajs-2024   | Eva–Ana, Juan–Clara, Hugo–Bruno, Inés–Darío y Gala–Fito |

    @esc-5043
    Esquema del escenario: Mesas que se proponen
      # en: Tables that are proposed
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 8 es de rey de la colina
      Y que tras la ronda 7 los puntos son Ana 7, Bruno 3½, Clara 2½ y Darío 1
      Cuando para la ronda 8 se proponen las mesas <mesas>
      Entonces la formación de las mesas <resultado>

      @ajs-2024:4.1.1.p4.s1
      Ejemplos: Solo valen las que tocan, en cualquier orden
        # en: Only those due will do, in any order
        # en: | edition | tables | result |
        | reglamento | mesas                   | resultado                                        |
        | ajs-2024   | Ana–Bruno y Clara–Darío | se admite                                        |
        | ajs-2024   | Darío–Clara y Bruno–Ana | se admite                                        |
        | ajs-2024   | Ana–Clara y Bruno–Darío | se rechaza porque no es el emparejamiento debido |

    @esc-5044
    Esquema del escenario: Dos que comparten el segundo puesto
      # en: Two who share the second place
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que la ronda 6 es de rey de la colina
      Y que en la ronda 1 acaban Ana 400–300 Bruno y Clara 380–380 Darío
      Y que en la ronda 2 acaban Ana 400–300 Clara y Bruno 380–380 Darío
      Y que en la ronda 3 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Y que en la ronda 4 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Y que en la ronda 5 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Cuando se empareja la ronda 6
      Entonces la formación de las mesas se rechaza por estar fuera de orden

      @ajs-2024:4.1.8.4
      Ejemplos: Antes se sortea
        # en: Lots are drawn first
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5059
    Esquema del escenario: El segundo puesto, ya sorteado
      # en: The second place, drawn for already
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que la ronda 6 es de rey de la colina
      Y que en la ronda 1 acaban Ana 400–300 Bruno y Clara 380–380 Darío
      Y que en la ronda 2 acaban Ana 400–300 Clara y Bruno 380–380 Darío
      Y que en la ronda 3 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Y que en la ronda 4 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Y que en la ronda 5 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Y que se sortea el desempate y sale el orden <sorteo>
      Cuando se empareja la ronda 6
      Entonces las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s1
      Ejemplos: Según el sorteo
        # en: By the lots
        # en: | edition | lots | tables |
        | reglamento | sorteo        | mesas                   |
        | ajs-2024   | Bruno y Clara | Ana–Bruno y Clara–Darío |
        | ajs-2024   | Clara y Bruno | Ana–Clara y Bruno–Darío |

    @esc-5060
    Esquema del escenario: Dos que comparten el tercer puesto
      # en: Two who share the third place
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que la ronda 6 es de rey de la colina
      Y que en la ronda 1 acaban Ana 400–300 Bruno y Clara 380–380 Darío
      Y que en la ronda 2 acaban Ana 400–300 Clara y Bruno 380–380 Darío
      Y que en la ronda 3 acaban Ana 400–300 Darío y Bruno 380–380 Clara
      Y que en la ronda 4 acaban Ana 400–300 Bruno y Clara 380–380 Darío
      Y que en la ronda 5 acaban Ana 400–300 Clara y Bruno 380–380 Darío
      Cuando se empareja la ronda 6
      Entonces las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s1
      Ejemplos: Juegan entre sí, sin sorteo
        # en: They meet each other, without lots
        # en: | edition | tables |
        | reglamento | mesas                   |
        | ajs-2024   | Ana–Darío y Bruno–Clara |
