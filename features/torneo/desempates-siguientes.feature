# language: es
@perfil-torneo
Característica: Desempates segundo y tercero
  # en: Second and third tie-breaks

  Regla: El segundo suma los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se empató
    # en: The second adds up the points of the rivals beaten and half those of the rivals drawn with

    @esc-5237
    Esquema del escenario: Los mismos rivales en conjunto y otros resultados
      # en: The same rivals in all and other results
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que Ana gana a rivales con totales de <ganados por Ana>
      Y que Ana empata con rivales con totales de <empatados por Ana>
      Y que Ana pierde con rivales con totales de <perdidos por Ana>
      Y que Bruno gana a rivales con totales de <ganados por Bruno>
      Y que Bruno pierde con rivales con totales de <perdidos por Bruno>
      Cuando se hace la clasificación
      Entonces <primero> queda por delante de <segundo>
      Y <primero> suma <suma> en el segundo desempate
      Y <segundo> suma <otra> en el segundo desempate

      @ajs-2024:4.1.8.p1 @ajs-2024:4.1.8.2
      Ejemplos: AJS
        # en: AJS
        # en: | edition | beaten by Ana | drawn with by Ana | lost to by Ana | beaten by Bruno | lost to by Bruno | first | second | sum | other |
        | reglamento | ganados por Ana | empatados por Ana | perdidos por Ana | ganados por Bruno | perdidos por Bruno | primero | segundo | suma | otra |
        | ajs-2024   | 4 3½            | 3 2               | 5 1              | 3½ 2 1            | 5 4 3              | Ana     | Bruno   | 10   | 6½   |
        | ajs-2024   | 2 1             | 5 3½              | 4 3              | 3½ 3 2            | 5 4 1              | Bruno   | Ana     | 8½   | 7¼   |

    @esc-5238
    Esquema del escenario: Cuatro victorias y dos derrotas, o un empate en lugar de una derrota
      # en: Four wins and two losses, or a draw in the place of a loss
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que Ana gana a rivales con totales de 5 3 2 1
      Y que Ana pierde con rivales con totales de 4 3½
      Y que Bruno gana a rivales con totales de 5 3 2 1
      Y que Bruno empata con rivales con totales de 3½
      Y que Bruno pierde con rivales con totales de 4
      Cuando se hace la clasificación
      Entonces Ana suma <suma> en el segundo desempate
      Y Bruno suma <otra> en el segundo desempate

      @ajs-2024:4.1.8.2
      Ejemplos: AJS: el empate añade la mitad de 3½
        # en: AJS: the draw adds half of 3½
        # en: | edition | sum | other |
        | reglamento | suma | otra |
        | ajs-2024   | 11   | 12¾  |

    @esc-5283
    Esquema del escenario: Tres rondas entre cuatro jugadores
      # en: Three rounds among four players
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Bruno y Clara 400–350 Darío
      Y que en la ronda 2 acaban Clara 350–360 Ana y Darío 350–390 Bruno
      Y que en la ronda 3 acaban Darío 370–370 Ana y Bruno 350–380 Clara
      Cuando se hace la clasificación
      Entonces Ana suma <uno de Ana> en el primer desempate
      Y Ana suma <dos de Ana> en el segundo desempate
      Y Bruno suma <uno de Bruno> en el primer desempate
      Y Bruno suma <dos de Bruno> en el segundo desempate

      @ajs-2024:4.1.8.p1 @ajs-2024:4.1.8.1 @ajs-2024:4.1.8.2
      Ejemplos: AJS: Ana 2½, Clara 2, Bruno 1 y Darío ½
        # en: AJS: Ana 2½, Clara 2, Bruno 1 and Darío ½
        # en: | edition | rounds | one of Ana | two of Ana | one of Bruno | two of Bruno |
        | reglamento | rondas | uno de Ana | dos de Ana | uno de Bruno | dos de Bruno |
        | ajs-2024   | 6      | 3          | 3¼         | 4½           | ½            |
        | ajs-2024   | 7      | 2          | 3¼         | 2½           | ½            |

  Regla: El tercero es la suma de las diferencias de las partidas
    # en: The third is the sum of the differences of the games

    @esc-5239
    Esquema del escenario: Dos ganadores de la primera ronda
      # en: Two winners of the first round
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana <de Ana>–<de Clara> Clara y Bruno <de Bruno>–<de Darío> Darío
      Cuando se hace la clasificación
      Entonces <primero> queda por delante de <segundo>
      Y la diferencia de Ana es <una>
      Y la diferencia de Bruno es <otra>

      @ajs-2024:4.1.8.p1 @ajs-2024:4.1.8.3
      Ejemplos: AJS: no importa cuántos puntos se hagan, sino la diferencia
        # en: AJS: what matters is not how many points are scored but the difference
        # en: | edition | of Ana | of Clara | of Bruno | of Darío | first | second | one | other |
        | reglamento | de Ana | de Clara | de Bruno | de Darío | primero | segundo | una | otra |
        | ajs-2024   | 380    | 349      | 420      | 390      | Ana     | Bruno   | +31 | +30  |
        | ajs-2024   | 380    | 350      | 350      | 300      | Bruno   | Ana     | +30 | +50  |

    @esc-5240
    Esquema del escenario: La diferencia de tres rondas
      # en: The difference of three rounds
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 380–350 Bruno
      Y que el marcador de la ronda 2 es Ana 120–80 Clara
      Y que Clara <desenlace> en la ronda 2
      Y que en la ronda 3 acaban Darío 402–310 Ana
      Cuando se hace la clasificación
      Entonces la diferencia de Ana es <una>
      Y la diferencia de Clara es <otra>

      @ajs-2024:4.1.8.3 @ajs-2024:4.1.11.1.p1
      Ejemplos: AJS: el 300 a 0 también cuenta
        # en: AJS: the 300 to 0 counts as well
        # en: | edition | ending | one | other |
        | reglamento | desenlace                         | una  | otra |
        | ajs-2024   | se ausenta hasta agotar su tiempo | +238 | −300 |
        | ajs-2024   | no comparece                      | +238 | −300 |
