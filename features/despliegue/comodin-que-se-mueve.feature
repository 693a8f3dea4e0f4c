# language: es
@perfil-despliegue
Característica: Comodín que se mueve o cambia de letra
  # en: A blank that moves or changes its letter

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Cambiar una letra no cambia la otra, y mover el comodín no cambia la suya
    # en: Renaming one blank leaves the other, and moving a blank leaves its letter

    @esc-0817
    Esquema del escenario: Otra letra para uno de los dos comodines
      # en: Another letter for one of two blanks
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado O(S)(O) desde H10 en vertical
      Cuando Ana dice N para el comodín de I10
      Entonces el comodín de I10 está por N
      Y el comodín de J10 está por O
      Y la jugada forma ONO

      @redeletras:10.1 @fise-2009:10.2
      Ejemplos: Solo cambia ese
        # en: Only that one changes
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0818
    Esquema del escenario: Comodín que se mueve y se da por otra letra
      # en: A blank is moved and taken for another letter
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLA y OSA son válidas
      Y que Ana ha colocado OA(<antes>) desde H10 en vertical
      Cuando Ana deja la jugada en (<después>) en I10, A en J10 para corregirla
      Entonces la actuación <resultado>

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2 @resumen-2018:8.s2
      Ejemplos: La letra va con el comodín
        # en: The letter goes with the blank
        # en: | edition | before | after | result |
        | reglamento   | antes | después | resultado                         |
        | fise-2003    | S     | S       | se admite                         |
        | fise-2003    | S     | L       | se rechaza por no estar permitido |
        | redeletras   | S     | S       | se admite                         |
        | redeletras   | S     | L       | se rechaza por no estar permitido |
        | fise-2009    | S     | S       | se admite                         |
        | fise-2009    | S     | L       | se rechaza por no estar permitido |
        | resumen-2018 | S     | S       | se admite                         |
        | resumen-2018 | S     | L       | se rechaza por no estar permitido |
        | ajs-2024     | S     | S       | se admite                         |
        | ajs-2024     | S     | L       | se rechaza por no estar permitido |
