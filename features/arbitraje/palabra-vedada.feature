# language: es
@perfil-arbitraje
Característica: Palabra vedada
  # en: A barred word

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril

  Regla: La palabra queda vedada a quien preguntó, y a nadie más, toda la partida
    # en: The word is barred to whoever asked, and to nobody else, for the whole game

    @esc-1421
    Esquema del escenario: Un turno después de que Ana preguntara por OLAS y Bruno respondiera
      # en: A turn after Ana asked about OLAS and Bruno answered
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS y PATIOS son válidas
      Y que en su turno Ana pregunta a Bruno si vale OLAS y le responde
      Y que Ana ha pasado
      Y que Bruno ha pasado
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la actuación <resultado>

      @fise-2003:41.2 @redeletras:38.p2
      Ejemplos: FISE 2003 y ReDeLetras. Lectura adoptada: queda vedada toda la partida
        # en: FISE 2003 and ReDeLetras. Reading adopted: it is barred for the whole game
        # en: | edition | word | square | direction | result |
        | reglamento | palabra | casilla | dirección     | resultado                                  |
        | fise-2003  | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2003  | PATIOS  | H6      | en horizontal | se admite                                  |
        | redeletras | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | redeletras | PATIOS  | H6      | en horizontal | se admite                                  |

      @fise-2009:46.2
      Ejemplos: FISE 2009, también en la AJS. Lectura adoptada: queda vedada toda la partida
        # en: FISE 2009, under AJS too. Reading adopted: it is barred for the whole game
        # en: | edition | word | square | direction | result |
        | reglamento | palabra | casilla | dirección     | resultado                                  |
        | fise-2009  | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | fise-2009  | PATIOS  | H6      | en horizontal | se admite                                  |
        | ajs-2024   | OLAS    | H10     | en vertical   | se rechaza porque preguntó por esa palabra |
        | ajs-2024   | PATIOS  | H6      | en horizontal | se admite                                  |

    @esc-1423
    Esquema del escenario: Bruno coloca OLAS, por la que Ana preguntó
      # en: Bruno lays OLAS, about which Ana asked
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que en su turno Ana pregunta <interlocutor> si vale OLAS y le responde
      Y que Ana ha pasado
      Cuando Bruno coloca OLAS desde H10 en vertical
      Entonces la actuación se admite

      @fise-2003:41.2 @redeletras:38.p2
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | addressee |
        | reglamento | interlocutor |
        | fise-2003  | a Bruno      |
        | fise-2003  | al árbitro   |
        | redeletras | a Bruno      |
        | redeletras | al árbitro   |

      @fise-2009:46.2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | addressee |
        | reglamento | interlocutor |
        | fise-2009  | a Bruno      |
        | fise-2009  | al árbitro   |
        | ajs-2024   | a Bruno      |
        | ajs-2024   | al árbitro   |

    @esc-1422
    Esquema del escenario: Ana mira una palabra en el diccionario y la coloca
      # en: Ana looks a word up in the dictionary and lays it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que en su turno Ana mira OLAS en el diccionario
      Cuando Ana coloca OLAS desde H10 en vertical
      Entonces la actuación se admite

      @fise-2003:36 @redeletras:36 @fise-2009:43
      Ejemplos: Lectura adoptada: mirar está prohibido, pero solo la respuesta de alguien veda la palabra
        # en: Reading adopted: looking is forbidden, but only somebody's answer bars the word
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
