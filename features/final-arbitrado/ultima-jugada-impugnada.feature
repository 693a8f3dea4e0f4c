# language: es
@perfil-final-arbitrado
Característica: Última jugada impugnada, con papeleta o sin ella
  # en: Last play challenged, with a slip or without one

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La partida acaba cuando un jugador coloca todo su atril y la bolsa está vacía
    # en: The game ends when a player lays the whole rack and the bag is empty

    @esc-0022
    Esquema del escenario: Última jugada que se impugna y no vale
      # en: A last play challenged and not valid
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que Ana tiene X en el atril
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Cuando Bruno impugna PATIOX, se entrega la papeleta y el juez responde
      Entonces la partida no termina
      Y Ana tiene X en el atril
      Y le toca a Bruno

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4
      Ejemplos: Quien retira la jugada no ha terminado
        # en: Who takes the play back has not gone out
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0023
    Esquema del escenario: Última jugada que se impugna y no vale, sin papeleta
      # en: A last play challenged and not valid, without a slip
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que Ana tiene X en el atril
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Cuando Bruno impugna PATIOX y el juez responde sin papeleta
      Entonces la partida no termina
      Y Ana tiene X en el atril

      @resumen-2018:25.b
      Ejemplos: Resumen: la jugada anulada no agota el atril
        # en: Resumen: a play ruled invalid does not empty the rack
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
