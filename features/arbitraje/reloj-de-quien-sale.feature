# language: es
@perfil-arbitraje
Característica: El reloj de quien sale
  # en: The clock of whoever leaves

  Regla: El reglamento dice para quién corre el reloj entretanto
    # en: The regulation says for whom the clock runs meanwhile

    @esc-1813
    Esquema del escenario: Ana sale con la jugada anotada por los dos y pasan tres minutos
      # en: Ana leaves with her play noted by both and three minutes go by
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana ha salido de la sala tras avisar y con permiso
      Cuando pasan 3 min 0 s
      Entonces Ana ha consumido <Ana> min 0 s
      Y Bruno ha consumido <Bruno> min 0 s
      Y le toca a <turno>

      @fise-2003:41.6
      Ejemplos: FISE 2003: como estaba, parado desde que colocó; del reloj nada se dice
        # en: FISE 2003: as it was, standing since she laid; nothing is said of the clock
        # en: | edition | timing | Ana | Bruno | turn |
        | reglamento | modalidad         | Ana | Bruno | turno |
        | fise-2003  | tiempo no corrido | 0   | 0     | Ana   |

      @redeletras:38.p6
      Ejemplos: ReDeLetras: para quien ha salido
        # en: ReDeLetras: for whoever has left
        # en: | edition | timing | Ana | Bruno | turn |
        | reglamento | modalidad         | Ana | Bruno | turno |
        | redeletras | tiempo corrido    | 3   | 0     | Ana   |
        | redeletras | tiempo no corrido | 3   | 0     | Ana   |

      @fise-2009:37.p1 @ajs-2024:4.1.11
      Ejemplos: FISE 2009, también en la AJS: para su oponente
        # en: FISE 2009, under AJS too: for the opponent
        # en: | edition | timing | Ana | Bruno | turn |
        | reglamento | modalidad         | Ana | Bruno | turno |
        | fise-2009  | tiempo corrido    | 0   | 3     | Bruno |
        | fise-2009  | tiempo no corrido | 0   | 3     | Bruno |
        | ajs-2024   | tiempo corrido    | 0   | 3     | Bruno |
