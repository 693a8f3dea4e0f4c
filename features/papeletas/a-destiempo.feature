# language: es
@perfil-papeletas
Característica: Actuaciones a destiempo
  # en: Acts at the wrong time

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Se retira lo impugnado, se impugna una vez a la vez y se apela de lo dictaminado
    # en: What is challenged is taken back, one challenge is made at a time, and what is ruled is appealed

    @esc-0933
    Esquema del escenario: El rival impugna otra vez con la consulta pendiente
      # en: The rival challenges again while the ruling is pending
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA con papeleta
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y la jugada está en consulta

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: Primero se espera la respuesta
        # en: First the answer is awaited
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0934
    Esquema del escenario: El autor quiere retirar una jugada que nadie ha impugnado
      # en: The author wants to take back a play that nobody has challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Ana retira su jugada
      Entonces la actuación se rechaza por estar fuera de orden
      Y la casilla I10 sí tiene ficha

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: Sin impugnación no hay nada que conceder
        # en: Without a challenge there is nothing to concede
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0935
    Esquema del escenario: El autor quiere retirar una jugada que el rival ya anotó
      # en: The author wants to take back a play that the rival has noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando Ana retira su jugada
      Entonces la actuación se rechaza porque no hay jugada
      Y el marcador queda 66 a 45

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: La jugada aceptada se queda
        # en: A play that is accepted stays
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0936
    Esquema del escenario: Apelación antes de que haya dictamen
      # en: An appeal before there is a ruling
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA con papeleta
      Cuando Ana apela
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Se apela de lo que ya han dicho los jueces
        # en: What the judges have already said is appealed
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0937
    Esquema del escenario: Respuesta a una apelación que nadie ha hecho
      # en: An answer to an appeal that nobody has made
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando el árbitro estima la apelación
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla I10 no tiene ficha

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Nadie resuelve lo que no se ha pedido
        # en: Nobody decides what has not been asked
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: tampoco el juez del torneo
        # en: AJS: nor does the judge of the tournament
        # en: | edition |
        | reglamento |
        | ajs-2024   |
