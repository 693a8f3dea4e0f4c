# language: es
@perfil-papeletas
Característica: Apelación pendiente
  # en: An appeal that is open

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La partida espera la respuesta de la máxima autoridad del torneo
    # en: The game waits for the answer of the highest authority of the tournament

    @esc-0913
    Esquema del escenario: El rival quiere jugar con la apelación pendiente
      # en: The rival wants to play while the appeal is open
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando Bruno pasa
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y el reloj está parado

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Lectura adoptada: nadie sigue hasta la respuesta
        # en: Reading adopted: nobody goes on until the answer
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0914
    Esquema del escenario: El rival quiere pulsar el reloj con la apelación pendiente
      # en: The rival wants to press the clock while the appeal is open
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y el reloj está parado

      @fise-2009:42.4
      Ejemplos: AJS: tampoco se levanta la jugada
        # en: AJS: nor is the play lifted
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0916
    Esquema del escenario: Respuesta a la apelación según quién la da
      # en: The answer to the appeal by who gives it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando <quien> desestima la apelación
      Entonces la actuación <resultado>
      Y la casilla I10 no tiene ficha
      Y el reloj <reloj>

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Lectura adoptada: la máxima autoridad del torneo, no los jueces de palabras
        # en: Reading adopted: the highest authority of the tournament, not the judges of words
        # en: | edition | who | result | clock |
        | reglamento | quien         | resultado                           | reloj           |
        | fise-2003  | el árbitro    | se admite                           | corre por Bruno |
        | fise-2003  | el juez       | se rechaza por falta de competencia | está parado     |
        | fise-2003  | el corremesas | se rechaza por falta de competencia | está parado     |
        | fise-2003  | un espectador | se rechaza por falta de competencia | está parado     |
        | redeletras | el árbitro    | se admite                           | corre por Bruno |
        | redeletras | el juez       | se rechaza por falta de competencia | está parado     |
        | redeletras | el corremesas | se rechaza por falta de competencia | está parado     |
        | redeletras | un espectador | se rechaza por falta de competencia | está parado     |
        | fise-2009  | el árbitro    | se admite                           | corre por Bruno |
        | fise-2009  | el juez       | se rechaza por falta de competencia | está parado     |
        | fise-2009  | el corremesas | se rechaza por falta de competencia | está parado     |
        | fise-2009  | un espectador | se rechaza por falta de competencia | está parado     |

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: el juez del torneo, que es su árbitro
        # en: AJS: the judge of the tournament, who is its arbiter
        # en: | edition | who | result | clock |
        | reglamento | quien         | resultado                           | reloj       |
        | ajs-2024   | el árbitro    | se admite                           | está parado |
        | ajs-2024   | el juez       | se admite                           | está parado |
        | ajs-2024   | el corremesas | se rechaza por falta de competencia | está parado |
        | ajs-2024   | un espectador | se rechaza por falta de competencia | está parado |
