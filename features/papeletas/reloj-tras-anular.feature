# language: es
@perfil-papeletas
Característica: El reloj tras anular una jugada
  # en: The clock after a play is annulled

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Quien impugnó pone en marcha el tiempo del autor, que levanta y pulsa después
    # en: The challenger sets the time of the author going, who lifts and then presses

    @esc-0289
    Esquema del escenario: El autor tarda 20 segundos en levantar la jugada desde que el rival pulsó el reloj
      # en: The author takes 20 seconds to lift the play once the rival has pressed the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Bruno ha pulsado el reloj
      Cuando pasan 20 segundos
      Entonces Ana ha consumido 20 segundos
      Y Bruno ha consumido 0 segundos

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: se levanta con tiempo propio
        # en: AJS: it is lifted on the author’s time
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0926
    Esquema del escenario: Quien impugnó pulsa el reloj tras un dictamen desfavorable al autor
      # en: The challenger presses the clock after a ruling against the author
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Bruno pulsa el reloj
      Entonces corre el tiempo de Ana
      Y le toca a Ana

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: pone en marcha el tiempo de quien levanta
        # en: AJS: it sets the time going of who lifts
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0927
    Esquema del escenario: El autor pulsa el reloj antes que quien impugnó
      # en: The author presses the clock before the challenger
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y le toca a Ana

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: pulsa primero quien impugnó
        # en: AJS: the challenger presses first
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0928
    Esquema del escenario: Veinte segundos tras el dictamen desfavorable sin que nadie pulse
      # en: Twenty seconds after the adverse ruling with nobody pressing
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando pasan 20 segundos
      Entonces Ana ha consumido 0 segundos
      Y Bruno ha consumido 0 segundos

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: el reloj sigue parado
        # en: AJS: the clock is still stopped
        # en: | edition |
        | reglamento |
        | ajs-2024   |
