# language: es
@perfil-final-arbitrado
Característica: Final porque nadie puede colocar
  # en: Ending because nobody can place

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La partida acaba cuando ninguno de los dos puede colocar; lo decide la posición
    # en: The game ends when neither player can place; the position decides it

    @esc-0030
    Esquema del escenario: Declara quien no puede colocar y el rival tampoco puede
      # en: A player who cannot place says so, and the rival cannot either
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que Ana tiene Q[LL] en el atril
      Y que Bruno tiene [RR] en el atril
      Cuando Ana declara que no puede colocar
      Entonces la actuación se admite
      Y la partida <final>

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: FISE, ReDeLetras y AJS: haya o no fichas en la bolsa
        # en: FISE, ReDeLetras and AJS: whether or not the bag has tiles
        # en: | edition | bag | ending |
        | reglamento | bolsa | final                              |
        | fise-2003  | 0     | termina porque nadie puede colocar |
        | fise-2003  | 5     | termina porque nadie puede colocar |
        | redeletras | 0     | termina porque nadie puede colocar |
        | redeletras | 5     | termina porque nadie puede colocar |
        | fise-2009  | 0     | termina porque nadie puede colocar |
        | fise-2009  | 5     | termina porque nadie puede colocar |
        | ajs-2024   | 0     | termina porque nadie puede colocar |
        | ajs-2024   | 5     | termina porque nadie puede colocar |

    @esc-0031
    Esquema del escenario: Declara quien no puede colocar, pero el rival sí puede
      # en: A player who cannot place says so, but the rival can
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que OX es válida
      Y que Ana tiene Q[LL] en el atril
      Y que Bruno tiene X en el atril
      Cuando Ana declara que no puede colocar
      Entonces la actuación <resultado>
      Y la partida no termina

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: FISE, ReDeLetras y AJS: mientras uno pueda colocar, se sigue
        # en: FISE, ReDeLetras and AJS: as long as one can place, play goes on
        # en: | edition | result |
        | reglamento | resultado |
        | fise-2003  | se admite |
        | redeletras | se admite |
        | fise-2009  | se admite |
        | ajs-2024   | se admite |

      @resumen-2018:25.a
      Ejemplos: Resumen: no conoce este final
        # en: Summary: does not know this ending
        # en: | edition | result |
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |

  Regla: Cada jugador descuenta sus propias fichas
    # en: Each player deducts his or her own tiles

    @esc-0032
    Esquema del escenario: Descuento de atriles cuando nadie puede colocar
      # en: Rack deductions when nobody can place
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 305 a 300
      Y que la bolsa está vacía
      Y que Ana tiene Q[LL] en el atril
      Y que Bruno tiene [RR] en el atril
      Cuando Ana declara que no puede colocar
      Entonces la partida termina porque nadie puede colocar
      Y el marcador queda 292 a 292

      @fise-2003:40.p2 @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: Trece puntos Ana y ocho Bruno, sin traspaso al rival
        # en: Thirteen points for Ana and eight for Bruno, without transfer to the rival
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
