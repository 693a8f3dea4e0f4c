# language: es
@perfil-papeletas
Característica: Retirar la jugada impugnada
  # en: Taking the challenged play back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: Pedido el dictamen, las letras del tablero ya no se tocan
    # en: Once the ruling is asked for, the letters on the board are not touched any more

    @esc-0270
    Esquema del escenario: El autor quiere retirar su jugada con la papeleta ya entregada
      # en: The author wants to take the play back, the slip being in
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado la papeleta con todos los datos
      Cuando Ana retira su jugada
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y la casilla I10 sí tiene ficha

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: Hay que esperar el dictamen
        # en: The ruling has to be awaited
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0271
    Esquema del escenario: El autor retira su jugada antes de que se pida el dictamen
      # en: The author takes the play back before a ruling is asked for
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Ana retira su jugada
      Entonces la casilla I10 no tiene ficha
      Y Ana tiene AELORST en el atril
      Y le toca a Bruno

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: La prohibición empieza con la petición
        # en: The ban begins with the request
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0922
    Esquema del escenario: El autor retira su jugada con el juez ya consultando en su dispositivo
      # en: The author takes the play back with the judge already looking the word up
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Ana retira su jugada
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y la casilla I10 sí tiene ficha

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: sin papeleta, la petición es la propia impugnación
        # en: AJS: without a slip, the challenge itself is the request
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0923
    Esquema del escenario: El rival levanta él mismo la jugada que ha impugnado
      # en: The rival lifts the challenged play himself
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno levanta del tablero la jugada impugnada
      Entonces la actuación se rechaza por falta de derecho
      Y la casilla I10 sí tiene ficha

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: Las fichas son de quien las puso
        # en: The tiles belong to who laid them
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
