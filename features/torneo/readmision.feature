# language: es
@perfil-torneo
Característica: Readmisión tras una penalización
  # en: Readmission after a penalty

  Antecedentes:
    Dado que en la ronda 3 se enfrentan Ana–Bruno y Clara–Darío
    Y que Eva descansa en la ronda 3
    Y que Bruno no comparece en la ronda 3

  Regla: Quien no pide la readmisión es baja en el torneo
    # en: Whoever does not ask for readmission is struck off the tournament

    @esc-5277
    Esquema del escenario: Bruno no pide la readmisión y se empareja la ronda 5
      # en: Bruno does not ask for readmission and round 5 is paired
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 4 se empareja con las mesas Ana–Clara y Darío–Eva
      Cuando para la ronda 5 se proponen las mesas Ana–Darío y Clara–Eva
      Entonces Bruno <situación>

      @ajs-2024:4.1.11.4.p2.s2
      Ejemplos: AJS: al emparejar la ronda que sigue a la del bye
        # en: AJS: when the round after that of the bye is paired
        # en: | edition | standing |
        | reglamento | situación             |
        | ajs-2024   | está fuera del torneo |

    @esc-6304
    Esquema del escenario: La ronda 5 se quiere emparejar con Ana en dos mesas
      # en: Round 5 is to be paired with Ana at two tables
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 4 se empareja con las mesas Ana–Clara y Darío–Eva
      Cuando para la ronda 5 se proponen las mesas Ana–Darío y Ana–Eva
      Entonces la formación de las mesas <resultado>
      Y Bruno <situación>

      @ajs-2024:4.1.1.p1.s3
      Ejemplos: AJS: mientras no se empareje, nadie es baja
        # en: AJS: until it is paired nobody is struck off
        # en: | edition | result | standing |
        | reglamento | resultado                                 | situación       |
        | ajs-2024   | se rechaza porque hay un jugador repetido | está penalizado |

    @esc-5278
    Esquema del escenario: Bruno cumple el bye en la ronda 4
      # en: Bruno serves the bye in round 4
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando para la ronda 4 se proponen las mesas Ana–Clara y Darío–Eva
      Entonces Bruno <situación>

      @ajs-2024:4.1.3.p5.s1
      Ejemplos: AJS: todavía puede pedirla
        # en: AJS: he may still ask for it
        # en: | edition | standing |
        | reglamento | situación       |
        | ajs-2024   | está penalizado |

    @esc-5279
    Esquema del escenario: Bruno pide la readmisión con la ronda 5 ya emparejada
      # en: Bruno asks for readmission with round 5 paired already
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 4 se empareja con las mesas Ana–Clara y Darío–Eva
      Y que la ronda 5 se empareja con las mesas Ana–Darío y Clara–Eva
      Cuando Bruno pide la readmisión
      Entonces la readmisión <resultado>

      @ajs-2024:4.1.11.4.p2.s2
      Ejemplos: AJS: ya es baja
        # en: AJS: he is struck off already
        # en: | edition | result |
        | reglamento | resultado                    |
        | ajs-2024   | se rechaza porque no procede |

    @esc-5280
    Esquema del escenario: Bruno pide la readmisión durante la ronda del bye
      # en: Bruno asks for readmission during the round of the bye
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 4 se empareja con las mesas Ana–Clara y Darío–Eva
      Y que Bruno pide la readmisión
      Cuando para la ronda 5 se proponen las mesas Bruno–Clara y Ana–Eva, con bye de Darío
      Entonces Bruno <situación>
      Y la formación de las mesas <resultado>

      @ajs-2024:4.1.11.4.p2.s2
      Ejemplos: AJS: se le empareja en la siguiente
        # en: AJS: he is paired in the next
        # en: | edition | standing | result |
        | reglamento | situación          | resultado |
        | ajs-2024   | sigue en el torneo | se admite |

  Regla: El bye de penalización se cumple en la ronda en que los demás juegan
    # en: The penalty bye is served in the round in which the others play

    @esc-6305
    Esquema del escenario: La clasificación con la ronda 4 sin jugar
      # en: The standings with round 4 not played yet
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Darío y Bruno 400–350 Eva
      Y que Clara descansa en la ronda 1
      Y que en la ronda 2 acaban Ana 400–350 Eva y Bruno 400–350 Clara
      Y que Darío descansa en la ronda 2
      Y que la ronda 4 se empareja con las mesas Ana–Clara y Darío–Eva
      Cuando se hace la clasificación
      Entonces Bruno tiene <puntos> en la clasificación
      Y Ana suma <de Ana> en el primer desempate
      Y Bruno suma <de Bruno> en el primer desempate

      @ajs-2024:4.1.11.4.p2.s1 @ajs-2024:4.1.8.1
      Ejemplos: AJS: es su ronda más baja, y a Ana se le quita un rival
        # en: AJS: it is his lowest round, and Ana has a rival left out
        # en: | edition | points | of Ana | of Bruno |
        | reglamento | puntos | de Ana | de Bruno |
        | ajs-2024   | 2      | 3      | 5        |
