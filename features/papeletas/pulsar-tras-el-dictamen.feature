# language: es
@perfil-papeletas
Característica: Quién pulsa el reloj tras un dictamen favorable
  # en: Who presses the clock after a favourable ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El turno de la jugada confirmada lo cierra su autora
    # en: The turn of the play upheld is closed by its author

    @esc-1157
    Esquema del escenario: El rival pulsa el reloj de una jugada confirmada
      # en: The rival presses the clock on a play that was upheld
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno pulsa el reloj
      Entonces la actuación <resultado>
      Y le toca a Ana
      Y el reloj <reloj>

      @fise-2003:29.p1 @fise-2003:29.p3 @redeletras:29.p5 @fise-2009:32.p1
      Ejemplos: Lo activa quien ha jugado, después de robar
        # en: It is set going by who has played, after drawing
        # en: | edition | result | clock |
        | reglamento | resultado                           | reloj         |
        | fise-2003  | se rechaza por estar fuera de turno | está parado   |
        | redeletras | se rechaza por estar fuera de turno | corre por Ana |
        | fise-2009  | se rechaza por estar fuera de turno | corre por Ana |

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: AJS: tras anotar, Bruno pone en marcha el de Ana
        # en: AJS: after noting, Bruno sets Ana’s going
        # en: | edition | result | clock |
        | reglamento | resultado | reloj         |
        | ajs-2024   | se admite | corre por Ana |

    @esc-1158
    Esquema del escenario: El rival pulsa el reloj de una jugada confirmada sin haberla anotado
      # en: The rival presses the clock on a play upheld without having noted it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de turno
      Y el reloj está parado

      @fise-2009:32.p1 @ajs-2024:4.1.7.1.e1.p1 @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: AJS: primero se anota, con el reloj parado
        # en: AJS: noting comes first, with the clock stopped
        # en: | edition |
        | reglamento |
        | ajs-2024   |
