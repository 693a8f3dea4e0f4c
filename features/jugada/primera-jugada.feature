# language: es
@perfil-jugada
Característica: Primera jugada
  # en: First play

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: La primera jugada tiene al menos dos letras y cubre la casilla central
    # en: The first play has at least two letters and covers the centre square

    @esc-0330
    Esquema del escenario: Primera jugada fuera de la casilla central
      # en: A first play off the centre square
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca MESA desde <casilla> <dirección>
      Entonces la actuación <resultado>

      @fise-2003:6 @redeletras:6 @fise-2009:6.s2 @resumen-2018:4.s2
      Ejemplos: Basta que una letra la cubra
        # en: One letter on it is enough
        # en: | edition | square | direction | result |
        | reglamento   | casilla | dirección     | resultado |
        | fise-2003    | H8      | en horizontal | se admite |
        | fise-2003    | E8      | en vertical   | se admite |
        | redeletras   | H8      | en horizontal | se admite |
        | redeletras   | E8      | en vertical   | se admite |
        | fise-2009    | H8      | en horizontal | se admite |
        | fise-2009    | E8      | en vertical   | se admite |
        | resumen-2018 | H8      | en horizontal | se admite |
        | resumen-2018 | E8      | en vertical   | se admite |
        | ajs-2024     | H8      | en horizontal | se admite |
        | ajs-2024     | E8      | en vertical   | se admite |

      @fise-2003:6 @redeletras:6 @resumen-2018:4.s2
      Ejemplos: Sin cubrirla no se admite
        # en: Without covering it, it is not admitted
        # en: | edition | square | direction | result |
        | reglamento   | casilla | dirección     | resultado                                    |
        | fise-2003    | H9      | en horizontal | se rechaza porque no pisa la casilla central |
        | fise-2003    | A1      | en vertical   | se rechaza porque no pisa la casilla central |
        | redeletras   | H9      | en horizontal | se rechaza porque no pisa la casilla central |
        | redeletras   | A1      | en vertical   | se rechaza porque no pisa la casilla central |
        | resumen-2018 | H9      | en horizontal | se rechaza porque no pisa la casilla central |
        | resumen-2018 | A1      | en vertical   | se rechaza porque no pisa la casilla central |

      @fise-2009:6.s2 @fise-2009:20.p1
      Ejemplos: FISE 2009 y AJS: se admite y decide el rival
        # en: FISE 2009 and AJS: it is admitted and the rival decides
        # en: | edition | square | direction | result |
        | reglamento | casilla | dirección     | resultado |
        | fise-2009  | H9      | en horizontal | se admite |
        | ajs-2024   | H9      | en horizontal | se admite |

    @esc-0332
    Esquema del escenario: Palabra que cubre después la casilla central fallada
      # en: A later word that covers the missed centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que Bruno ha colocado MESA desde H9 en horizontal
      Cuando Ana coloca REMESA desde H7 en horizontal
      Entonces la jugada vale 16 puntos

      @fise-2009:20.2
      Ejemplos: La estrella conserva su premio
        # en: The star keeps its premium
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-0334
    Esquema del escenario: Palabra que cubre la estrella y una casilla roja
      # en: A word over the star and a red square
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que Bruno ha colocado MESA desde K8 en horizontal
      Cuando Ana coloca ANIMADOR desde H8 en vertical
      Entonces la jugada vale 122 puntos

      @fise-2009:15 @fise-2009:20.2
      Ejemplos: Con la estrella aún libre, el doble y el triple se multiplican
        # en: With the star still free, double and triple multiply
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-0333
    Esquema del escenario: Valor de la jugada aceptada sin casilla central
      # en: Value of a play accepted off the centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Cuando Ana coloca MESA desde H9 en horizontal
      Entonces la jugada vale 7 puntos

      @fise-2009:20.2
      Ejemplos: No se dobla; la A de H12 cuenta doble
        # en: It is not doubled; the A of H12 counts double
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
