# language: es
@perfil-final-arbitrado
Característica: Turno perdido en medio de los turnos sin puntuar
  # en: A lost turn in the middle of the scoreless turns

  Regla: Los doce turnos han de ser seguidos, y un turno perdido los interrumpe
    # en: The twelve turns have to be in a row, and a lost turn interrupts them

    @esc-1180
    Esquema del escenario: Bruno perdió un turno entre los cambios de ambos
      # en: Bruno lost a turn among the exchanges of both
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Y que hubo <antes> cambios, un turno perdido y después <después> cambios
      Cuando Ana cambia E
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Con doce cambios en total, siete de Ana y cinco de Bruno, ni con seis de cada uno se acaba
        # en: With twelve exchanges in all, seven by Ana and five by Bruno, or even with six each it does not end
        # en: | edition | before | after | ending |
        | reglamento | antes | después | final      |
        | redeletras | 5     | 6       | no termina |
        | redeletras | 6     | 6       | no termina |
        | fise-2009  | 5     | 6       | no termina |
        | fise-2009  | 6     | 6       | no termina |
        | ajs-2024   | 5     | 6       | no termina |
        | ajs-2024   | 6     | 6       | no termina |

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Con doce seguidos después del turno perdido, sí
        # en: With twelve in a row after the lost turn it does
        # en: | edition | before | after | ending |
        | reglamento | antes | después | final                          |
        | redeletras | 3     | 10      | no termina                     |
        | redeletras | 3     | 12      | termina por turnos sin puntuar |
        | fise-2009  | 3     | 10      | no termina                     |
        | fise-2009  | 3     | 12      | termina por turnos sin puntuar |
        | ajs-2024   | 3     | 10      | no termina                     |
        | ajs-2024   | 3     | 12      | termina por turnos sin puntuar |
