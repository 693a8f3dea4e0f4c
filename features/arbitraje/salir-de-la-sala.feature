# language: es
@perfil-arbitraje
Característica: Salir de la sala
  # en: Leaving the room

  Regla: Quien deja el juego por un rato tiene que avisar
    # en: Whoever leaves the game for a while has to tell

    @esc-1810
    Esquema del escenario: Ana, con la jugada anotada por los dos y sin robar, deja la sala
      # en: Ana, her play noted by both and nothing drawn, leaves the room
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Cuando Ana sale de la sala <permiso>
      Entonces la partida <final>
      Y Ana está fuera
      Y no se expulsa a Ana del torneo

      @fise-2003:41.6
      Ejemplos: FISE 2003: basta con avisar
        # en: FISE 2003: it is enough to tell
        # en: | edition | leave | ending |
        | reglamento | permiso                     | final                                     |
        | fise-2003  | tras avisar                 | no termina                                |
        | fise-2003  | tras avisar y con permiso   | no termina                                |
        | fise-2003  | sin avisar                  | termina por descalificación de un jugador |
        | fise-2003  | tras avisar solo a su rival | termina por descalificación de un jugador |

      @redeletras:38.p6
      Ejemplos: ReDeLetras: con permiso
        # en: ReDeLetras: with permission
        # en: | edition | leave | ending |
        | reglamento | permiso                     | final                                     |
        | redeletras | tras avisar y con permiso   | no termina                                |
        | redeletras | sin avisar                  | termina por descalificación de un jugador |
        | redeletras | tras avisar solo a su rival | termina por descalificación de un jugador |

      @fise-2009:37.p1 @fise-2009:46.5
      Ejemplos: FISE 2009, también en la AJS: basta con avisar
        # en: FISE 2009, under AJS too: it is enough to tell
        # en: | edition | leave | ending |
        | reglamento | permiso                     | final                                     |
        | fise-2009  | tras avisar                 | no termina                                |
        | fise-2009  | sin avisar                  | termina por descalificación de un jugador |
        | fise-2009  | tras avisar solo a su rival | termina por descalificación de un jugador |
        | ajs-2024   | tras avisar                 | no termina                                |
        | ajs-2024   | sin avisar                  | termina por descalificación de un jugador |
        | ajs-2024   | tras avisar solo a su rival | termina por descalificación de un jugador |

    @esc-1811
    Esquema del escenario: Ana, que gana por 310 a 290, se va sin avisar
      # en: Ana, ahead by 310 to 290, goes without telling
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 310 a 290
      Y que le toca a <turno>
      Cuando Ana sale de la sala sin avisar
      Entonces gana Bruno
      Y el marcador queda 310 a 290

      @fise-2003:41.6 @redeletras:38.p6 @fise-2009:46.5
      Ejemplos: Pierde la partida, sea cual sea el marcador y de quien sea el turno
        # en: She loses the game, whatever the score and whoever is to move
        # en: | edition | turn |
        | reglamento | turno |
        | fise-2003  | Ana   |
        | fise-2003  | Bruno |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-1812
    Esquema del escenario: Ana avisa al árbitro, no espera su permiso y sale
      # en: Ana tells the arbiter, does not wait for leave and goes
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Cuando Ana sale de la sala tras avisar
      Entonces la actuación <resultado>

      @redeletras:38.p6
      Ejemplos: ReDeLetras: de la sala se sale con autorización
        # en: ReDeLetras: the room is left with permission
        # en: | edition | result |
        | reglamento | resultado                       |
        | redeletras | se rechaza por falta de acuerdo |

      @fise-2003:41.6 @fise-2009:37.p1
      Ejemplos: FISE, también en la AJS: no se habla de permiso
        # en: FISE, under AJS too: permission is not spoken of
        # en: | edition | result |
        | reglamento | resultado |
        | fise-2003  | se admite |
        | fise-2009  | se admite |
        | ajs-2024   | se admite |

    @esc-6025
    Esquema del escenario: Ana, fuera de la sala tras avisar, pasa
      # en: Ana, out of the room after giving notice, passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana ha salido de la sala tras avisar
      Cuando Ana pasa
      Entonces la actuación se rechaza porque falta un jugador

      @fise-2009:37.p1
      Ejemplos: FISE 2009, también en la AJS: desde fuera no se juega
        # en: FISE 2009, also in the AJS: nobody plays from outside
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
