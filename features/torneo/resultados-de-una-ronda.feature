# language: es
@perfil-torneo
Característica: Resultados de una ronda
  # en: Results of a round

  Regla: De cada partida se anota un resultado, y uno solo
    # en: For each game one result is entered, and only one

    @esc-6308
    Esquema del escenario: La partida de Ana y Bruno ya tiene resultado
      # en: The game of Ana and Bruno has a result already
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 acaban Ana 400–350 Bruno
      Cuando Bruno no comparece en la ronda 3
      Entonces la anotación del resultado se rechaza porque el resultado está entregado

      @ajs-2024:5.1.p2
      Ejemplos: AJS
        # en: AJS
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-6309
    Esquema del escenario: Bruno no comparece y en la otra mesa se juega
      # en: Bruno does not turn up and at the other table there is a game
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno y Clara–Darío
      Y que Bruno no comparece en la ronda 3
      Y que el marcador de la ronda 3 es Clara 350–<de Darío> Darío
      Cuando Clara y Darío acaban su partida de la ronda 3
      Entonces los puntos de victoria de Clara y Darío son <punto de Clara> y <punto de Darío>

      @ajs-2024:5.1.p2
      Ejemplos: AJS: cada mesa tiene el suyo
        # en: AJS: each table has its own
        # en: | edition | of Darío | point of Clara | point of Darío |
        | reglamento | de Darío | punto de Clara | punto de Darío |
        | ajs-2024   | 351      | 0              | 1              |
        | ajs-2024   | 349      | 1              | 0              |
