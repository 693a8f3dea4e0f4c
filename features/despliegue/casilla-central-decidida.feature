# language: es
@perfil-despliegue
Característica: Casilla central sobre la que ya no se decide
  # en: The centre square that is no longer to be decided on

  Regla: La casilla central se discute si se falló, y una vez
    # en: The centre square is argued if it was missed, and once

    @esc-1038
    Esquema del escenario: Anulación de una jugada que el rival ya dio por buena
      # en: Voiding a play that the rival has already let stand
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H9 en horizontal
      Y que Bruno ha aceptado la jugada sin casilla central
      Cuando Bruno anula la jugada sin casilla central
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla H9 sí tiene ficha

      @fise-2009:6.s2 @fise-2009:20.p1
      Ejemplos: Quien la acepta ya ha decidido
        # en: Whoever accepts has decided
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1039
    Esquema del escenario: Anulación de una primera jugada que cubre la casilla central
      # en: Voiding a first play that covers the centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H8 en horizontal
      Cuando Bruno anula la jugada sin casilla central
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla H8 sí tiene ficha

      @fise-2009:6.s2 @fise-2009:20.p1
      Ejemplos: No hay falta que señalar
        # en: There is no fault to point out
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
