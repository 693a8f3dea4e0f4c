# language: es
@perfil-final
Característica: Jugada entre turnos sin puntuar
  # en: A play among scoreless turns

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que el marcador es 60 a 45

  Regla: Los turnos de antes de una jugada ya no cuentan
    # en: Turns before a play no longer count

    @esc-1185
    Esquema del escenario: Pases de antes y de después de una jugada
      # en: Passes before a play and after it
      Dada una partida en curso según el reglamento <reglamento>
      Y que hubo 3 pases, una jugada y después <después> pases
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: Han de ser cuatro seguidos
        # en: There have to be four in a row
        # en: | edition | after | ending |
        | reglamento   | después | final             |
        | fise-2003    | 2       | no termina        |
        | fise-2003    | 3       | termina por pases |
        | redeletras   | 2       | no termina        |
        | redeletras   | 3       | termina por pases |
        | fise-2009    | 2       | no termina        |
        | fise-2009    | 3       | termina por pases |
        | resumen-2018 | 2       | no termina        |
        | resumen-2018 | 3       | termina por pases |
        | ajs-2024     | 2       | no termina        |
        | ajs-2024     | 3       | termina por pases |

    @esc-1186
    Esquema del escenario: Cambios de antes y de después de una jugada
      # en: Exchanges before a play and after it
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 20 fichas
      Y que hubo 6 cambios, una jugada y después <después> cambios
      Cuando Ana cambia <ficha>
      Entonces la partida <final>

      @redeletras:37.3 @fise-2009:45.3
      Ejemplos: Han de ser doce seguidos
        # en: There have to be twelve in a row
        # en: | edition | after | tile | ending |
        | reglamento | después | ficha | final                          |
        | redeletras | 5       | A     | no termina                     |
        | redeletras | 10      | A     | no termina                     |
        | redeletras | 11      | A     | termina por turnos sin puntuar |
        | fise-2009  | 5       | A     | no termina                     |
        | fise-2009  | 10      | A     | no termina                     |
        | fise-2009  | 11      | A     | termina por turnos sin puntuar |
        | ajs-2024   | 5       | A     | no termina                     |
        | ajs-2024   | 10      | A     | no termina                     |
        | ajs-2024   | 11      | A     | termina por turnos sin puntuar |
