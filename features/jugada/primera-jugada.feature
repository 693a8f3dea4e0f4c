# language: es
@perfil-jugada
Característica: Primera jugada
  # en: First play

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
        | reglamento   | casilla | dirección     | resultado                                    |
        | fise-2003    | H9      | en horizontal | se rechaza porque no pisa la casilla central |
        | fise-2003    | A1      | en vertical   | se rechaza porque no pisa la casilla central |
        | redeletras   | H9      | en horizontal | se rechaza porque no pisa la casilla central |
        | redeletras   | A1      | en vertical   | se rechaza porque no pisa la casilla central |
        | resumen-2018 | H9      | en horizontal | se rechaza porque no pisa la casilla central |
        | resumen-2018 | A1      | en vertical   | se rechaza porque no pisa la casilla central |

      @fise-2009:6.s2 @fise-2009:20.p1
      Ejemplos: FISE 2009 y AJS: se admite y decide el rival
        | reglamento | casilla | dirección     | resultado |
        | fise-2009  | H9      | en horizontal | se admite |
        | ajs-2024   | H9      | en horizontal | se admite |

    @esc-0331
    Esquema del escenario: Decisión del rival sobre la casilla central fallada
      # en: The rival’s decision on a missed centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H9 en horizontal
      Cuando Bruno <decisión> la jugada sin casilla central
      Entonces la casilla H9 <puesta> tiene ficha
      Y le toca a <toca>

      @fise-2009:20.p1 @fise-2009:20.1 @fise-2009:20.2
      Ejemplos: La anula, y se pierde el turno, o la da por buena
        | reglamento | decisión | puesta | toca  |
        | fise-2009  | anula    | no     | Bruno |
        | fise-2009  | acepta   | sí     | Ana   |
        | ajs-2024   | anula    | no     | Bruno |
        | ajs-2024   | acepta   | sí     | Ana   |

    @esc-0332
    Esquema del escenario: Palabra que cubre después la casilla central fallada
      # en: A later word that covers the missed centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está MESA desde H9 en horizontal
      Cuando Ana coloca REMESA desde H7 en horizontal
      Entonces la jugada vale 16 puntos

      @fise-2009:20.2
      Ejemplos: La estrella conserva su premio
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-0334
    Esquema del escenario: Palabra que cubre la estrella y una casilla roja
      # en: A word over the star and a red square
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que en el tablero está MESA desde K8 en horizontal
      Cuando Ana coloca ANIMADOR desde H8 en vertical
      Entonces la jugada vale 122 puntos

      @fise-2009:15 @fise-2009:20.2
      Ejemplos: Con la estrella aún libre, el doble y el triple se multiplican
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
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
