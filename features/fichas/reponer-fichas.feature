# language: es
@perfil-fichas
Característica: Reponer fichas
  # en: Refilling the rack

  Regla: Se repone lo gastado hasta tener siete, o lo que quede en la bolsa
    # en: What was spent is replaced up to seven, or what is left in the bag

    @esc-0106
    Esquema del escenario: Reposición de cuatro fichas según las que quedan
      # en: Replacing four tiles depending on how many are left
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 4 fichas
      Cuando Ana roba <robadas> fichas
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas
      Y el reloj <reloj>

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: En todas las ediciones
        # en: In all editions
        # en: | edition | bag | drawn | result | has | clock |
        | reglamento   | bolsa | robadas | resultado                             | tiene | reloj         |
        | fise-2003    | 20    | 4       | se admite                             | 7     | está parado   |
        | fise-2003    | 4     | 4       | se admite                             | 7     | está parado   |
        | fise-2003    | 3     | 3       | se admite                             | 6     | está parado   |
        | fise-2003    | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     | está parado   |
        | redeletras   | 20    | 4       | se admite                             | 7     | corre por Ana |
        | redeletras   | 4     | 4       | se admite                             | 7     | corre por Ana |
        | redeletras   | 3     | 3       | se admite                             | 6     | corre por Ana |
        | redeletras   | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     | corre por Ana |
        | fise-2009    | 20    | 4       | se admite                             | 7     | corre por Ana |
        | fise-2009    | 4     | 4       | se admite                             | 7     | corre por Ana |
        | fise-2009    | 3     | 3       | se admite                             | 6     | corre por Ana |
        | fise-2009    | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     | corre por Ana |
        | resumen-2018 | 20    | 4       | se admite                             | 7     | corre por Ana |
        | resumen-2018 | 4     | 4       | se admite                             | 7     | corre por Ana |
        | resumen-2018 | 3     | 3       | se admite                             | 6     | corre por Ana |
        | resumen-2018 | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     | corre por Ana |
        | ajs-2024     | 20    | 4       | se admite                             | 7     | corre por Ana |
        | ajs-2024     | 4     | 4       | se admite                             | 7     | corre por Ana |
        | ajs-2024     | 3     | 3       | se admite                             | 6     | corre por Ana |
        | ajs-2024     | 3     | 4       | se rechaza porque la bolsa no alcanza | 3     | corre por Ana |

    @esc-0109
    Esquema del escenario: Turno del que ha anotado y roba
      # en: The turn of a player who has noted and draws
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 3 fichas
      Cuando Ana roba <robadas> fichas
      Entonces la jugada está <etapa>

      @redeletras:29.p7 @fise-2009:32.p3
      Ejemplos: El turno se completa al llegar a siete o vaciar la bolsa
        # en: The turn is complete on reaching seven or emptying the bag
        # en: | edition | bag | drawn | stage |
        | reglamento | bolsa | robadas | etapa                 |
        | redeletras | 40    | 2       | completa              |
        | redeletras | 40    | 3       | completa con su turno |
        | redeletras | 2     | 1       | completa              |
        | redeletras | 2     | 2       | completa con su turno |
        | fise-2009  | 40    | 2       | completa              |
        | fise-2009  | 40    | 3       | completa con su turno |
        | fise-2009  | 2     | 1       | completa              |
        | fise-2009  | 2     | 2       | completa con su turno |
        | ajs-2024   | 40    | 2       | completa              |
        | ajs-2024   | 40    | 3       | completa con su turno |
        | ajs-2024   | 2     | 1       | completa              |
        | ajs-2024   | 2     | 2       | completa con su turno |
