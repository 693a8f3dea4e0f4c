# language: es
@perfil-papeletas
Característica: Turno del rival con la jugada por decidir
  # en: The rival’s turn while the play is undecided

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El rival no juega mientras se decide la jugada que impugnó
    # en: The rival does not play while the play challenged is being decided

    @esc-1040
    Esquema del escenario: El rival pasa con su impugnación pendiente
      # en: The rival passes while the challenge is pending
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA con papeleta
      Cuando Bruno pasa
      Entonces la actuación se rechaza por estar fuera de turno
      Y la jugada está en consulta

      @fise-2003:25 @redeletras:25 @fise-2009:26
      Ejemplos: Aún es el turno de Ana
        # en: It is still Ana’s turn
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1041
    Esquema del escenario: El rival pasa antes de que se retire la jugada anulada
      # en: The rival passes before the voided play is lifted
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Bruno pasa
      Entonces la actuación se rechaza por estar fuera de turno
      Y le toca a Ana

      @fise-2009:26
      Ejemplos: Aún es el turno de Ana
        # en: It is still Ana’s turn
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: Se impugnan palabras de la última jugada
    # en: Words of the last play are challenged

    @esc-1042
    Esquema del escenario: Palabra anterior que se impugna entre dos jugadas
      # en: An earlier word challenged between two plays
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana colocó OLAS desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Cuando Bruno impugna PATIO
      Entonces la actuación se rechaza porque no hay jugada
      Y le toca a Bruno

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1
      Ejemplos: PATIO ya estaba
        # en: PATIO was there already
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

      @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: AJS: tampoco
        # en: AJS: nor here
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1043
    Esquema del escenario: Palabra del tablero que se impugna sin jugada
      # en: A word on the board challenged with no play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno impugna PATIO
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1
      Ejemplos: Nadie ha jugado todavía
        # en: Nobody has played yet
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

      @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: AJS: tampoco
        # en: AJS: nor here
        # en: | edition |
        | reglamento |
        | ajs-2024   |
