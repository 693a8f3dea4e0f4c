# language: es
@perfil-arbitraje
Característica: Sorteo cuando llega quien faltaba
  # en: The lots when the missing player comes

  Regla: El sorteo espera al que falta y se hace con su reloj en marcha
    # en: The lots wait for the missing player and are drawn on that player's time

    @esc-1804
    Esquema del escenario: Sorteo tras la llegada de Ana con seis minutos consumidos
      # en: The lots after Ana has come with six minutes used
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que cada jugador tiene 25 min
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Y que Ana ha llegado <min> min 0 s después
      Cuando el sorteo dura 40 segundos
      Entonces Ana ha consumido 6 min 40 s
      Y Bruno ha consumido 0 min 0 s

      @redeletras:32.p3 @fise-2009:36.p1
      Ejemplos: ReDeLetras y FISE 2009: llega seis minutos después
        # en: ReDeLetras and FISE 2009: she comes six minutes later
        # en: | edition | authority | min |
        | reglamento | autoridad   | min |
        | redeletras | el Director | 6   |
        | fise-2009  | el Director | 6   |

      @ajs-2024:4.1.12.3.p1
      Ejemplos: AJS: llega once minutos después, seis desde que corre su reloj
        # en: AJS: she comes eleven minutes later, six since her clock was started
        # en: | edition | authority | min |
        | reglamento | autoridad          | min |
        | ajs-2024   | el juez del torneo | 11  |

    @esc-1805
    Esquema del escenario: Bruno quiere robar sus siete fichas sin esperar a Ana
      # en: Bruno wants to draw his seven tiles without waiting for Ana
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que Ana no ha llegado
      Y que <autoridad> ha dado comienzo a la ronda
      Cuando Bruno roba 7 fichas
      Entonces la actuación <resultado>

      @redeletras:32.p3 @fise-2009:36.p1 @ajs-2024:4.1.12.3.p1
      Ejemplos: Se espera a quien falta
        # en: The missing player is waited for
        # en: | edition | authority | result |
        | reglamento | autoridad          | resultado                          |
        | redeletras | el Director        | se rechaza porque falta un jugador |
        | fise-2009  | el Director        | se rechaza porque falta un jugador |
        | ajs-2024   | el juez del torneo | se rechaza porque falta un jugador |
