# language: es
@perfil-impugnacion
Característica: Otro turno antes del dictamen
  # en: Another turn before the ruling

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Quien ya ha jugado no cambia fichas ni pasa mientras se juzga su jugada
    # en: Who has played neither exchanges tiles nor passes while that play is judged

    @esc-0713
    Esquema del escenario: Cambio del autor de la jugada impugnada
      # en: An exchange by the author of the play challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando Ana cambia E
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:24 @redeletras:24 @fise-2009:25 @resumen-2018:19.s1
      Ejemplos: El turno ya se empleó en jugar
        # en: The turn was already spent on a play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0714
    Esquema del escenario: Pase del autor de la jugada impugnada
      # en: A pass by the author of the play challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: El turno ya se empleó en jugar
        # en: The turn was already spent on a play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
