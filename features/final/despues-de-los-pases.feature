# language: es
@perfil-final
Característica: Después del final por pases
  # en: After the end by passes

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Con el cuarto pase se acaban los turnos
    # en: With the fourth pass the turns are over

    @esc-2224
    Esquema del escenario: Jugada cuando la partida ha acabado por pases
      # en: A play when the game has ended by passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene SNAECU? en el atril
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha pasado
      Cuando Bruno coloca PATIOS desde H6 en horizontal
      Entonces la actuación se rechaza porque la partida ha terminado
      Y la casilla H11 no tiene ficha

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: El cuarto pase fue el último turno
        # en: The fourth pass was the last turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2225
    Esquema del escenario: Cambio cuando la partida ha acabado por pases
      # en: An exchange when the game has ended by passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene SNAECU? en el atril
      Y que en la bolsa quedan 40 fichas
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha pasado
      Cuando Bruno cambia N
      Entonces la actuación se rechaza porque la partida ha terminado
      Y Bruno tiene SNAECU? en el atril

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: El cuarto pase fue el último turno
        # en: The fourth pass was the last turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2226
    Esquema del escenario: Pase cuando la partida ha acabado por pases
      # en: A pass when the game has ended by passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha pasado
      Cuando Bruno pasa
      Entonces la actuación se rechaza porque la partida ha terminado

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: El cuarto pase fue el último turno
        # en: The fourth pass was the last turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
