# language: es
@perfil-fichas
Característica: Robar en dos veces
  # en: Drawing in two handfuls

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan 40 fichas

  Regla: Lo que se saca de la bolsa hasta pulsar el reloj es un solo robo
    # en: What is taken from the bag until the clock is pressed is one draw

    @esc-0165
    Esquema del escenario: Segundo puñado de quien ya ha sacado dos fichas de las tres debidas
      # en: A second handful after two of the three tiles due
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 2 fichas
      Cuando Ana roba 1 ficha
      Entonces la actuación se admite
      Y Ana enseña 0 fichas
      Y Ana tiene 7 fichas
      Y en la bolsa quedan 37 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @redeletras:29.p7 @fise-2009:32.p3 @resumen-2018:5.s1 @ajs-2024:3.1.2.2.p1
      Ejemplos: En todas las ediciones
        # en: In all editions
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0166
    Esquema del escenario: Segundo puñado con el reloj ya pulsado
      # en: A second handful with the clock already pressed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 2 fichas
      Y que Ana ha pulsado el reloj
      Cuando Ana roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 6 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p3 @resumen-2018:5.s1 @ajs-2024:3.1.2.2.p1
      Ejemplos: En todas las ediciones
        # en: In all editions
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0167
    Esquema del escenario: Dos puñados que suman una ficha de más
      # en: Two handfuls that make one tile too many
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 2 fichas
      Y que Ana roba 2 fichas sin verlas ni ponerlas en el atril
      Cuando Ana señala que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve 1 a la bolsa
      Y las sobrantes salen de <reserva> <elección>

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: Mezcladas en parte con las del atril, cuentan todas
        # en: Mixed in part with those on the rack, all count
        # en: | edition | looks at | pool | choice |
        | reglamento | mira | reserva       | elección |
        | fise-2003  | 1    | todo el atril | al azar  |
        | redeletras | 1    | todo el atril | al azar  |

      @fise-2009:28.2
      Ejemplos: Basta haber visto las del primer puñado
        # en: It is enough to have seen those of the first handful
        # en: | edition | looks at | pool | choice |
        | reglamento | mira | reserva       | elección               |
        | fise-2009  | 3    | todo el atril | por elección del rival |

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Las dos del segundo puñado, sin ver, bastan
        # en: The two of the second handful, unseen, are enough
        # en: | edition | looks at | pool | choice |
        | reglamento | mira | reserva                 | elección |
        | ajs-2024   | 0    | las que no se han visto | al azar  |
