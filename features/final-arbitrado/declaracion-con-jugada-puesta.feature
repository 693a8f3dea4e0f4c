# language: es
@perfil-final-arbitrado
Característica: Declaración de no poder colocar con una jugada puesta
  # en: A declaration of being unable to place with a play laid

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Mientras una jugada espera la aceptación, nadie queda sin poder colocar
    # en: While a play awaits acceptance nobody is left unable to place

    @esc-0872
    Esquema del escenario: Declara el rival de quien acaba de colocar
      # en: The rival of who has just laid a play says so
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que Ana tiene SQ en el atril
      Y que Bruno tiene [RR] en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Bruno declara que no puede colocar
      Entonces la actuación se rechaza por estar fuera de orden
      Y la partida no termina

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: La jugada aún puede levantarse
        # en: The play may still come off
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0879
    Esquema del escenario: Declara el rival de quien ya tiene anotada su jugada
      # en: The rival of a player whose play is already noted says so
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que Ana tiene SQ en el atril
      Y que Bruno tiene [RR] en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha anunciado 8 puntos
      Y que Bruno ha anotado 8 puntos
      Cuando Bruno declara que no puede colocar
      Entonces la partida termina porque nadie puede colocar

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: La jugada aceptada ya no se levanta
        # en: The play accepted comes off no more
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
