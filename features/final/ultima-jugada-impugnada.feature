# language: es
@perfil-final
Característica: Última jugada impugnada
  # en: Last play challenged

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La jugada que agota el atril solo acaba la partida si vale
    # en: A play that empties the rack ends the game only if it is valid

    @esc-0441
    Esquema del escenario: Última jugada que se impugna
      # en: A last play that is challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que la bolsa está vacía
      Y que Ana tiene <ficha> en el atril
      Y que Ana ha colocado <palabra> desde H6 en horizontal
      Y que Bruno ha impugnado <palabra>
      Cuando el juez responde a la impugnación
      Entonces la partida <final>

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: Acaba si la palabra es correcta
        # en: It ends if the word is correct
        # en: | edition | tile | word | ending |
        | reglamento   | ficha | palabra | final                                      |
        | fise-2003    | S     | PATIOS  | termina porque un jugador agota sus fichas |
        | fise-2003    | X     | PATIOX  | no termina                                 |
        | redeletras   | S     | PATIOS  | termina porque un jugador agota sus fichas |
        | redeletras   | X     | PATIOX  | no termina                                 |
        | fise-2009    | S     | PATIOS  | termina porque un jugador agota sus fichas |
        | fise-2009    | X     | PATIOX  | no termina                                 |
        | resumen-2018 | S     | PATIOS  | termina porque un jugador agota sus fichas |
        | resumen-2018 | X     | PATIOX  | no termina                                 |
        | ajs-2024     | S     | PATIOS  | termina porque un jugador agota sus fichas |
        | ajs-2024     | X     | PATIOX  | no termina                                 |

    @esc-0442
    Esquema del escenario: Última jugada que no vale
      # en: A last play that is not valid
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOX no es válida
      Y que la bolsa está vacía
      Y que Ana tiene X en el atril
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Bruno ha impugnado PATIOX
      Cuando el juez responde a la impugnación
      Entonces Ana tiene X en el atril
      Y le toca a Bruno

      @fise-2003:40.3 @redeletras:37.4 @fise-2009:45.4 @resumen-2018:25.b
      Ejemplos: Quien retira la jugada no ha terminado
        # en: Who lifts the play has not gone out
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
