# language: es
@perfil-reloj
Característica: La consulta acabada
  # en: The query that is over

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: Cada consulta tiene su fin, y no más de uno
    # en: Each query has its end, and no more than one

    @esc-1311
    Esquema del escenario: Se da por terminada por segunda vez la consulta de Ana
      # en: Ana’s query is declared over a second time
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha llamado al árbitro
      Y que el árbitro se ha retirado de la mesa
      Cuando el árbitro se retira de la mesa
      Entonces la actuación se rechaza porque no procede
      Y corre el tiempo de Ana

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: Ya no hay parada a la que poner fin
        # en: There is no stop any more to bring to an end
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1312
    Esquema del escenario: Ana vuelve a llamar al árbitro que ya está en la mesa
      # en: Ana calls again the arbiter who is at the table already
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha llamado al árbitro
      Y que Bruno ha llamado al árbitro
      Cuando el árbitro se retira de la mesa
      Entonces la actuación se admite
      Y corre el tiempo de Ana

      @fise-2003:31.5 @redeletras:31.5 @fise-2009:34.5
      Ejemplos: Al retirarse acaban las dos consultas
        # en: Both queries end with the leaving
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
