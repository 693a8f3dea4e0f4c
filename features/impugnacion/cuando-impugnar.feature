# language: es
@perfil-impugnacion
Característica: Cuándo se puede impugnar
  # en: When a challenge may be made

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Una jugada se impugna desde que se hace
    # en: A play is open to challenge once it is made

    @esc-0418
    Esquema del escenario: Impugnación inmediata
      # en: A challenge made at once
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando Bruno impugna OLSA
      Entonces la actuación se admite

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1 @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: Jugada hecha, jugada impugnable
        # en: A play made is open to challenge
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0419
    Esquema del escenario: Impugnación tras un intento de pasar fuera de turno
      # en: A challenge after an attempt to pass out of turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha intentado pasar fuera de turno
      Cuando Bruno impugna OLSA
      Entonces la actuación se admite

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1 @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: El autor no cierra el plazo del rival
        # en: The author does not close the rival’s window
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

  Regla: Una jugada ya no se impugna cuando el rival ha hecho su turno
    # en: A play is no longer open to challenge once the rival has taken a turn

    @esc-0420
    Esquema del escenario: Impugnación después de pasar
      # en: A challenge after passing
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha pasado
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque el turno ya pasó
      Y el marcador queda 66 a 45

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: El pase cierra el plazo
        # en: The pass closes the window
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: quien sigue jugando ya no puede impugnar
        # en: Reading adopted: who plays on may no longer challenge
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0421
    Esquema del escenario: Impugnación después de jugar
      # en: A challenge after playing
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha colocado PATIOS desde H6 en horizontal
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque el turno ya pasó
      Y el marcador queda 66 a 53

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: La jugada propia cierra el plazo
        # en: Playing closes the window
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: quien sigue jugando ya no puede impugnar
        # en: Reading adopted: who plays on may no longer challenge
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
