# language: es
@perfil-torneo
Característica: Bye propuesto para la primera ronda
  # en: The bye proposed for the first round

  Regla: El de la primera ronda es de quien le toca, si se sabe quién es
    # en: That of the first round goes to whom it is due, where it is known who that is

    @esc-5052
    Esquema del escenario: Cinco jugadores
      # en: Five players
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1820, Clara 1790 y Darío 1700
      Y que Eva debuta
      Cuando para la ronda 1 se proponen las mesas <mesas>, con bye de <descansa>
      Entonces la formación de las mesas <resultado>

      @ajs-2024:4.1.6.s1
      Ejemplos: El bye de la primera ronda no se elige
        # en: The bye of the first round is not chosen
        # en: | edition | tables | has no rival | result |
        | reglamento | mesas                   | descansa | resultado                                        |
        | ajs-2024   | Ana–Clara y Bruno–Eva   | Darío    | se admite                                        |
        | ajs-2024   | Ana–Clara y Bruno–Darío | Eva      | se rechaza porque no es el emparejamiento debido |
        | ajs-2024   | Ana–Darío y Bruno–Eva   | Clara    | se rechaza porque no es el emparejamiento debido |

    @esc-6302
    Esquema del escenario: Bruno y Clara son los últimos, con el mismo Elo y las mismas partidas
      # en: Bruno and Clara are the last, with the same Elo and as many games
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que los Elo son Ana 1950, Bruno 1700 y Clara 1700
      Cuando para la ronda 1 se proponen las mesas <mesas>, con bye de <descansa>
      Entonces la formación de las mesas se admite

      @ajs-2024:4.1.6.s1
      Ejemplos: Nada dice cuál de los dos es el último
        # en: Nothing tells which of the two is the last
        # en: | edition | tables | has no rival |
        | reglamento | mesas     | descansa |
        | ajs-2024   | Ana–Bruno | Clara    |
        | ajs-2024   | Ana–Clara | Bruno    |
