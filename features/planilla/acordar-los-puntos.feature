# language: es
@perfil-planilla
Característica: Acordar los puntos discutidos
  # en: Agreeing on the points disputed

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que OLAS, SALO y LOSA son válidas

  Regla: El autor apunta la cifra que los dos acordaron
    # en: The author writes the figure that both agreed on

    @esc-1636 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Ana anunció 9 puntos, los dos acordaron 6 y Ana apunta
      # en: Ana announced 9 points, both agreed on 6 and Ana writes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 9 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Y que los dos han acordado 6 puntos
      Y que Bruno ha pulsado el reloj
      Cuando Ana anota <puntos> puntos
      Entonces la actuación <resultado>
      Y corre el tiempo de Ana

      @ajs-2024:4.1.7.1.p2
      Ejemplos: AJS: lo acordado, y no lo anunciado
        # en: AJS: what was agreed, and not what was announced
        # en: | edition | points | result |
        | reglamento | puntos | resultado                       |
        | ajs-2024   | 6      | se admite                       |
        | ajs-2024   | 9      | se rechaza por falta de acuerdo |

    @esc-6007
    Esquema del escenario: Bruno discute la cuenta, la da por buena al anotarla y luego acuerda otra cifra
      # en: Bruno disputes the count, takes it for right by noting it and then agrees on another figure
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Bruno ha anotado 6 puntos
      Cuando los dos acuerdan 4 puntos
      Entonces la actuación se rechaza porque no procede
      Y el marcador queda 66 a 45

      @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Anotada, ya no se discute
        # en: Once noted, it is disputed no more
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |

  Regla: Apuntada la cifra acordada, la jugada ya no cambia
    # en: Once the figure agreed on is written the play no longer changes

    @esc-1637
    Esquema del escenario: Ana quiere cambiar OLAS por otro orden de sus fichas
      # en: Ana wants another order of her tiles in place of OLAS
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Y que los dos han acordado 6 puntos
      Y que Bruno ha pulsado el reloj
      Y que Ana ha anotado 6 puntos
      Cuando Ana deja la jugada en S en I10, A en J10, L en K10 para corregirla
      Entonces la actuación se rechaza porque el recuento ha empezado
      Y la casilla I10 sí tiene ficha

      @ajs-2024:4.1.7.1.p2 @fise-2009:22.p3
      Ejemplos: AJS: ni moverla ni retirarla
        # en: AJS: neither moved nor taken back
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1638
    Esquema del escenario: Ana cambia el orden de sus fichas cuando la cuenta aún se discute
      # en: Ana changes the order of her tiles while the count is still disputed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que Ana ha detenido el reloj
      Cuando Ana deja la jugada en S en I10, A en J10, L en K10 para corregirla
      Entonces la actuación se rechaza porque el recuento ha empezado

      @ajs-2024:4.1.7.1.p2 @fise-2009:22.p3
      Ejemplos: AJS: lo contado no se mueve
        # en: AJS: what has been counted is not moved
        # en: | edition |
        | reglamento |
        | ajs-2024   |
