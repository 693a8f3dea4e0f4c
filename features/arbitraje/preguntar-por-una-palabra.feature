# language: es
@perfil-arbitraje
Característica: Preguntar y responder por una palabra
  # en: Asking and answering about a word

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 310 a 290

  Regla: Antes de colocar una palabra no se pregunta a nadie ni se mira si vale
    # en: Before laying a word nobody is asked and nothing is looked up

    @esc-1424
    Esquema del escenario: Resta de puntos a Ana por preguntar por una palabra
      # en: Points taken off Ana for asking about a word
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana pregunta <interlocutor> si vale <palabra> y no le responde
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:36 @fise-2003:41.2 @redeletras:36 @redeletras:38.p2
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | addressee | word | points | result |
        | reglamento | interlocutor | palabra | puntos | resultado |
        | fise-2003 | a Bruno | OLAS | 30 | se admite |
        | fise-2003 | al árbitro | OLAS | 30 | se admite |
        | fise-2003 | a un jugador de otra mesa | OLAS | 30 | se admite |
        | fise-2003 | a un espectador | OLAS | 30 | se admite |
        | redeletras | a Bruno | OLAS | 30 | se admite |
        | redeletras | al árbitro | OLAS | 30 | se admite |
        | redeletras | a un jugador de otra mesa | OLAS | 30 | se admite |
        | redeletras | a un espectador | OLAS | 30 | se admite |

      @fise-2009:43 @fise-2009:46.2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | addressee | word | points | result |
        | reglamento | interlocutor | palabra | puntos | resultado |
        | fise-2009 | a Bruno | OLAS | 25 | se admite |
        | fise-2009 | al árbitro | OLAS | 25 | se admite |
        | fise-2009 | a un jugador de otra mesa | OLAS | 25 | se admite |
        | fise-2009 | a un espectador | OLAS | 25 | se admite |
        | ajs-2024 | a Bruno | OLAS | 25 | se admite |
        | ajs-2024 | al árbitro | OLAS | 25 | se admite |
        | ajs-2024 | a un jugador de otra mesa | OLAS | 25 | se admite |
        | ajs-2024 | a un espectador | OLAS | 25 | se admite |

      @fise-2003:41.4 @redeletras:38.p4 @fise-2009:46.2.s4
      Ejemplos: La palabra ya está en el tablero: tampoco es de las preguntas permitidas
        # en: The word lies on the board already: neither is that a question allowed
        # en: | edition | addressee | word | points | result |
        | reglamento | interlocutor | palabra | puntos | resultado |
        | fise-2003 | al árbitro | PATIO | 30 | se admite |
        | redeletras | al árbitro | PATIO | 30 | se admite |
        | fise-2009 | al árbitro | PATIO | 25 | se admite |
        | ajs-2024 | al árbitro | PATIO | 25 | se admite |

    @esc-1425
    Esquema del escenario: Resta de puntos a Ana por mirar en el diccionario
      # en: Points taken off Ana for looking in the dictionary
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana mira OLAS en el diccionario
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación se admite

      @fise-2003:36 @redeletras:36 @fise-2009:43
      Ejemplos: Antes de colocarla
        # en: Before laying it
        # en: | edition | points |
        | reglamento | puntos |
        | fise-2003 | 30 |
        | redeletras | 30 |
        | fise-2009 | 25 |
        | ajs-2024 | 25 |

    @esc-1426
    Esquema del escenario: Ana quiere saber si vale una palabra y nadie puede sancionarla
      # en: Ana wants to know whether a word is valid and nobody can punish her
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana <consulta>
      Entonces lo que ha hecho <calificación>

      @resumen-2018:24.s1 @resumen-2018:26.p2
      Ejemplos: Resumen: prohibición sin sanción
        # en: Summary: a prohibition without a sanction
        # en: | edition | query | ruling |
        | reglamento | consulta | calificación |
        | resumen-2018 | pregunta a Bruno si vale OLAS y le responde | es una infracción |
        | resumen-2018 | pregunta al árbitro si vale OLAS y le responde | es una infracción |
        | resumen-2018 | pregunta a un espectador si vale OLAS y no le responde | es una infracción |
        | resumen-2018 | pregunta al árbitro si vale PATIO y le responde | no está previsto |
        | resumen-2018 | mira OLAS en el diccionario | es una infracción |
        | resumen-2018 | mira PATIO en el diccionario | no está previsto |

    @esc-6318
    Esquema del escenario: Con PATIO y ORDEN en el tablero, Ana <consulta>
      # en: With PATIO and ORDEN on the board, Ana <consulta>
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está ORDEN desde H10 en vertical
      Cuando Ana <consulta>
      Entonces lo que ha hecho <calificación>

      @resumen-2018:24.s1
      Ejemplos: Resumen: se trata de palabras por colocar
        # en: Summary: it is about words to be laid
        # en: | edition | query | ruling |
        | reglamento   | consulta                                         | calificación      |
        | resumen-2018 | pregunta al árbitro si vale PATIO y le responde  | no está previsto  |
        | resumen-2018 | pregunta al árbitro si vale ORDEN y le responde  | no está previsto  |
        | resumen-2018 | pregunta al árbitro si vale OLAS y le responde   | es una infracción |
