# language: es
@perfil-papeletas
Característica: Consulta en un dispositivo del juez
  # en: A look-up on a judge’s device

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El juez o el corremesas puede consultar en un dispositivo, con la palabra aprobada por los dos
    # en: The judge or the runner may use a device, both having approved the word

    @esc-0260
    Esquema del escenario: Consulta en un dispositivo según quién la hace
      # en: A look-up on a device by who does it
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p6 @ajs-2024:4.1.7.1.b2
      Ejemplos: AJS: el juez o el corremesas
        # en: AJS: the judge or the runner
        # en: | edition | who | result |
        | reglamento | quién         | resultado                           |
        | ajs-2024   | el juez       | se admite                           |
        | ajs-2024   | el corremesas | se admite                           |
        | ajs-2024   | un espectador | se rechaza por falta de competencia |

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: FISE y ReDeLetras: solo conocen la papeleta
        # en: FISE and ReDeLetras: they know the slip only
        # en: | edition | who | result |
        | reglamento | quién   | resultado                         |
        | fise-2003  | el juez | no está prevista en el reglamento |
        | redeletras | el juez | no está prevista en el reglamento |
        | fise-2009  | el juez | no está prevista en el reglamento |

    @esc-0261
    Esquema del escenario: Un jugador no aprueba la palabra tecleada
      # en: A player does not approve the word as typed
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación sin el acuerdo de <jugador>
      Entonces la actuación se rechaza por falta de acuerdo

      @ajs-2024:4.1.7.1.b2
      Ejemplos: AJS: antes de consultar tienen que verla los dos
        # en: AJS: both must see it before the look-up
        # en: | edition | who | player |
        | reglamento | quién         | jugador |
        | ajs-2024   | el juez       | Ana     |
        | ajs-2024   | el juez       | Bruno   |
        | ajs-2024   | el corremesas | Ana     |
