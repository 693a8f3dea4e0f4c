# language: es
@perfil-papeletas
Característica: Preguntas sin una jugada de que tratar
  # en: Questions without a play to speak of

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Se recuenta y se explica la jugada que hay, a petición de quien puede
    # en: The play that is there is recounted and explained, at the request of who may ask

    @esc-1004
    Esquema del escenario: Recuento que se pide sin que haya jugada
      # en: A recount asked for when there is no play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación se rechaza porque no hay jugada
      Y el marcador queda 60 a 45

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: No hay nada que contar
        # en: There is nothing to count
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1005
    Esquema del escenario: Significado que se exige sin derecho a ello
      # en: A meaning demanded without a right to it
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Ana exige que se explique el significado
      Entonces la actuación se rechaza por falta de derecho

      @fise-2003:35.7 @redeletras:35.p1 @fise-2009:42.p1 @resumen-2018:23.s4
      Ejemplos: La autora no se pregunta a sí misma
        # en: An author does not question herself
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1006
    Esquema del escenario: Significado que se exige sin que haya jugada
      # en: A meaning demanded when there is no play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno exige que se explique el significado
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:35.7 @redeletras:35.p1 @fise-2009:42.p1 @resumen-2018:23.s4
      Ejemplos: No hay palabra de que preguntar
        # en: There is no word to ask about
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
