# language: es
@perfil-papeletas
Característica: Actuaciones sin una jugada de que tratar
  # en: Acts without a play to speak of

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Se anuncia, se anota y se recuenta la jugada que está en el tablero
    # en: What is announced, noted and recounted is the play on the board

    @esc-1000
    Esquema del escenario: Puntos que se anotan sin que haya jugada
      # en: Points noted when there is no play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando <quién> anota 6 puntos
      Entonces la actuación se rechaza porque no hay jugada
      Y el marcador queda 60 a 45

      @fise-2003:33 @redeletras:33 @fise-2009:38 @resumen-2018:22
      Ejemplos: Se anota lo que alguien ha jugado
        # en: What somebody has played is noted
        # en: | edition | who |
        | reglamento   | quién |
        | fise-2003    | Ana   |
        | fise-2003    | Bruno |
        | redeletras   | Ana   |
        | redeletras   | Bruno |
        | fise-2009    | Ana   |
        | fise-2009    | Bruno |
        | resumen-2018 | Ana   |
        | resumen-2018 | Bruno |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition | who |
        | reglamento | quién |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-1001
    Esquema del escenario: Jugada que el mismo jugador anota otra vez
      # en: A play noted again by the same player
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Ana anota 6 puntos
      Entonces la actuación se rechaza porque la puntuación ya está anotada
      Y el marcador queda 60 a 45

      @fise-2003:33 @redeletras:33 @fise-2009:38 @resumen-2018:22
      Ejemplos: Cada uno anota la jugada una vez
        # en: Each notes the play once
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1002
    Esquema del escenario: Puntos que se anuncian sin que haya jugada
      # en: Points announced when there is no play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana anuncia 6 puntos
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: Primero se coloca
        # en: Laying comes first
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1003
    Esquema del escenario: El rival anuncia los puntos de la jugada
      # en: The rival announces the points of the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Bruno anuncia 6 puntos
      Entonces la actuación se rechaza por estar fuera de turno
      Y la jugada está colocada

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: Anuncia quien ha colocado
        # en: Whoever has laid announces
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
