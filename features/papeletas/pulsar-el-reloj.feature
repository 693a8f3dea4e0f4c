# language: es
@perfil-papeletas
Característica: Pulsar el reloj
  # en: Pressing the clock

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: El reloj se pulsa al final, y pulsarlo no dice nada por sí solo
    # en: The clock is pressed at the end, and a press says nothing by itself

    @esc-0904
    Esquema del escenario: El autor pulsa el reloj antes de que el rival anote
      # en: The author presses the clock before the rival notes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y la jugada está anunciada
      Y le toca a Ana

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1
      Ejemplos: Primero la acepta el rival
        # en: First the rival accepts it
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0905
    Esquema del escenario: Un jugador pulsa el reloj sin jugar y sin decir nada
      # en: A player presses the clock without playing and without a word
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y le toca a Ana

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: Lectura adoptada: quien no dice «paso» no ha pasado
        # en: Reading adopted: who does not say «paso» has not passed
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
