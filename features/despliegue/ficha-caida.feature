# language: es
@perfil-despliegue
Característica: Ficha que cae al tablero
  # en: A tile that falls on the board

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La ficha caída fija la línea solo donde ha de jugarse
    # en: A fallen tile fixes the line only where it has to be played

    @esc-0807
    Esquema del escenario: Ficha puesta fuera de la línea de otra que cayó
      # en: A tile placed off the line of one that fell
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene en el tablero S en K4, caída por accidente
      Cuando Ana pone <ficha>
      Entonces la actuación <resultado>

      @fise-2009:21.1 @fise-2009:23
      Ejemplos: FISE 2009: la caída cuenta como colocada
        # en: FISE 2009: a fallen tile counts as placed
        # en: | edition | tile | result |
        | reglamento | ficha   | resultado                                 |
        | fise-2009  | O en L5 | se rechaza porque la línea ya está fijada |
        | fise-2009  | O en L4 | se admite                                 |

      @fise-2003:20.1 @fise-2003:22 @redeletras:20.1 @redeletras:22 @ajs-2024:2.art23
      Ejemplos: FISE 2003, ReDeLetras y AJS: caer no es colocar
        # en: FISE 2003, ReDeLetras and AJS: to fall is not to be placed
        # en: | edition | tile | result |
        | reglamento | ficha   | resultado |
        | fise-2003  | O en L5 | se admite |
        | fise-2003  | O en L4 | se admite |
        | redeletras | O en L5 | se admite |
        | redeletras | O en L4 | se admite |
        | ajs-2024   | O en L5 | se admite |
        | ajs-2024   | O en L4 | se admite |

    @esc-0808
    Esquema del escenario: Ficha caída que se recoge entre otras puestas
      # en: A fallen tile is picked up from among others
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha puesto O en K4
      Y que Ana tiene en el tablero S en L5, caída por accidente
      Cuando Ana recoge la ficha de L5
      Entonces la casilla L5 no tiene ficha
      Y la casilla K4 sí tiene ficha
      Y Ana tiene AESRTL en el atril

      @fise-2003:22 @redeletras:22 @ajs-2024:2.art23
      Ejemplos: La otra queda donde estaba
        # en: The other stays where it was
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | ajs-2024   |
