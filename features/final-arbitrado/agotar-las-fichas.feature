# language: es
@perfil-final-arbitrado
Característica: Final por agotar las fichas, con planillas
  # en: Ending by going out, with sheets

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La partida acaba cuando un jugador coloca todo su atril y la bolsa está vacía
    # en: The game ends when a player lays the whole rack and the bag is empty

    @esc-0020
    Esquema del escenario: Última ficha del atril según lo que queda en la bolsa
      # en: Last tile of the rack by what is left in the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que Ana tiene <atril> en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal y Bruno anota 8 puntos
      Entonces la partida <final>

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: En las cinco ediciones hacen falta atril y bolsa vacíos
        # en: In all five editions both rack and bag have to be empty
        # en: | edition | bag | rack | ending |
        | reglamento   | bolsa | atril | final                                      |
        | fise-2003    | 0     | S     | termina porque un jugador agota sus fichas |
        | fise-2003    | 1     | S     | no termina                                 |
        | fise-2003    | 0     | SE    | no termina                                 |
        | redeletras   | 0     | S     | termina porque un jugador agota sus fichas |
        | redeletras   | 1     | S     | no termina                                 |
        | redeletras   | 0     | SE    | no termina                                 |
        | fise-2009    | 0     | S     | termina porque un jugador agota sus fichas |
        | fise-2009    | 1     | S     | no termina                                 |
        | fise-2009    | 0     | SE    | no termina                                 |
        | resumen-2018 | 0     | S     | termina porque un jugador agota sus fichas |
        | resumen-2018 | 1     | S     | no termina                                 |
        | resumen-2018 | 0     | SE    | no termina                                 |
        | ajs-2024     | 0     | S     | termina porque un jugador agota sus fichas |
        | ajs-2024     | 1     | S     | no termina                                 |
        | ajs-2024     | 0     | SE    | no termina                                 |

    @esc-0021
    Esquema del escenario: Última jugada que el rival aún no ha anotado
      # en: A last play that the rival has not yet noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la partida no termina

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: El final espera a la aceptación
        # en: The ending waits for acceptance
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0025
    Esquema del escenario: Quien empezó termina con un turno más
      # en: The starter goes out with a turn more
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la bolsa está vacía
      Y que Ana tiene S en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal y Bruno anota 8 puntos
      Entonces la partida termina porque un jugador agota sus fichas

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: No hay turno de igualación tras agotar las fichas
        # en: There is no equalising turn after going out
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
