# language: es
@perfil-despliegue
Característica: Pase o cambio cuando ya hay fichas puestas
  # en: A pass or an exchange once tiles are laid

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Quien ha contado su jugada ya no pasa, y quien ha puesto una ficha no cambia
    # en: Whoever has counted a play no longer passes, and whoever has laid a tile does not exchange

    @esc-0810
    Esquema del escenario: Pase con la jugada contada
      # en: A pass once the play is counted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: El turno ya tiene su jugada
        # en: The turn has its play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0811
    Esquema del escenario: Cambio con las fichas ya colocadas
      # en: An exchange with tiles already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Cuando Ana anuncia cambio
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:22 @redeletras:22 @fise-2009:23 @ajs-2024:2.art23
      Ejemplos: La ficha puesta se juega
        # en: The tile laid has to be played
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
