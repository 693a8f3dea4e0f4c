# language: es
@perfil-final
Característica: Jugada tras once turnos sin puntuar
  # en: A play after eleven scoreless turns

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: Una jugada que queda rompe la cuenta y una que no vale la completa
    # en: A play that stands breaks the run and one that is not valid completes it

    @esc-0448
    Esquema del escenario: Jugada tras once turnos sin puntuar
      # en: A play after eleven scoreless turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 11 turnos fueron cambios
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la partida no termina

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Una jugada que queda reinicia la cuenta
        # en: A play that stands starts the count anew
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0449
    Esquema del escenario: Jugada impugnada tras once turnos sin puntuar
      # en: A play challenged after eleven scoreless turns
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 11 turnos fueron cambios
      Y que PATIOS es válida
      Y que Ana ha colocado <palabra> desde H6 en horizontal
      Y que Bruno ha impugnado <palabra>
      Cuando el juez responde a la impugnación
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: La jugada no válida es el duodécimo turno; la válida, no
        # en: A play that is not valid is the twelfth turn; a valid one is not
        # en: | edition | word | ending |
        | reglamento | palabra | final                          |
        | redeletras | PATIOX  | termina por turnos sin puntuar |
        | redeletras | PATIOS  | no termina                     |
        | fise-2009  | PATIOX  | termina por turnos sin puntuar |
        | fise-2009  | PATIOS  | no termina                     |
        | ajs-2024   | PATIOX  | termina por turnos sin puntuar |
        | ajs-2024   | PATIOS  | no termina                     |
