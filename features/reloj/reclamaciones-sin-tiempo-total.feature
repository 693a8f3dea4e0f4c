# language: es
@perfil-reloj
Característica: Reclamaciones sin tiempo total
  # en: Claims without a total time

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: En la AJS no hay tiempo total que siga corriendo
    # en: Under AJS there is no total time that goes on

    @esc-1265
    Esquema del escenario: Se espera un dictamen cuando acaba la hora anunciada por el torneo
      # en: A ruling is awaited when the hour announced by the tournament ends
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar 60 min y han transcurrido 58 min 30 s
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS con papeleta
      Cuando pasan 120 segundos
      Entonces Ana ha consumido 0 segundos
      Y la partida no tiene tiempo total
      Y la partida no termina

      @ajs-2024:2.art42.6
      Ejemplos: AJS: la espera no gasta tiempo de nadie ni de nada
        # en: AJS: the wait uses up no time of anybody or anything
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1266
    Esquema del escenario: Treinta segundos después de un dictamen que duró un minuto, según la AJS
      # en: Thirty seconds after a ruling that took a minute, under AJS
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana, que empezó, lleva 10 turnos y Bruno 10
      Y que la partida puede durar 60 min y han transcurrido 58 min 30 s
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS con papeleta
      Y que han pasado 60 segundos
      Y que el juez ha respondido a la impugnación
      Cuando pasan 30 segundos
      Entonces la partida no tiene tiempo total

      @ajs-2024:2.art42.6
      Ejemplos: AJS: no había un minuto que devolver
        # en: AJS: there was no minute to give back
        # en: | edition |
        | reglamento |
        | ajs-2024   |
