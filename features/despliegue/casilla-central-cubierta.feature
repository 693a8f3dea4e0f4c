# language: es
@perfil-despliegue
Característica: A quién obliga la casilla central
  # en: Whom the centre square binds

  Regla: La casilla central obliga a la primera jugada, la haga quien la haga
    # en: The centre binds the first play, whoever makes it

    @esc-0824
    Esquema del escenario: Primera jugada tras un pase
      # en: A first play after a pass
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha pasado
      Cuando Bruno coloca MESA desde <casilla> en horizontal
      Entonces la actuación <resultado>

      @fise-2003:6 @redeletras:6 @resumen-2018:4.s2
      Ejemplos: FISE 2003, ReDeLetras y Resumen: ha de cubrirla
        # en: FISE 2003, ReDeLetras and Summary: it has to cover it
        # en: | edition | square | result |
        | reglamento   | casilla | resultado                                    |
        | fise-2003    | H9      | se rechaza porque no pisa la casilla central |
        | fise-2003    | H7      | se admite                                    |
        | redeletras   | H9      | se rechaza porque no pisa la casilla central |
        | redeletras   | H7      | se admite                                    |
        | resumen-2018 | H9      | se rechaza porque no pisa la casilla central |
        | resumen-2018 | H7      | se admite                                    |

    @esc-0825
    Esquema del escenario: Casilla central fallada tras un pase
      # en: A missed centre after a pass
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha pasado
      Y que Bruno ha colocado MESA desde H9 en horizontal
      Cuando Ana anula la jugada sin casilla central
      Entonces le toca a Ana
      Y la casilla H9 no tiene ficha

      @fise-2009:6.s2 @fise-2009:20.p1 @fise-2009:20.1
      Ejemplos: FISE 2009 y AJS: decide el rival de quien juega
        # en: FISE 2009 and AJS: the rival of whoever plays decides
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

  Regla: Quien la falla puede deslizar la palabra hasta ella
    # en: Whoever misses it may slide the word onto it

    @esc-0823
    Esquema del escenario: Primera jugada que se desliza hasta la casilla central
      # en: A first play slides to the centre square
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que MESA es válida
      Y que Ana ha colocado MESA desde <casilla> en horizontal
      Cuando Ana deja la jugada en M en H7, E en H8, S en H9, A en H10 para corregirla
      Entonces la actuación <resultado>

      @fise-2009:22.p1 @fise-2009:22.1
      Ejemplos: Desde su fila sí; desde otra, no
        # en: From its row, yes; from another, no
        # en: | edition | square | result |
        | reglamento | casilla | resultado                                 |
        | fise-2009  | H9      | se admite                                 |
        | fise-2009  | G7      | se rechaza porque la línea ya está fijada |
        | ajs-2024   | H9      | se admite                                 |
        | ajs-2024   | G7      | se rechaza porque la línea ya está fijada |

    @esc-2223
    Esquema del escenario: Fin de la colocación de la primera jugada
      # en: End of placing of the first play
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha puesto <fichas>
      Cuando Ana termina de colocar
      Entonces la actuación <resultado>

      @fise-2003:6 @redeletras:6 @resumen-2018:4.s2
      Ejemplos: FISE 2003, ReDeLetras y Resumen: ha de pisar la estrella
        # en: FISE 2003, ReDeLetras and Summary: it has to cover the star
        # en: | edition | tiles | result |
        | reglamento   | fichas            | resultado                                    |
        | fise-2003    | S en H7, E en H8  | se admite                                    |
        | redeletras   | S en H7, E en H8  | se admite                                    |
        | resumen-2018 | S en H7, E en H8  | se admite                                    |
        | fise-2003    | S en H9, E en H10 | se rechaza porque no pisa la casilla central |
        | redeletras   | S en H9, E en H10 | se rechaza porque no pisa la casilla central |
        | resumen-2018 | S en H9, E en H10 | se rechaza porque no pisa la casilla central |

      @fise-2009:6.s2 @fise-2009:20.p1
      Ejemplos: FISE 2009 y AJS: la falta la decide el rival
        # en: FISE 2009 and AJS: the rival decides on the fault
        # en: | edition | tiles | result |
        | reglamento | fichas            | resultado |
        | fise-2009  | S en H9, E en H10 | se admite |
        | ajs-2024   | S en H9, E en H10 | se admite |
