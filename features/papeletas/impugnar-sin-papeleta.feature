# language: es
@perfil-papeletas
Característica: Impugnar donde no hay papeletas
  # en: Challenging where there are no slips

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El Resumen no dice quién responde ni pide que se cuente antes; impugnada la jugada, se espera la respuesta
    # en: The Summary does not say who answers nor asks for counting first; once the play is challenged, the answer is awaited

    @esc-1161
    Esquema del escenario: Respuesta a la impugnación según quién la da
      # en: The answer to the challenge by who gives it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación
      Entonces la actuación <resultado>
      Y la casilla I10 <queda> tiene ficha

      @resumen-2018:23.s1 @resumen-2018:23.s2
      Ejemplos: Un juez; de los demás no habla
        # en: A judge; of the others it does not speak
        # en: | edition | who | result | stays |
        | reglamento   | quién         | resultado                         | queda |
        | resumen-2018 | el juez       | se admite                         | no    |
        | resumen-2018 | el corremesas | no está prevista en el reglamento | sí    |
        | resumen-2018 | un espectador | no está prevista en el reglamento | sí    |

    @esc-1162
    Esquema del escenario: La autora quiere pasar con su jugada impugnada
      # en: The author wants to pass with the play challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de orden
      Y la casilla I10 sí tiene ficha

      @resumen-2018:20 @resumen-2018:23.s1
      Ejemplos: Primero se sabe si vale
        # en: First it is known whether it is valid
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
