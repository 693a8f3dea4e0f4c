# language: es
@perfil-arbitraje
Característica: Preguntar por una palabra y colocarla
  # en: Asking about a word and laying it

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril

  Regla: La palabra por la que se pregunta y se recibe respuesta ya no la puede poner quien preguntó
    # en: A word asked about and answered may no longer be laid by whoever asked

    @esc-1420
    Esquema del escenario: Ana pregunta por una palabra antes de su jugada
      # en: Ana asks about a word before her play
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS, PATIOS y SOL son válidas
      Y que en su turno Ana pregunta <interlocutor> si vale <consultada> y <respuesta>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la actuación <resultado>

      @fise-2003:41.2 @redeletras:38.p2
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | addressee | word asked about | answer | word | square | direction | result |
        | reglamento | interlocutor              | consultada | respuesta      | palabra | casilla | dirección     | resultado                                  |
        | fise-2003  | a Bruno                   | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2003  | a Bruno                   | OLAS       | no le responde | OLAS    | H10     | en vertical   | se admite                                  |
        | fise-2003  | a Bruno                   | OLAS       | le responde    | PATIOS  | H6      | en horizontal | se admite                                  |
        | fise-2003  | a Bruno                   | PATIOS     | le responde    | SOL     | H11     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2003  | al árbitro                | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2003  | a un jugador de otra mesa | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2003  | a un espectador           | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | redeletras | a Bruno                   | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | redeletras | a Bruno                   | OLAS       | no le responde | OLAS    | H10     | en vertical   | se admite                                  |
        | redeletras | a Bruno                   | OLAS       | le responde    | PATIOS  | H6      | en horizontal | se admite                                  |
        | redeletras | a Bruno                   | PATIOS     | le responde    | SOL     | H11     | en vertical   | se rechaza porque preguntó por esa palabra |
        | redeletras | al árbitro                | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | redeletras | a un jugador de otra mesa | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | redeletras | a un espectador           | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |

      @fise-2009:46.2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | addressee | word asked about | answer | word | square | direction | result |
        | reglamento | interlocutor              | consultada | respuesta      | palabra | casilla | dirección     | resultado                                  |
        | fise-2009  | a Bruno                   | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2009  | a Bruno                   | OLAS       | no le responde | OLAS    | H10     | en vertical   | se admite                                  |
        | fise-2009  | a Bruno                   | OLAS       | le responde    | PATIOS  | H6      | en horizontal | se admite                                  |
        | fise-2009  | a Bruno                   | PATIOS     | le responde    | SOL     | H11     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2009  | al árbitro                | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2009  | a un jugador de otra mesa | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2009  | a un espectador           | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | ajs-2024   | a Bruno                   | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | ajs-2024   | a Bruno                   | OLAS       | no le responde | OLAS    | H10     | en vertical   | se admite                                  |
        | ajs-2024   | a Bruno                   | OLAS       | le responde    | PATIOS  | H6      | en horizontal | se admite                                  |
        | ajs-2024   | a Bruno                   | PATIOS     | le responde    | SOL     | H11     | en vertical   | se rechaza porque preguntó por esa palabra |
        | ajs-2024   | al árbitro                | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | ajs-2024   | a un jugador de otra mesa | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | ajs-2024   | a un espectador           | OLAS       | le responde    | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
