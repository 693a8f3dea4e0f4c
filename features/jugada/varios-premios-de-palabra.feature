# language: es
@perfil-jugada
Característica: Varios premios de palabra
  # en: Several word premiums

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Dos casillas rosas multiplican por cuatro y dos rojas por nueve
    # en: Two pink squares multiply by four and two red ones by nine

    @esc-0303
    Esquema del escenario: Palabra sobre dos casillas con premio de palabra
      # en: A word on two word premiums
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está <cruce> desde <origen> en vertical
      Cuando Ana coloca <palabra> desde <casilla> en horizontal
      Entonces la jugada vale <puntos> puntos

      @fise-2003:15 @fise-2003:19 @redeletras:15 @redeletras:19 @fise-2009:15 @fise-2009:19 @resumen-2018:13 @resumen-2018:17
      Ejemplos: Con el premio de siete fichas sumado al final
        # en: With the bonus for seven tiles added at the end
        # en: | edition | crossing | from | word | square | points |
        | reglamento   | cruce   | origen | palabra  | casilla | puntos |
        | fise-2003    | TORO    | E8     | CANTARE  | E5      | 36     |
        | fise-2003    | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | redeletras   | TORO    | E8     | CANTARE  | E5      | 36     |
        | redeletras   | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | fise-2009    | TORO    | E8     | CANTARE  | E5      | 36     |
        | fise-2009    | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | resumen-2018 | TORO    | E8     | CANTARE  | E5      | 36     |
        | resumen-2018 | TRABAJO | I4     | CALORIAS | O1      | 140    |
        | ajs-2024     | TORO    | E8     | CANTARE  | E5      | 36     |
        | ajs-2024     | TRABAJO | I4     | CALORIAS | O1      | 140    |

    @esc-0307
    Esquema del escenario: Palabra sobre tres casillas rojas
      # en: A word on three red squares
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está ESPONS desde A2 en horizontal
      Y que en el tablero está BILIDA desde A9 en horizontal
      Cuando Ana coloca RESPONSABILIDAD desde A1 en horizontal
      Entonces la jugada vale 567 puntos

      @fise-2003:15 @redeletras:15 @fise-2009:15 @resumen-2018:13
      Ejemplos: Los tres premios se multiplican: por veintisiete
        # en: The three premiums multiply: by twenty-seven
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
