# language: es
@perfil-reloj
Característica: Contar con el reloj parado
  # en: Counting with the clock stopped

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Parado el reloj, se cuenta, se comprueba y se apunta
    # en: With the clock stopped the play is counted, checked and noted

    @esc-1287
    Esquema del escenario: Ana anuncia en voz alta los puntos de su jugada
      # en: Ana announces aloud the points of her play
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Ana anuncia 6 puntos
      Entonces la jugada está anunciada
      Y el reloj está parado

      @redeletras:29.p2 @fise-2009:32.2
      Ejemplos: Desde ahí puede comprobarse
        # en: From then on it can be checked
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1288 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Bruno comprueba la cuenta de una jugada de 6 puntos que Ana apuntó por 9
      # en: Bruno checks the count of a play worth 6 points that Ana noted as 9
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación se admite
      Y la planilla de Ana recoge 6 puntos

      @redeletras:29.p2 @fise-2009:32.2
      Ejemplos: La comprobación corrige la cuenta
        # en: The check puts the count right
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1289
    Esquema del escenario: Ana quiere poner en marcha el reloj de Bruno antes de que él apunte
      # en: Ana wants to start Bruno’s clock before he notes
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y el reloj está parado

      @redeletras:29.p2 @fise-2009:32.2
      Ejemplos: Antes apuntan los dos
        # en: Both note first
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
