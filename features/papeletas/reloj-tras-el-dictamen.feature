# language: es
@perfil-papeletas
Característica: El reloj tras el dictamen
  # en: The clock after the ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Conocido el dictamen, el reloj vuelve a su curso como manda la edición
    # en: Once the ruling is known, the clock resumes as the edition says

    @esc-0287
    Esquema del escenario: Treinta segundos después de un dictamen favorable
      # en: Thirty seconds after a favourable ruling
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Cuando pasan 30 segundos
      Entonces Ana ha consumido <segundos> segundos

      @redeletras:29.p3 @fise-2009:34.2
      Ejemplos: ReDeLetras y FISE 2009: como antes de impugnar
        # en: ReDeLetras and FISE 2009: as before the challenge
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | redeletras | tiempo corrido    | 30       |
        | redeletras | tiempo no corrido | 0        |
        | fise-2009  | tiempo corrido    | 30       |

      @fise-2009:32.2.s2
      Ejemplos: FISE 2009, tiempo no corrido: aún se está contando
        # en: FISE 2009, stopped time: counting is still going on
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | fise-2009  | tiempo no corrido | 0        |

      @fise-2003:29.p1 @ajs-2024:4.1.7.1.e1.p1
      Ejemplos: FISE 2003 y AJS: se cuenta y se anota con el reloj parado
        # en: FISE 2003 and AJS: counting and noting are done with the clock stopped
        # en: | edition | timing | seconds |
        | reglamento | modalidad      | segundos |
        | fise-2003  | tiempo corrido | 0        |
        | ajs-2024   | tiempo corrido | 0        |

    @esc-0288
    Esquema del escenario: El rival pone en marcha el reloj tras anotar la jugada válida
      # en: The rival starts the clock after noting the valid play
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno pulsa el reloj
      Entonces corre el tiempo de Ana
      Y le toca a Ana

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: AJS: el autor roba con su tiempo en marcha
        # en: AJS: the author draws on their own time
        # en: | edition |
        | reglamento |
        | ajs-2024   |
