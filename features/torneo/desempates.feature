# language: es
@perfil-torneo
Característica: Desempates
  # en: Tie-breaks

  Regla: El primer criterio suma los puntos de los rivales sin los más bajos
    # en: The first criterion adds up the rivals' points without the lowest

    @esc-5000
    Esquema del escenario: Dos jugadores con cuatro victorias
      # en: Two players with four wins
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Y que Ana gana a rivales con totales de <ganados por Ana>
      Y que Ana pierde con rivales con totales de <perdidos por Ana>
      Y que Bruno gana a rivales con totales de <ganados por Bruno>
      Y que Bruno pierde con rivales con totales de <perdidos por Bruno>
      Cuando se hace la clasificación
      Entonces <primero> queda por delante de <segundo>
      Y <primero> suma <suma> en el primer desempate
      Y <segundo> suma <otra> en el primer desempate

      @ajs-2024:4.1.8.p1 @ajs-2024:4.1.8.1
      Ejemplos: En 6 rondas se quita el rival más bajo
        # en: In 6 rounds the lowest rival is left out
        # en: | edition | rounds | beaten by Ana | lost to by Ana | beaten by Bruno | lost to by Bruno | first | second | sum | other |
        | reglamento | rondas | ganados por Ana | perdidos por Ana | ganados por Bruno | perdidos por Bruno | primero | segundo | suma | otra |
        | ajs-2024   | 6      | 5 3½ 3 1        | 4 2              | 4 2½ 2½ 0         | 5 4                | Bruno   | Ana     | 18   | 17½  |
        | ajs-2024   | 6      | 3 3 3 1         | 6 3              | 3½ 3 3 1          | 4 4                | Ana     | Bruno   | 18   | 17½  |
