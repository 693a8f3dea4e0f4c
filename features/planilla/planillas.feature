# language: es
@perfil-planilla
Característica: Planillas de los jugadores
  # en: Sheets of the players

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Cada jugador lleva su planilla y coteja que coincida con la del rival
    # en: Each player keeps a sheet and checks that it agrees with the rival’s

    @esc-0411
    Esquema del escenario: Anotación de la misma jugada en las dos planillas
      # en: The same play noted on both sheets
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha anunciado 8 puntos
      Y que Ana ha anotado 8 puntos
      Cuando Bruno anota 8 puntos
      Entonces la planilla de Ana recoge 8 puntos
      Y la planilla de Bruno recoge 8 puntos

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1
      Ejemplos: Las dos recogen lo mismo
        # en: Both show the same
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1600
    Esquema del escenario: Bruno coteja con la suya la planilla de Ana
      # en: Bruno compares Ana’s sheet with his own
      Dada una partida en curso según el reglamento <reglamento>
      Y que en las dos planillas figura, de Ana, PATIO / 18 / 18
      Y que en las dos planillas figura, de Bruno, OLAS / 6 / 6
      Y que en la planilla de Ana figura, de Ana, SALDO / <Ana> / 42
      Y que en la planilla de Bruno figura, de Ana, SALDO / <Bruno> / 42
      Cuando Bruno revisa la planilla de Ana
      Entonces <cotejo>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1
      Ejemplos: Los puntos de la tercera línea, en cada planilla
        # en: The points of the third line, on each sheet
        # en: | edition | Ana | Bruno | comparison |
        | reglamento | Ana | Bruno | cotejo                              |
        | fise-2003  | 24  | 24    | las planillas coinciden             |
        | fise-2003  | 24  | 26    | las planillas difieren en la línea 3 |
        | redeletras | 24  | 24    | las planillas coinciden             |
        | redeletras | 24  | 26    | las planillas difieren en la línea 3 |
        | fise-2009  | 24  | 24    | las planillas coinciden             |
        | fise-2009  | 24  | 26    | las planillas difieren en la línea 3 |
        | ajs-2024   | 24  | 24    | las planillas coinciden             |
        | ajs-2024   | 24  | 26    | las planillas difieren en la línea 3 |

    @esc-1664
    Esquema del escenario: La segunda línea está en una sola planilla
      # en: The second line is on one sheet only
      Dada una partida en curso según el reglamento <reglamento>
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de <quien la tiene> figura, de Bruno, OLAS / 6 / 6
      Cuando Bruno revisa la planilla de Ana
      Entonces las planillas difieren en la línea 2

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1
      Ejemplos: Lo que falta en una también es una diferencia
        # en: What is missing on one is a difference too
        # en: | edition | who has it |
        | reglamento | quien la tiene |
        | fise-2003  | Ana            |
        | fise-2003  | Bruno          |
        | redeletras | Ana            |
        | redeletras | Bruno          |
        | fise-2009  | Ana            |
        | fise-2009  | Bruno          |

    @esc-1665
    Esquema del escenario: Revisión de una planilla donde el reglamento no habla de cotejarlas
      # en: A sheet gone over where the regulation does not speak of comparing them
      Dada una partida en curso según el reglamento <reglamento>
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Cuando Bruno revisa la planilla de Ana
      Entonces la actuación no está prevista en el reglamento

      @resumen-2018:22
      Ejemplos: El resumen solo dice qué acepta quien anota
        # en: The summary only says what whoever notes accepts
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
