# language: es
@perfil-papeletas
Característica: Durante la consulta
  # en: While the ruling is pending

  Regla: Pedido el dictamen, las fichas del tablero no se tocan
    # en: Once a ruling is asked for, the tiles on the board are not touched

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

  Regla: El autor no repone su atril hasta conocer el dictamen
    # en: The author does not refill the rack until the ruling is known

    @esc-0272
    Esquema del escenario: El autor quiere robar con la consulta pendiente
      # en: The author wants to draw while the ruling is pending
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Y que se ha entregado la papeleta con todos los datos
      Cuando Ana roba 3 fichas
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y en la bolsa quedan 40 fichas

      @fise-2003:35.3 @redeletras:35.3 @fise-2009:42.3 @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: Se roba después del dictamen
        # en: Tiles are drawn after the ruling
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0273
    Esquema del escenario: El autor roba tras un dictamen favorable ya anotado
      # en: The author draws after a favourable ruling already noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Y que Bruno ha anotado 6 puntos
      Cuando Ana roba 3 fichas
      Entonces la actuación se admite
      Y en la bolsa quedan 37 fichas

      @fise-2003:35.3 @redeletras:35.3 @fise-2009:42.3
      Ejemplos: La prohibición acaba con la consulta
        # en: The ban ends with the ruling
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
