# language: es
@perfil-final
Característica: Final por turnos sin puntuar
  # en: Ending by scoreless turns

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: La partida acaba tras seis turnos seguidos de cada jugador sin jugada que quede
    # en: The game ends after six turns in a row by each player without a play that stands

    @esc-0010
    Esquema del escenario: Cambio que sigue a otros cambios
      # en: An exchange that follows other exchanges
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: al duodécimo turno
        # en: ReDeLetras, FISE 2009 and AJS: at the twelfth turn
        # en: | edition | exchanges | ending |
        | reglamento | cambios | final                          |
        | redeletras | 10      | no termina                     |
        | redeletras | 11      | termina por turnos sin puntuar |
        | fise-2009  | 10      | no termina                     |
        | fise-2009  | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 10      | no termina                     |
        | ajs-2024   | 11      | termina por turnos sin puntuar |

      @fise-2003:40.2 @resumen-2018:25.a
      Ejemplos: FISE 2003 y Resumen: no conocen este final
        # en: FISE 2003 and Resumen: do not know this ending
        # en: | edition | exchanges | ending |
        | reglamento   | cambios | final      |
        | fise-2003    | 11      | no termina |
        | fise-2003    | 23      | no termina |
        | resumen-2018 | 11      | no termina |
        | resumen-2018 | 23      | no termina |
