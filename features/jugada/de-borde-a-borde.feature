# language: es
@perfil-jugada
Característica: Palabras de borde a borde
  # en: Words from edge to edge

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Una palabra crece hasta donde llegue el tablero, y se cuenta entera
    # en: A word grows as far as the board goes, and all of it is counted

    @esc-2300
    Esquema del escenario: Tres fichas que completan quince casillas
      # en: Three tiles that complete fifteen squares
      Dada una partida avanzada según el reglamento <reglamento>
      Y que en el tablero está CONOCIMIENTO desde <principio> <dirección>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:9.1 @redeletras:9.1 @fise-2009:9.1 @resumen-2018:7.a
      Ejemplos: Sobre la casilla roja del borde, también con comodín
        # en: On the red square of the edge, with a blank as well
        # en: | edition | start | direction | word | square | points |
        | reglamento   | principio | dirección     | palabra           | casilla | puntos |
        | fise-2003    | H4        | en horizontal | DESCONOCIMIENTO   | H1      | 66     |
        | fise-2003    | H4        | en horizontal | (D)ESCONOCIMIENTO | H1      | 60     |
        | fise-2003    | D8        | en vertical   | DESCONOCIMIENTO   | A8      | 66     |
        | redeletras   | H4        | en horizontal | DESCONOCIMIENTO   | H1      | 66     |
        | redeletras   | H4        | en horizontal | (D)ESCONOCIMIENTO | H1      | 60     |
        | redeletras   | D8        | en vertical   | DESCONOCIMIENTO   | A8      | 66     |
        | fise-2009    | H4        | en horizontal | DESCONOCIMIENTO   | H1      | 66     |
        | fise-2009    | H4        | en horizontal | (D)ESCONOCIMIENTO | H1      | 60     |
        | fise-2009    | D8        | en vertical   | DESCONOCIMIENTO   | A8      | 66     |
        | resumen-2018 | H4        | en horizontal | DESCONOCIMIENTO   | H1      | 66     |
        | resumen-2018 | H4        | en horizontal | (D)ESCONOCIMIENTO | H1      | 60     |
        | resumen-2018 | D8        | en vertical   | DESCONOCIMIENTO   | A8      | 66     |
        | ajs-2024     | H4        | en horizontal | DESCONOCIMIENTO   | H1      | 66     |
        | ajs-2024     | H4        | en horizontal | (D)ESCONOCIMIENTO | H1      | 60     |
        | ajs-2024     | D8        | en vertical   | DESCONOCIMIENTO   | A8      | 66     |
