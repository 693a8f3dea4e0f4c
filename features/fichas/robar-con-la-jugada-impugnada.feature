# language: es
@perfil-fichas
Característica: Robar con la jugada impugnada
  # en: Drawing with the play under challenge

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril

  Regla: Con la jugada impugnada, el robo espera a la respuesta donde la edición lo manda
    # en: With the play under challenge, the draw waits for the answer where the edition says so

    @esc-0103
    Esquema del escenario: Robo con la jugada impugnada y sin respuesta
      # en: A draw while a challenge is unanswered
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno ha impugnado PATIOS
      Cuando Ana roba 1 ficha
      Entonces la actuación <resultado>

      @fise-2003:35.3 @redeletras:35.3 @fise-2009:42.3
      Ejemplos: Hay que esperar a la respuesta
        # en: The answer has to be awaited
        # en: | edition | result |
        | reglamento | resultado                                    |
        | fise-2003  | se rechaza porque hay una consulta pendiente |
        | redeletras | se rechaza porque hay una consulta pendiente |
        | fise-2009  | se rechaza porque hay una consulta pendiente |

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: Se roba cuando la jugada ha resultado válida
        # en: Tiles are drawn once the play has proved valid
        # en: | edition | result |
        | reglamento | resultado                                    |
        | ajs-2024   | se rechaza porque hay una consulta pendiente |

      @resumen-2018:5.s1
      Ejemplos: Anotada la jugada, nada lo impide
        # en: Once the play is noted, nothing prevents it
        # en: | edition | result |
        | reglamento   | resultado |
        | resumen-2018 | se admite |

    @esc-0104
    Esquema del escenario: Robo con la impugnación respondida y la jugada anotada
      # en: A draw after the answer, with the play noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno impugnó PATIOS y el juez respondió
      Y que Bruno ha anotado 8 puntos
      Cuando Ana roba 1 ficha
      Entonces la actuación <resultado>

      @fise-2003:35.3 @redeletras:35.3 @fise-2009:42.3
      Ejemplos: La espera acaba con la respuesta
        # en: The wait ends with the answer
        # en: | edition | result |
        | reglamento | resultado |
        | fise-2003  | se admite |
        | redeletras | se admite |
        | fise-2009  | se admite |

    @esc-0105
    Esquema del escenario: Robo con el tiempo puesto en marcha por quien impugnó
      # en: A draw once the challenger has started the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno impugnó PATIOS y el juez respondió
      Y que Bruno ha anotado 8 puntos
      Y que Bruno ha pulsado el reloj
      Cuando Ana roba 1 ficha
      Entonces Ana tiene 7 fichas
      Y corre el tiempo de <corre>

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: Se repone con el tiempo propio en marcha
        # en: The rack is refilled on the own time
        # en: | edition | runs |
        | reglamento | corre |
        | ajs-2024   | Ana   |

    @esc-2231
    Esquema del escenario: Robo con el reloj que quien impugnó aún no ha puesto en marcha
      # en: A draw with the clock that the challenger has not restarted yet
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos los ha anotado solo Ana
      Y que Bruno impugnó PATIOS y el juez respondió
      Y que Bruno ha anotado 8 puntos
      Cuando Ana roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y el reloj está parado

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: Se roba con el tiempo propio en marcha
        # en: One draws with the own time running
        # en: | edition |
        | reglamento |
        | ajs-2024   |
