# language: es
@perfil-reloj
Característica: La comprobación larga
  # en: The long check

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Si comprobar lleva más de cinco segundos, el reloj puede pararse hasta que se anote
    # en: If checking takes more than five seconds, the clock may be stopped until the play is noted

    @esc-1305
    Esquema del escenario: Bruno comprueba puntos y total y para el reloj
      # en: Bruno checks points and total and stops the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un reloj de ajedrez
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que han pasado <ms> milisegundos
      Cuando Bruno detiene el reloj
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Con cinco segundos justos todavía no
        # en: Not yet at five seconds exactly
        # en: | edition | ms | result | clock |
        | reglamento | ms   | resultado                | reloj         |
        | redeletras | 5000 | se rechaza por prematura | corre por Ana |
        | redeletras | 5001 | se admite                | está parado   |
        | fise-2009  | 5000 | se rechaza por prematura | corre por Ana |
        | fise-2009  | 5001 | se admite                | está parado   |
        | ajs-2024   | 5000 | se rechaza por prematura | corre por Ana |
        | ajs-2024   | 5001 | se admite                | está parado   |

    @esc-1306
    Esquema del escenario: Bruno anota tras una comprobación con el reloj parado
      # en: Bruno notes after a check with the clock stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que han pasado 6 segundos
      Y que Bruno ha detenido el reloj
      Y que han pasado 40 segundos
      Y que Bruno ha anotado 6 puntos
      Cuando pasan 15 segundos
      Entonces Ana ha consumido 21 segundos
      Y Bruno ha consumido 0 segundos

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: La parada acaba con la comprobación
        # en: The stop ends with the check
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1307
    Esquema del escenario: Bruno impugna tras una comprobación con el reloj parado
      # en: Bruno challenges after a check with the clock stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que han pasado 6 segundos
      Y que Bruno ha detenido el reloj
      Y que Bruno ha impugnado OLAS con papeleta
      Y que el juez ha respondido a la impugnación
      Cuando pasan 15 segundos
      Entonces Ana ha consumido 21 segundos

      @redeletras:31.2 @fise-2009:34.2
      Ejemplos: La parada de la comprobación no sobrevive al dictamen
        # en: The stop of the check does not outlast the ruling
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
