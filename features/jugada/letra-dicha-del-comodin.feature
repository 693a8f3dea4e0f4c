# language: es
@perfil-jugada
Característica: Letra que se dice al colocar un comodín
  # en: The letter said on laying a blank

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: El comodín está por la letra que dice quien lo coloca
    # en: A blank stands for the letter said by the player who lays it

    @esc-1050
    Esquema del escenario: El mismo comodín con una letra o con otra
      # en: The same blank with one letter or another
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene ?ARNTLD en el atril
      Cuando Ana coloca O(<letra>)A desde H10 en vertical
      Entonces el comodín de I10 está por <letra>
      Y la jugada forma <palabra>

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.p1 @fise-2009:10.2 @resumen-2018:8.s1 @resumen-2018:8.s2
      Ejemplos: OLA con L y OSA con S
        # en: OLA with L and OSA with S
        # en: | edition | letter | word |
        | reglamento   | letra | palabra |
        | fise-2003    | L     | OLA     |
        | fise-2003    | S     | OSA     |
        | redeletras   | L     | OLA     |
        | redeletras   | S     | OSA     |
        | fise-2009    | L     | OLA     |
        | fise-2009    | S     | OSA     |
        | resumen-2018 | L     | OLA     |
        | resumen-2018 | S     | OSA     |
        | ajs-2024     | L     | OLA     |
        | ajs-2024     | S     | OSA     |

    @esc-2217
    Esquema del escenario: Comodín que se coloca sin decir su letra
      # en: A blank that is laid without saying its letter
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene ?ARNTLD en el atril
      Cuando Ana coloca las fichas <fichas>
      Entonces la actuación <resultado>
      Y le toca a <toca>

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: Sin letra no hay palabra que jugar
        # en: Without a letter there is no word to play
        # en: | edition | tiles | result | turn |
        | reglamento   | fichas               | resultado                                   | toca  |
        | fise-2003    | ? en I10, A en J10   | se rechaza porque el comodín no tiene letra | Ana   |
        | redeletras   | ? en I10, A en J10   | se rechaza porque el comodín no tiene letra | Ana   |
        | fise-2009    | ? en I10, A en J10   | se rechaza porque el comodín no tiene letra | Ana   |
        | resumen-2018 | ? en I10, A en J10   | se rechaza porque el comodín no tiene letra | Ana   |
        | ajs-2024     | ? en I10, A en J10   | se rechaza porque el comodín no tiene letra | Ana   |
        | fise-2003    | (S) en I10, A en J10 | se admite                                   | Bruno |
        | redeletras   | (S) en I10, A en J10 | se admite                                   | Bruno |
        | fise-2009    | (S) en I10, A en J10 | se admite                                   | Bruno |
        | resumen-2018 | (S) en I10, A en J10 | se admite                                   | Bruno |
        | ajs-2024     | (S) en I10, A en J10 | se admite                                   | Bruno |
