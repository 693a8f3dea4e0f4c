# language: es
@perfil-papeletas
Característica: Durante la consulta
  # en: While the ruling is pending

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

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
