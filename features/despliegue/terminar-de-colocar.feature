# language: es
@perfil-despliegue
Característica: Terminar de colocar
  # en: Finishing to place

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Puestas de una en una, las fichas han de quedar seguidas y enlazadas
    # en: Laid one by one, the tiles have to end up without gaps and joined

    @esc-2222
    Esquema del escenario: Fin de la colocación según dónde han quedado las fichas
      # en: End of placing by where the tiles have come to lie
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto <fichas>
      Cuando Ana termina de colocar
      Entonces la actuación <resultado>
      Y la jugada está <etapa>

      @fise-2003:2 @fise-2003:8 @redeletras:2.p2 @redeletras:8 @fise-2009:2.s2 @fise-2009:8 @resumen-2018:1 @resumen-2018:6.s1
      Ejemplos: Como si se pusieran de una vez: seguidas y enlazadas
        # en: As if they were laid at once: without gaps and joined
        # en: | edition | tiles | result | stage |
        | reglamento   | fichas             | resultado                                  | etapa       |
        | fise-2003    | S en I10, O en J10 | se admite                                  | colocada    |
        | redeletras   | S en I10, O en J10 | se admite                                  | colocada    |
        | fise-2009    | S en I10, O en J10 | se admite                                  | colocada    |
        | resumen-2018 | S en I10, O en J10 | se admite                                  | colocada    |
        | ajs-2024     | S en I10, O en J10 | se admite                                  | colocada    |
        | fise-2003    | S en K4, O en K5   | se rechaza porque no enlaza con el tablero | sin empezar |
        | redeletras   | S en K4, O en K5   | se rechaza porque no enlaza con el tablero | sin empezar |
        | fise-2009    | S en K4, O en K5   | se rechaza porque no enlaza con el tablero | sin empezar |
        | resumen-2018 | S en K4, O en K5   | se rechaza porque no enlaza con el tablero | sin empezar |
        | ajs-2024     | S en K4, O en K5   | se rechaza porque no enlaza con el tablero | sin empezar |
        | fise-2003    | S en H11, O en H13 | se rechaza porque queda un hueco           | sin empezar |
        | redeletras   | S en H11, O en H13 | se rechaza porque queda un hueco           | sin empezar |
        | fise-2009    | S en H11, O en H13 | se rechaza porque queda un hueco           | sin empezar |
        | resumen-2018 | S en H11, O en H13 | se rechaza porque queda un hueco           | sin empezar |
        | ajs-2024     | S en H11, O en H13 | se rechaza porque queda un hueco           | sin empezar |
