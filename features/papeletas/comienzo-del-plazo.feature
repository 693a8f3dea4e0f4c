# language: es
@perfil-papeletas
Característica: Comienzo del plazo para impugnar
  # en: Beginning of the time to challenge

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El plazo se abre en un momento que cada edición fija
    # en: The window opens at a moment that each edition sets

    @esc-0210
    Esquema del escenario: Impugnación mientras el autor cuenta sus puntos
      # en: A challenge while the author is counting
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando Bruno impugna OLSA
      Entonces la actuación <resultado>

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39
      Ejemplos: Hay que esperar al final de la cuenta
        # en: The end of the count has to be awaited
        # en: | edition | result |
        | reglamento | resultado                |
        | fise-2003  | se rechaza por prematura |
        | redeletras | se rechaza por prematura |
        | fise-2009  | se rechaza por prematura |

      @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: AJS: hay que esperar a que el autor anote
        # en: AJS: the note of the author has to be awaited
        # en: | edition | result |
        | reglamento | resultado                |
        | ajs-2024   | se rechaza por prematura |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no señala un comienzo
        # en: Resumen: marks no beginning
        # en: | edition | result |
        | reglamento   | resultado |
        | resumen-2018 | se admite |

    @esc-0211
    Esquema del escenario: Impugnación tras el anuncio, sin que nadie haya anotado
      # en: A challenge after the announcement, nobody having noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación <resultado>

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1
      Ejemplos: El anuncio abre el plazo
        # en: The announcement opens the window
        # en: | edition | result |
        | reglamento   | resultado |
        | fise-2003    | se admite |
        | redeletras   | se admite |
        | fise-2009    | se admite |
        | resumen-2018 | se admite |

      @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: AJS: el anuncio aún no lo abre
        # en: AJS: the announcement does not open it yet
        # en: | edition | result |
        | reglamento | resultado                |
        | ajs-2024   | se rechaza por prematura |

    @esc-0212
    Esquema del escenario: Impugnación repetida después de otra prematura
      # en: A challenge repeated after a premature one
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA antes de tiempo
      Y que Ana ha anunciado 6 puntos
      Y que Ana ha anotado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación se admite

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: Adelantarse no hace perder el derecho
        # en: To be early does not forfeit the right
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0901
    Esquema del escenario: Impugnación tras la anotación del autor, que no llegó a anunciar
      # en: A challenge after the note of the author, who announced nothing
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha anotado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación se admite
      Y la jugada está en consulta

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1 @ajs-2024:2.art39
      Ejemplos: Quien escribe su puntuación ha acabado de contar
        # en: Whoever writes the score has finished counting
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
