# language: es
@perfil-despliegue
Característica: Una jugada en cada turno
  # en: One play in each turn

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril

  Regla: Se juega una vez en cada turno, y en una línea
    # en: One plays once in each turn, and in one line

    @esc-1035
    Esquema del escenario: Tercera ficha respecto de dos puestas en columna
      # en: The third tile with respect to two put in a column
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto L en I10
      Y que Ana ha puesto A en J10
      Cuando Ana pone <ficha>
      Entonces la actuación <resultado>

      @fise-2003:20.2 @redeletras:20.2 @fise-2009:21.2
      Ejemplos: También obliga la columna
        # en: A column binds too
        # en: | edition | tile | result |
        | reglamento | ficha    | resultado                                 |
        | fise-2003  | S en K10 | se admite                                 |
        | fise-2003  | S en I11 | se rechaza porque la línea ya está fijada |
        | redeletras | S en K10 | se admite                                 |
        | redeletras | S en I11 | se rechaza porque la línea ya está fijada |
        | fise-2009  | S en K10 | se admite                                 |
        | fise-2009  | S en I11 | se rechaza porque la línea ya está fijada |
        | ajs-2024   | S en K10 | se admite                                 |
        | ajs-2024   | S en I11 | se rechaza porque la línea ya está fijada |

      @resumen-2018:18.s1
      Ejemplos: Resumen: solo mira la palabra ya puesta
        # en: Summary: looks only at the word once laid
        # en: | edition | tile | result |
        | reglamento   | ficha              | resultado |
        | resumen-2018 | S en I11           | se admite |
        | resumen-2018 | S en K10, E en L10 | se admite |

    @esc-1018
    Esquema del escenario: Cuenta que empieza sin que haya jugada
      # en: A count begun when there is no play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana empieza a contar
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: Primero se coloca
        # en: Laying comes first
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1036
    Esquema del escenario: Segunda jugada en el mismo turno
      # en: A second play in the same turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana intenta colocar OLE desde H10 en vertical
      Entonces la actuación se rechaza por estar fuera de orden
      Y la casilla I10 no tiene ficha

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: El turno es de una jugada
        # en: A turn is for one play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1037
    Esquema del escenario: Jugada entera cuando ya hay fichas puestas
      # en: A whole play when tiles have been put down
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en H11
      Cuando Ana intenta colocar OLE desde H10 en vertical
      Entonces la actuación se rechaza por estar fuera de orden
      Y la casilla I10 no tiene ficha

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: La jugada empezada es la del turno
        # en: The play begun is that of the turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
