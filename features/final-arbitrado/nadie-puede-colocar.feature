# language: es
@perfil-final-arbitrado
Característica: Final porque nadie puede colocar
  # en: Ending because nobody can place

  Regla: La partida acaba cuando los dos jugadores declaran que no pueden colocar
    # en: The game ends when both players declare being unable to place

    @esc-0030
    Esquema del escenario: Segunda declaración de no poder colocar
      # en: Second declaration of being unable to place
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que Bruno ha declarado que no puede colocar
      Cuando Ana declara que no puede colocar
      Entonces la actuación <resultado>
      Y la partida <final>

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: FISE, ReDeLetras y AJS: haya o no fichas en la bolsa
        # en: FISE, ReDeLetras and AJS: whether or not the bag has tiles
        # en: | edition | bag | result | ending |
        | reglamento | bolsa | resultado | final                              |
        | fise-2003  | 0     | se admite | termina porque nadie puede colocar |
        | fise-2003  | 5     | se admite | termina porque nadie puede colocar |
        | redeletras | 0     | se admite | termina porque nadie puede colocar |
        | redeletras | 5     | se admite | termina porque nadie puede colocar |
        | fise-2009  | 0     | se admite | termina porque nadie puede colocar |
        | fise-2009  | 5     | se admite | termina porque nadie puede colocar |
        | ajs-2024   | 0     | se admite | termina porque nadie puede colocar |
        | ajs-2024   | 5     | se admite | termina porque nadie puede colocar |

    @esc-0031
    Esquema del escenario: Declaración de un solo jugador
      # en: Declaration by one player only
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
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
    # en: Each player deducts the own tiles

    @esc-0032
    Esquema del escenario: Descuento de atriles cuando nadie puede colocar
      # en: Rack deductions when nobody can place
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 280 a 300
      Y que la bolsa está vacía
      Y que Ana tiene VE en el atril
      Y que Bruno tiene ZA? en el atril
      Y que Bruno ha declarado que no puede colocar
      Cuando Ana declara que no puede colocar
      Entonces el marcador queda 275 a 289

      @fise-2003:40.p2 @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: Sin traspaso al rival
        # en: Without transfer to the rival
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
