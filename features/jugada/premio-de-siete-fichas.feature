# language: es
@perfil-jugada
Característica: Premio por siete fichas
  # en: Bonus for seven tiles

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Colocar siete fichas del atril en un turno da cincuenta puntos más
    # en: Laying seven tiles of the rack in one turn earns fifty points more

    @esc-0315
    Esquema del escenario: Jugada según el número de fichas colocadas
      # en: A play by the number of tiles laid
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H10 en vertical
      Entonces la jugada vale <puntos> puntos

      @fise-2003:19 @fise-2003:10.1 @redeletras:19 @redeletras:10.1 @fise-2009:19 @fise-2009:10.2.s3 @resumen-2018:17
      Ejemplos: Siete sí, también con comodines; seis no
        # en: Seven earn it, with blanks as well; six do not
        # en: | edition | word | points |
        | reglamento   | palabra      | puntos |
        | fise-2003    | ORDENAS      | 14     |
        | fise-2003    | ORDENADO     | 68     |
        | fise-2003    | ORDENA(D)O   | 62     |
        | fise-2003    | O(R)DENA(D)O | 61     |
        | redeletras   | ORDENAS      | 14     |
        | redeletras   | ORDENADO     | 68     |
        | redeletras   | ORDENA(D)O   | 62     |
        | redeletras   | O(R)DENA(D)O | 61     |
        | fise-2009    | ORDENAS      | 14     |
        | fise-2009    | ORDENADO     | 68     |
        | fise-2009    | ORDENA(D)O   | 62     |
        | fise-2009    | O(R)DENA(D)O | 61     |
        | resumen-2018 | ORDENAS      | 14     |
        | resumen-2018 | ORDENADO     | 68     |
        | resumen-2018 | ORDENA(D)O   | 62     |
        | resumen-2018 | O(R)DENA(D)O | 61     |
        | ajs-2024     | ORDENAS      | 14     |
        | ajs-2024     | ORDENADO     | 68     |
        | ajs-2024     | ORDENA(D)O   | 62     |
        | ajs-2024     | O(R)DENA(D)O | 61     |

    @esc-0316
    Esquema del escenario: Seis fichas que son todo el atril
      # en: Six tiles that are the whole rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que Ana tiene RDENAS en el atril
      Cuando Ana coloca ORDENAS desde H10 en vertical
      Entonces la jugada vale 14 puntos

      @fise-2003:19 @redeletras:19 @fise-2009:19 @resumen-2018:17
      Ejemplos: Vaciar un atril corto no da el premio
        # en: Emptying a short rack does not earn the bonus
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2301
    Esquema del escenario: Fichas que forman varias palabras
      # en: Tiles that form several words
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde <casilla> <dirección>
      Entonces la jugada vale <puntos> puntos

      @fise-2003:19 @redeletras:19 @fise-2009:19 @resumen-2018:17
      Ejemplos: El premio se da una vez, formen lo que formen
        # en: The bonus is given once, whatever they form
        # en: | edition | word | square | direction | points |
        | reglamento   | palabra | casilla | dirección     | puntos |
        | fise-2003    | SORDAS  | H11     | en vertical   | 22     |
        | fise-2003    | SORDINA | H11     | en vertical   | 74     |
        | fise-2003    | COLORES | I1      | en horizontal | 68     |
        | redeletras   | SORDAS  | H11     | en vertical   | 22     |
        | redeletras   | SORDINA | H11     | en vertical   | 74     |
        | redeletras   | COLORES | I1      | en horizontal | 68     |
        | fise-2009    | SORDAS  | H11     | en vertical   | 22     |
        | fise-2009    | SORDINA | H11     | en vertical   | 74     |
        | fise-2009    | COLORES | I1      | en horizontal | 68     |
        | resumen-2018 | SORDAS  | H11     | en vertical   | 22     |
        | resumen-2018 | SORDINA | H11     | en vertical   | 74     |
        | resumen-2018 | COLORES | I1      | en horizontal | 68     |
        | ajs-2024     | SORDAS  | H11     | en vertical   | 22     |
        | ajs-2024     | SORDINA | H11     | en vertical   | 74     |
        | ajs-2024     | COLORES | I1      | en horizontal | 68     |

    @esc-2200
    Esquema del escenario: Jugada con un dígrafo según el número de fichas
      # en: Play with a digraph by the number of tiles
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana coloca <palabra> desde H10 en vertical
      Entonces la jugada vale <puntos> puntos

      @fise-2003:19 @fise-2003:11 @redeletras:19 @redeletras:11.p1 @fise-2009:19 @fise-2009:11 @resumen-2018:17 @resumen-2018:9
      Ejemplos: Seis fichas con RR no son siete; siete, sí
        # en: Six tiles with RR are not seven; seven are
        # en: | edition | word | points |
        | reglamento   | palabra     | puntos |
        | fise-2003    | OCU[RR]IDO  | 21     |
        | redeletras   | OCU[RR]IDO  | 21     |
        | fise-2009    | OCU[RR]IDO  | 21     |
        | resumen-2018 | OCU[RR]IDO  | 21     |
        | ajs-2024     | OCU[RR]IDO  | 21     |
        | fise-2003    | OCU[RR]ENTE | 71     |
        | redeletras   | OCU[RR]ENTE | 71     |
        | fise-2009    | OCU[RR]ENTE | 71     |
        | resumen-2018 | OCU[RR]ENTE | 71     |
        | ajs-2024     | OCU[RR]ENTE | 71     |
