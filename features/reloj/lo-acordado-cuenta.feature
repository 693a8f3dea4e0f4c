# language: es
@perfil-reloj
Característica: Lo acordado cuenta
  # en: What was agreed counts

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Los puntos acordados son los de la jugada
    # en: The points agreed on are those of the play

    @esc-1325 @mesa-imposible
    # razón: los dos se equivocan al contar; de eso trata el caso
    Esquema del escenario: Bruno pasa sin anotar una jugada de 6 puntos que los dos acordaron contar por 9
      # en: Bruno passes without noting a play worth 6 points that both agreed to count as 9
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 9 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que los dos han acordado 9 puntos
      Cuando Bruno pasa
      Entonces el marcador queda 69 a 45

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Jugar da por buena la jugada con lo acordado
        # en: To play on lets the play stand with what was agreed
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1326
    Esquema del escenario: Los dos acuerdan otra cifra cuando Bruno ya había anotado
      # en: Both agree on another figure when Bruno had noted already
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Cuando los dos acuerdan 4 puntos
      Entonces corre el tiempo de Ana
      Y la planilla de Bruno recoge 6 puntos
      Y el marcador queda 66 a 45

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Una jugada anotada se corrige por otro camino
        # en: A play that is noted is put right in another way
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1327
    Esquema del escenario: Ana discute el total cuando aún se discute la cuenta de su jugada
      # en: Ana disputes the total while the count of her play is still disputed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Cuando Ana discute el total acumulado
      Entonces la actuación se rechaza por estar fuera de orden
      Y el reloj está parado

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Primero se acuerda lo primero
        # en: First things are agreed on first
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
