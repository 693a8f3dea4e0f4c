# language: es
@perfil-final-arbitrado
Característica: Final por turnos sin puntuar, con planillas
  # en: Ending by scoreless turns, with sheets

  Regla: Cuentan los pases, los cambios y las jugadas no válidas; lo demás rompe la cuenta
    # en: Passes, exchanges and invalid plays count; anything else breaks the run

    @esc-0011
    Esquema del escenario: Once cambios tras un turno de otra clase
      # en: Eleven exchanges after a turn of another kind
      Dada una partida en curso según el reglamento <reglamento>
      Y que hubo un <turno> y después 10 cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: La lista de clases de turno es cerrada
        # en: The list of kinds of turn is closed
        # en: | edition | turn | ending |
        | reglamento | turno           | final                          |
        | redeletras | paso            | termina por turnos sin puntuar |
        | redeletras | cambio          | termina por turnos sin puntuar |
        | redeletras | jugada anulada  | termina por turnos sin puntuar |
        | redeletras | jugada retirada | no termina                     |
        | redeletras | turno perdido   | no termina                     |
        | redeletras | jugada          | no termina                     |
        | fise-2009  | paso            | termina por turnos sin puntuar |
        | fise-2009  | cambio          | termina por turnos sin puntuar |
        | fise-2009  | jugada anulada  | termina por turnos sin puntuar |
        | fise-2009  | jugada retirada | no termina                     |
        | fise-2009  | turno perdido   | no termina                     |
        | fise-2009  | jugada          | no termina                     |
        | ajs-2024   | paso            | termina por turnos sin puntuar |
        | ajs-2024   | cambio          | termina por turnos sin puntuar |
        | ajs-2024   | jugada anulada  | termina por turnos sin puntuar |
        | ajs-2024   | jugada retirada | no termina                     |
        | ajs-2024   | turno perdido   | no termina                     |
        | ajs-2024   | jugada          | no termina                     |

    @esc-0012
    Esquema del escenario: Jugada que puntúa tras once turnos sin puntuar
      # en: A scoring play after eleven scoreless turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 11 turnos fueron cambios
      Cuando Ana coloca PATIOS desde H6 en horizontal y Bruno anota 8 puntos
      Entonces la partida no termina

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Una jugada que queda reinicia la cuenta
        # en: A play that stands starts the count anew
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
