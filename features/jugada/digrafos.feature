# language: es
@perfil-jugada
Característica: Dígrafos
  # en: Digraphs

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: CH, LL y RR son una ficha cada una
    # en: CH, LL and RR are one tile each

    @esc-0339
    Esquema del escenario: Dígrafo con una ficha o con dos
      # en: A digraph with one tile or two
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H8 en horizontal
      Entonces la actuación <resultado>

      @fise-2003:11 @redeletras:11.p1 @fise-2009:11 @resumen-2018:9
      Ejemplos: Con dos fichas no se admite
        # en: With two tiles it is not admitted
        # en: | edition | word | result |
        | reglamento   | palabra | resultado                                                 |
        | fise-2003    | CA[RR]O | se admite                                                 |
        | fise-2003    | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2003    | [LL]AVE | se admite                                                 |
        | fise-2003    | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2003    | [CH]ATO | se admite                                                 |
        | fise-2003    | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | CA[RR]O | se admite                                                 |
        | redeletras   | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | [LL]AVE | se admite                                                 |
        | redeletras   | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | [CH]ATO | se admite                                                 |
        | redeletras   | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | CA[RR]O | se admite                                                 |
        | fise-2009    | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | [LL]AVE | se admite                                                 |
        | fise-2009    | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | [CH]ATO | se admite                                                 |
        | fise-2009    | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | CA[RR]O | se admite                                                 |
        | resumen-2018 | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | [LL]AVE | se admite                                                 |
        | resumen-2018 | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | [CH]ATO | se admite                                                 |
        | resumen-2018 | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | CA[RR]O | se admite                                                 |
        | ajs-2024     | CARRO   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | [LL]AVE | se admite                                                 |
        | ajs-2024     | LLAVE   | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | [CH]ATO | se admite                                                 |
        | ajs-2024     | CHATO   | se rechaza porque un dígrafo no se escribe con dos fichas |

    @esc-0711
    Esquema del escenario: Dos letras que se tocan en la palabra cruzada
      # en: Two letters that touch in the cross word
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está SOL desde H8 en horizontal
      Cuando Ana coloca <palabra> desde I10 en horizontal
      Entonces la actuación <resultado>

      @fise-2003:11 @redeletras:11.p1 @fise-2009:11 @resumen-2018:9
      Ejemplos: Bajo la L de SOL, otra L haría LL con dos fichas
        # en: Under the L of SOL another L would make LL with two tiles
        # en: | edition | word | result |
        | reglamento   | palabra | resultado                                                 |
        | fise-2003    | LA      | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2003    | E[CH]A  | se admite                                                 |
        | redeletras   | LA      | se rechaza porque un dígrafo no se escribe con dos fichas |
        | redeletras   | E[CH]A  | se admite                                                 |
        | fise-2009    | LA      | se rechaza porque un dígrafo no se escribe con dos fichas |
        | fise-2009    | E[CH]A  | se admite                                                 |
        | resumen-2018 | LA      | se rechaza porque un dígrafo no se escribe con dos fichas |
        | resumen-2018 | E[CH]A  | se admite                                                 |
        | ajs-2024     | LA      | se rechaza porque un dígrafo no se escribe con dos fichas |
        | ajs-2024     | E[CH]A  | se admite                                                 |
