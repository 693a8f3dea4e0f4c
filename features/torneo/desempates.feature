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

      @ajs-2024:4.1.8.p1 @ajs-2024:4.1.8.1
      Ejemplos: En más de 6 rondas se quitan los dos rivales más bajos
        # en: In more than 6 rounds the two lowest rivals are left out
        # en: | edition | rounds | beaten by Ana | lost to by Ana | beaten by Bruno | lost to by Bruno | first | second | sum | other |
        | reglamento | rondas | ganados por Ana | perdidos por Ana | ganados por Bruno | perdidos por Bruno | primero | segundo | suma | otra |
        | ajs-2024   | 7      | 5 4 2 1         | 6 6 3            | 6 5 4 2           | 6 2½ 2½            | Ana     | Bruno   | 24   | 23½  |
        | ajs-2024   | 8      | 6 4 2 1         | 6 5 4 3          | 5 4 2 2           | 6 5½ 4 3           | Ana     | Bruno   | 28   | 27½  |

    @esc-6310
    Esquema del escenario: La segunda ronda está sin acabar
      # en: The second round is not over yet
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Bruno y Clara 400–370 Darío
      Y que en la ronda 2 se enfrentan Ana–Clara y Bruno–Darío
      Cuando se hace la clasificación
      Entonces Ana tiene <puntos> en la clasificación
      Y Ana queda por delante de Clara
      Y Ana suma <suma> en el primer desempate

      @ajs-2024:4.1.8.p1
      Ejemplos: AJS: cuentan las partidas acabadas
        # en: AJS: the games that are over count
        # en: | edition | points | sum |
        | reglamento | puntos | suma |
        | ajs-2024   | 1      | 0    |

  Regla: Una ronda sin rival no suma nada y es la más baja
    # en: A round without a rival adds nothing and is the lowest

    @esc-5235
    Esquema del escenario: Ana descansa en una de las 6 rondas
      # en: Ana has a bye in one of the 6 rounds
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que Ana gana a rivales con totales de 4 3 2
      Y que Ana pierde con rivales con totales de 5 1
      Y que Ana descansa en una ronda
      Cuando se hace la clasificación
      Entonces Ana suma <suma> en el primer desempate
      Y Ana suma <otra> en el segundo desempate

      @ajs-2024:4.1.8.1
      Ejemplos: AJS: 5, 4, 3, 2 y 1
        # en: AJS: 5, 4, 3, 2 and 1
        # en: | edition | sum | other |
        | reglamento | suma | otra |
        | ajs-2024   | 15   | 9    |

    @esc-5236
    Esquema del escenario: A Ana no le comparece un rival
      # en: One rival of Ana does not turn up
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que Ana gana a rivales con totales de 4 3 2
      Y que Ana pierde con rivales con totales de 5 1
      Y que Ana gana por incomparecencia a un rival con un total de 2½
      Cuando se hace la clasificación
      Entonces Ana suma <suma> en el primer desempate
      Y Ana suma <otra> en el segundo desempate

      @ajs-2024:4.1.8.1
      Ejemplos: AJS: era su rival: 5, 4, 3, 2½ y 2
        # en: AJS: that was her rival: 5, 4, 3, 2½ and 2
        # en: | edition | sum | other |
        | reglamento | suma | otra |
        | ajs-2024   | 16½  | 11½  |

    @esc-5285
    Esquema del escenario: Ana juega 5 de las 6 rondas
      # en: Ana plays 5 of the 6 rounds
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que Ana gana a rivales con totales de 4 3 2
      Y que Ana pierde con rivales con totales de 5 1
      Y que Bruno gana a rivales con totales de 4 3 2
      Y que Bruno pierde con rivales con totales de 5 1 1
      Cuando se hace la clasificación
      Entonces Ana suma <suma> en el primer desempate
      Y Bruno suma <otra> en el primer desempate

      @ajs-2024:4.1.8.1
      Ejemplos: AJS: la que no jugó es la más baja
        # en: AJS: the one not played is the lowest
        # en: | edition | sum | other |
        | reglamento | suma | otra |
        | ajs-2024   | 15   | 15   |
