# language: es
@perfil-final
Característica: Clases de turno sin puntuar
  # en: Kinds of scoreless turn

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Cuentan los pases, los cambios y las jugadas no válidas
    # en: Passes, exchanges and invalid plays count

    @esc-0446
    Esquema del escenario: Once cambios tras otro turno
      # en: Eleven exchanges after another turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Y que hubo <turno> y después 10 cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Una jugada que queda rompe la cuenta
        # en: A play that stands breaks the run
        # en: | edition | turn | ending |
        | reglamento | turno              | final                          |
        | redeletras | un pase            | termina por turnos sin puntuar |
        | redeletras | un cambio          | termina por turnos sin puntuar |
        | redeletras | una jugada anulada | termina por turnos sin puntuar |
        | redeletras | una jugada         | no termina                     |
        | fise-2009  | un pase            | termina por turnos sin puntuar |
        | fise-2009  | un cambio          | termina por turnos sin puntuar |
        | fise-2009  | una jugada anulada | termina por turnos sin puntuar |
        | fise-2009  | una jugada         | no termina                     |
        | ajs-2024   | un pase            | termina por turnos sin puntuar |
        | ajs-2024   | un cambio          | termina por turnos sin puntuar |
        | ajs-2024   | una jugada anulada | termina por turnos sin puntuar |
        | ajs-2024   | una jugada         | no termina                     |

    @esc-0447
    Esquema del escenario: Pase que sigue a otros cambios
      # en: A pass that follows other exchanges
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que los últimos <cambios> turnos fueron cambios
      Cuando Ana pasa
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: El pase también es un turno sin puntuar
        # en: A pass is a scoreless turn as well
        # en: | edition | exchanges | ending |
        | reglamento | cambios | final                          |
        | redeletras | 10      | no termina                     |
        | redeletras | 11      | termina por turnos sin puntuar |
        | fise-2009  | 10      | no termina                     |
        | fise-2009  | 11      | termina por turnos sin puntuar |
        | ajs-2024   | 10      | no termina                     |
        | ajs-2024   | 11      | termina por turnos sin puntuar |
