# language: es
@perfil-fichas
Característica: Anotar antes de robar
  # en: Noting before drawing

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril

  Regla: Primero se anota la jugada y después se roba
    # en: The play is noted first and tiles are drawn afterwards

    @esc-0102
    Esquema del escenario: Robo según quién ha anotado la jugada
      # en: A draw depending on who has noted the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos <anotación>
      Cuando Ana roba 1 ficha
      Entonces la actuación <resultado>

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1
      Ejemplos: Tienen que haber anotado los dos
        # en: Both must have noted
        # en: | edition | noting | result |
        | reglamento | anotación                 | resultado                           |
        | fise-2003  | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | fise-2003  | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | fise-2003  | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | fise-2003  | los han anotado los dos   | se admite                           |
        | redeletras | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | redeletras | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | redeletras | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | redeletras | los han anotado los dos   | se admite                           |
        | fise-2009  | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | fise-2009  | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | fise-2009  | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | fise-2009  | los han anotado los dos   | se admite                           |
        | ajs-2024   | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | ajs-2024   | los ha anotado solo Ana   | se rechaza por estar fuera de orden |
        | ajs-2024   | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | ajs-2024   | los han anotado los dos   | se admite                           |

      @resumen-2018:5.s1
      Ejemplos: Basta con que anote quien ha jugado
        # en: It is enough that the player who laid has noted
        # en: | edition | noting | result |
        | reglamento   | anotación                 | resultado                           |
        | resumen-2018 | no los ha anotado nadie   | se rechaza por estar fuera de orden |
        | resumen-2018 | los ha anotado solo Bruno | se rechaza por estar fuera de orden |
        | resumen-2018 | los ha anotado solo Ana   | se admite                           |
        | resumen-2018 | los han anotado los dos   | se admite                           |
