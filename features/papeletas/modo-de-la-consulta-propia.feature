# language: es
@perfil-papeletas
Característica: Modo de la consulta propia
  # en: How players look words up themselves

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Teclea quien impugna, con la conformidad del autor y la pantalla a la vista
    # en: The challenger types, with the author’s assent and the screen in view

    @esc-0265
    Esquema del escenario: Consulta propia sin la conformidad del autor
      # en: A look-up by the players without the author’s assent
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación sin el acuerdo de Ana
      Entonces la actuación se rechaza por falta de acuerdo

      @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: el autor aprueba antes de consultar
        # en: AJS: the author approves before the look-up
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0297
    Esquema del escenario: Quién teclea la consulta de los propios jugadores
      # en: Who types the look-up by the players
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: consulta quien impugna
        # en: AJS: the challenger looks the word up
        # en: | edition | who | result |
        | reglamento | quién | resultado                           |
        | ajs-2024   | Bruno | se admite                           |
        | ajs-2024   | Ana   | se rechaza por falta de competencia |

    @esc-0266
    Esquema del escenario: Consulta propia con el dispositivo apartado de la vista
      # en: A look-up by the players with the device out of view
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación con el dispositivo oculto
      Entonces la actuación se rechaza porque el dispositivo no está a la vista

      @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: los dos ven la pantalla
        # en: AJS: both see the screen
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: La respuesta es una sola para toda la jugada
    # en: There is a single answer for the whole play

    @esc-0267
    Esquema del escenario: Varias palabras en la consulta de los propios jugadores
      # en: Several words in a look-up by the players
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que ERA es válida
      Y que Ana ha colocado ERA desde G11 en vertical y ha anunciado y anotado 11 puntos
      Y que Bruno ha impugnado ERA y PATIOR
      Cuando Bruno responde a la impugnación
      Entonces la respuesta es que la jugada no es válida
      Y la respuesta detalla 0 palabras

      @ajs-2024:4.1.7.p3.s2 @ajs-2024:4.1.7.p4
      Ejemplos: AJS: también aquí la respuesta es conjunta
        # en: AJS: here too the answer is a joint one
        # en: | edition |
        | reglamento |
        | ajs-2024   |
