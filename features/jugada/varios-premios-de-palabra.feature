# language: es
@perfil-jugada
Característica: Varios premios de palabra
  # en: Several word premiums

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Dos casillas rosas multiplican por cuatro y dos rojas por nueve
    # en: Two pink squares multiply by four and two red ones by nine

    @esc-0303
    Esquema del escenario: Palabra sobre dos casillas rosas
      # en: A word on two pink squares
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está TORO desde E8 en vertical
      Cuando Ana coloca CANTARE desde E5 en horizontal
      Entonces la jugada vale 36 puntos

      @fise-2003:15 @redeletras:15 @fise-2009:15 @resumen-2018:13
      Ejemplos: E5 y E11 son rosas: 9 por 4
        # en: E5 and E11 are pink: 9 times 4
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1150
    Esquema del escenario: Palabra de siete fichas sobre dos casillas rojas
      # en: A word of seven tiles on two red squares
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está TORO desde H8 en vertical
      Y que en el tablero está AMIGO desde K4 en horizontal
      Y que en el tablero está TRABAJO desde I4 en vertical
      Cuando Ana coloca CALORIAS desde O1 en horizontal
      Entonces la jugada vale 140 puntos

      @fise-2003:15 @fise-2003:19 @redeletras:15 @redeletras:19 @fise-2009:15 @fise-2009:19 @resumen-2018:13 @resumen-2018:17
      Ejemplos: O1 y O8 son rojas: 10 por 9, y 50 más al final
        # en: O1 and O8 are red: 10 times 9, and 50 more at the end
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
