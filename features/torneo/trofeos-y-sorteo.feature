# language: es
@perfil-torneo
Característica: Trofeos a la espera de un sorteo
  # en: Trophies that wait for lots

  Antecedentes:
    Dado que en la ronda 1 acaban Ana 450–300 Fabio, Bruno 400–300 Eva y Clara 350–300 Darío

  Regla: No se entregan mientras el puesto depende de un sorteo
    # en: They are not given while the place depends on lots

    @esc-5253
    Esquema del escenario: Gana también Gil: <partida>
      # en: Gil wins too: <partida>
      Dado un Campeonato de España de 15 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban <partida>
      Cuando se entregan los trofeos
      Entonces la entrega de trofeos <resultado>

      @ajs-2024:4.1.8.4
      Ejemplos: AJS: antes se sortea
        # en: AJS: lots are drawn first
        # en: | edition | game | result |
        | reglamento | partida         | resultado                           |
        | ajs-2024   | Gil 450–300 Hugo | se rechaza por estar fuera de orden |
        | ajs-2024   | Gil 350–300 Hugo | se rechaza por estar fuera de orden |

      @ajs-2024:4.2.2.p2
      Ejemplos: AJS: con un punto de diferencia no hace falta
        # en: AJS: with one point of difference there is no need
        # en: | edition | game | result |
        | reglamento | partida          | resultado |
        | ajs-2024   | Gil 451–300 Hugo | se admite |
        | ajs-2024   | Gil 349–300 Hugo | se admite |
