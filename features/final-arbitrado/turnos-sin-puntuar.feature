# language: es
@perfil-final-arbitrado
Característica: Final por turnos sin puntuar, con planillas
  # en: Ending by scoreless turns, with sheets

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Cuentan los pases, los cambios y las jugadas no válidas; lo demás rompe la cuenta
    # en: Passes, exchanges and invalid plays count; anything else breaks the run

    @esc-0011
    Esquema del escenario: Once cambios tras otro turno
      # en: Eleven exchanges after another turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Y que hubo <turno> y después 10 cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: La lista de clases de turno es cerrada
        # en: The list of kinds of turn is closed
        # en: | edition | turn | ending |
        | reglamento | turno               | final                          |
        | redeletras | un pase             | termina por turnos sin puntuar |
        | redeletras | un cambio           | termina por turnos sin puntuar |
        | redeletras | una jugada anulada  | termina por turnos sin puntuar |
        | redeletras | una jugada retirada | no termina                     |
        | redeletras | un turno perdido    | no termina                     |
        | redeletras | una jugada          | no termina                     |
        | fise-2009  | un pase             | termina por turnos sin puntuar |
        | fise-2009  | un cambio           | termina por turnos sin puntuar |
        | fise-2009  | una jugada anulada  | termina por turnos sin puntuar |
        | fise-2009  | una jugada retirada | no termina                     |
        | fise-2009  | un turno perdido    | no termina                     |
        | fise-2009  | una jugada          | no termina                     |
        | ajs-2024   | un pase             | termina por turnos sin puntuar |
        | ajs-2024   | un cambio           | termina por turnos sin puntuar |
        | ajs-2024   | una jugada anulada  | termina por turnos sin puntuar |
        | ajs-2024   | una jugada retirada | no termina                     |
        | ajs-2024   | un turno perdido    | no termina                     |
        | ajs-2024   | una jugada          | no termina                     |

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
