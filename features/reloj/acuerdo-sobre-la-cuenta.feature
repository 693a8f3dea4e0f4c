# language: es
@perfil-reloj
Característica: Acuerdo sobre la cuenta
  # en: Agreement on the count

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Lo que se apunta es lo acordado
    # en: What is written down is what was agreed

    @esc-1244 @mesa-imposible
    # razón: alguien se equivoca al contar o al apuntar; de eso trata el caso
    Esquema del escenario: Anotación de una jugada que los dos acordaron contar por 6 puntos
      # en: Noting a play that both agreed to count as 6 points
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 9 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que los dos han acordado 6 puntos
      Cuando Bruno anota <puntos> puntos
      Entonces la actuación <resultado>
      Y el marcador queda <final de Ana> a 45

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Ni los anunciados antes ni otros
        # en: Neither those announced before nor any others
        # en: | edition | points | result | Ana’s score |
        | reglamento | puntos | resultado                        | final de Ana |
        | fise-2003  | 9      | se rechaza por falta de acuerdo  | 60           |
        | fise-2003  | 6      | se admite                        | 66           |
        | redeletras | 9      | se rechaza por falta de acuerdo  | 60           |
        | redeletras | 6      | se admite                        | 66           |
        | fise-2009  | 9      | se rechaza por falta de acuerdo  | 60           |
        | fise-2009  | 6      | se admite                        | 66           |

    @esc-1245 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Acuerdo sobre una jugada que Ana había apuntado por 9 puntos
      # en: Agreement on a play that Ana had written down as 9 points
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que los dos han acordado 6 puntos
      Cuando Ana anota 6 puntos
      Entonces la actuación se admite
      Y la planilla de Ana recoge 6 puntos

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: La cifra errónea se tacha
        # en: The wrong figure is struck out
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

  Regla: Solo se discute lo contado, y solo se acuerda lo discutido
    # en: Only what has been counted is disputed, and only what is disputed is agreed

    @esc-1246
    Esquema del escenario: Bruno discute una cuenta que Ana no ha hecho
      # en: Bruno disputes a count that Ana has not made
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Bruno discute la cuenta de la jugada
      Entonces la actuación se rechaza por prematura
      Y corre el tiempo de Ana

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Sin puntos anunciados no hay diferencia
        # en: Without points announced there is no difference
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

    @esc-1247
    Esquema del escenario: Se acuerda una cuenta que nadie discutía
      # en: A count that nobody disputed is agreed on
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Cuando los dos acuerdan 6 puntos
      Entonces la actuación se rechaza porque no procede

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: No hay parada a la que poner fin
        # en: There is no stop to bring to an end
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

  Regla: En la AJS el reloj lo para el autor y lo reanuda el rival
    # en: Under AJS the author stops the clock and the rival starts it again

    @esc-1248
    Esquema del escenario: Bruno, de acuerdo ya en la cuenta, pulsa el reloj que paró Ana
      # en: Bruno, agreed by now on the count, presses the clock that Ana stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Y que los dos han acordado 6 puntos
      Cuando Bruno pulsa el reloj
      Entonces la actuación se admite
      Y corre el tiempo de Ana
      Y le toca a Ana

      @ajs-2024:4.1.7.1.p2
      Ejemplos: AJS: corre el tiempo de quien ha jugado
        # en: AJS: the time of who has played runs
        # en: | edition |
        | reglamento |
        | ajs-2024   |
