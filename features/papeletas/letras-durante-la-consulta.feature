# language: es
@perfil-papeletas
Característica: Letras del tablero durante la consulta
  # en: Letters on the board during the ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Pedido el dictamen, las letras no se mueven ni cambian
    # en: Once the ruling has been asked for, letters neither move nor change

    @esc-2227
    Esquema del escenario: Comodín al que se quiere dar otra letra con la papeleta entregada
      # en: A blank that is to get another letter with the slip handed in
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal y ha anunciado y anotado 7 puntos
      Y que Bruno ha impugnado PATIOS con papeleta
      Cuando Ana dice N para el comodín de H11
      Entonces la actuación se rechaza por no estar permitido
      Y el comodín de H11 está por S

      @fise-2003:10.1 @fise-2003:35.5 @redeletras:10.1 @redeletras:35.5 @fise-2009:10.2 @fise-2009:42.5
      Ejemplos: La palabra que se consulta es la que se puso
        # en: The word that is looked up is the one that was laid
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-2228
    Esquema del escenario: Jugada que se quiere mover con la papeleta entregada
      # en: A play that is to be moved with the slip handed in
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado ES desde I7 en horizontal y ha anunciado y anotado 8 puntos
      Y que Bruno ha impugnado ES con papeleta
      Cuando Ana deja la jugada en S en I7, E en I8 para corregirla
      Entonces la actuación se rechaza por estar fuera de orden
      Y la jugada está en consulta

      @fise-2003:21.p1 @fise-2003:35.5 @redeletras:21.p1 @redeletras:35.5 @fise-2009:22.p1 @fise-2009:42.5
      Ejemplos: Ni para corregirla
        # en: Not even to correct it
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-2229
    Esquema del escenario: Puntos que el rival quiere anotar con la papeleta entregada
      # en: Points that the rival wants to note with the slip handed in
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA con papeleta
      Cuando Bruno anota 6 puntos
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y el marcador queda 60 a 45

      @fise-2003:33 @fise-2003:35.5 @redeletras:33 @redeletras:35.5 @fise-2009:38 @fise-2009:42.5
      Ejemplos: Aceptarla ya no depende de él
        # en: Accepting it no longer depends on the rival
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
