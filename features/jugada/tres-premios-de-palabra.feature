# language: es
@perfil-jugada
Característica: Tres premios de palabra
  # en: Three word premiums

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está ORO desde H8 en horizontal
    Y que en el tablero está BUSCADOR desde A9 en vertical
    Y que en el tablero está ORADORES desde C2 en horizontal
    Y que en el tablero está ECO desde A2 en vertical
    Y que en el tablero está PUA desde A4 en vertical
    Y que en el tablero está PON desde A4 en horizontal
    Y que en el tablero está AMORES desde E9 en horizontal
    Y que en el tablero está ALTOS desde A14 en vertical
    Y que en el tablero está IDA desde A12 en horizontal

  Regla: Tres casillas rojas multiplican por veintisiete
    # en: Three red squares multiply by twenty-seven

    @esc-0307
    Esquema del escenario: Palabra sobre tres casillas rojas
      # en: A word on three red squares
      Dada una partida avanzada según el reglamento <reglamento>
      Y que Ana tiene RSSAILD en el atril
      Cuando Ana coloca RESPONSABILIDAD desde A1 en horizontal
      Entonces la jugada vale 617 puntos

      @fise-2003:15 @redeletras:15 @fise-2009:15 @resumen-2018:13
      Ejemplos: A1, A8 y A15 son rojas: 21 por 27, y 50 por las siete fichas
        # en: A1, A8 and A15 are red: 21 times 27, and 50 for the seven tiles
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
