# language: es
@perfil-final-arbitrado
Característica: Jugada impugnada tras tres pases
  # en: A play challenged after three passes

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Cuenta como pase lo que la edición equipara a pasar
    # en: What the edition treats as a pass counts as one

    @esc-0003
    Esquema del escenario: Jugada anulada tras tres pases
      # en: A play ruled invalid after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Cuando Bruno impugna PATIOX, se entrega la papeleta y el juez responde
      Entonces la partida termina por pases

      @fise-2003:40.p1 @redeletras:37.p1 @fise-2009:45.2.s2
      Ejemplos: La palabra levantada hace de cuarto pase
        # en: The word lifted stands for the fourth pass
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0004
    Esquema del escenario: Jugada válida impugnada tras tres pases
      # en: A valid play challenged after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha anunciado 8 puntos
      Cuando Bruno impugna PATIOS, se entrega la papeleta y el juez responde
      Entonces la partida no termina
      Y la jugada está anunciada

      @fise-2003:40.p1 @redeletras:37.p1 @fise-2009:45.2.s2
      Ejemplos: Una impugnación fallida no es un pase
        # en: A failed challenge is not a pass
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0008
    Esquema del escenario: Jugada anulada tras tres pases, con la anotación previa del autor
      # en: A play ruled invalid after three passes, noted first by its author
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Y que Ana ha anotado 15 puntos
      Y que Bruno impugnó PATIOX y el juez respondió
      Y que Bruno ha pulsado el reloj
      Cuando Ana pulsa el reloj
      Entonces la partida termina por pases

      @fise-2009:45.2.s2 @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: el turno anulado se cierra al pulsar y hace de cuarto pase
        # en: AJS: the annulled turn closes on pressing and stands for the fourth pass
        # en: | edition |
        | reglamento |
        | ajs-2024   |
