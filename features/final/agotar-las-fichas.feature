# language: es
@perfil-final
Característica: Final por agotar las fichas
  # en: Ending by going out

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La partida acaba cuando un jugador coloca todo su atril y la bolsa está vacía
    # en: The game ends when a player lays the whole rack and the bag is empty

    @esc-0437
    Esquema del escenario: Última ficha del atril según lo que queda en la bolsa
      # en: Last tile of the rack by what is left in the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa <bolsa>
      Y que Ana tiene <atril> en el atril
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la partida <final>

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: Hacen falta atril y bolsa vacíos
        # en: Both rack and bag have to be empty
        # en: | edition | bag | rack | ending |
        | reglamento   | bolsa           | atril | final                                      |
        | fise-2003    | quedan 0 fichas | S     | termina porque un jugador agota sus fichas |
        | fise-2003    | queda 1 ficha   | S     | no termina                                 |
        | fise-2003    | quedan 0 fichas | SE    | no termina                                 |
        | redeletras   | quedan 0 fichas | S     | termina porque un jugador agota sus fichas |
        | redeletras   | queda 1 ficha   | S     | no termina                                 |
        | redeletras   | quedan 0 fichas | SE    | no termina                                 |
        | fise-2009    | quedan 0 fichas | S     | termina porque un jugador agota sus fichas |
        | fise-2009    | queda 1 ficha   | S     | no termina                                 |
        | fise-2009    | quedan 0 fichas | SE    | no termina                                 |
        | resumen-2018 | quedan 0 fichas | S     | termina porque un jugador agota sus fichas |
        | resumen-2018 | queda 1 ficha   | S     | no termina                                 |
        | resumen-2018 | quedan 0 fichas | SE    | no termina                                 |
        | ajs-2024     | quedan 0 fichas | S     | termina porque un jugador agota sus fichas |
        | ajs-2024     | queda 1 ficha   | S     | no termina                                 |
        | ajs-2024     | quedan 0 fichas | SE    | no termina                                 |

    @esc-0438
    Esquema del escenario: Última jugada según los turnos de cada uno
      # en: A last play by the turns that each has had
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno <bruno>
      Y que la bolsa está vacía
      Y que <quién> tiene S en el atril
      Cuando <quién> coloca PATIOS desde H6 en horizontal
      Entonces la partida termina porque un jugador agota sus fichas

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: No hay turno de igualación: tampoco si quien empezó lleva uno más
        # en: There is no equalising turn, not even if who started has had one more
        # en: | edition | Bruno | who |
        | reglamento   | bruno | quién |
        | fise-2003    | 10    | Ana   |
        | fise-2003    | 9     | Bruno |
        | redeletras   | 10    | Ana   |
        | redeletras   | 9     | Bruno |
        | fise-2009    | 10    | Ana   |
        | fise-2009    | 9     | Bruno |
        | resumen-2018 | 10    | Ana   |
        | resumen-2018 | 9     | Bruno |
        | ajs-2024     | 10    | Ana   |
        | ajs-2024     | 9     | Bruno |
