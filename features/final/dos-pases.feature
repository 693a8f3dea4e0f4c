# language: es
@perfil-final
Característica: Final por pases
  # en: Ending by passes

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: La partida acaba cuando cada jugador ha pasado dos veces seguidas
    # en: The game ends once each player has passed twice in a row

    @esc-0001
    Esquema del escenario: Pase que sigue a otros pases
      # en: A pass that follows other passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que los últimos <pases> turnos fueron pases
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: En las cinco ediciones acaba con el cuarto pase
        # en: In all five editions it ends with the fourth pass
        # en: | edition | passes | ending |
        | reglamento   | pases | final             |
        | fise-2003    | 2     | no termina        |
        | fise-2003    | 3     | termina por pases |
        | redeletras   | 2     | no termina        |
        | redeletras   | 3     | termina por pases |
        | fise-2009    | 2     | no termina        |
        | fise-2009    | 3     | termina por pases |
        | resumen-2018 | 2     | no termina        |
        | resumen-2018 | 3     | termina por pases |
        | ajs-2024     | 2     | no termina        |
        | ajs-2024     | 3     | termina por pases |

  Regla: El marcador de 0 a 0 solo impide este final donde la edición lo dice
    # en: A score of 0–0 bars this ending only where the edition says so

    @esc-0006
    Esquema del escenario: Cuarto pase con el marcador a cero
      # en: A fourth pass at nil–nil
      Dada una partida <momento> según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: FISE, ReDeLetras y Resumen: acaba también a 0–0
        # en: FISE, ReDeLetras and Resumen: it ends at 0–0 as well
        # en: | edition | moment | Ana | Bruno | ending |
        | reglamento   | momento         | ana | bruno | final             |
        | fise-2003    | recién empezada | 0   | 0     | termina por pases |
        | redeletras   | recién empezada | 0   | 0     | termina por pases |
        | fise-2009    | recién empezada | 0   | 0     | termina por pases |
        | resumen-2018 | recién empezada | 0   | 0     | termina por pases |

      @ajs-2024:2.art45.2
      Ejemplos: AJS: no se aplica mientras el marcador siga 0–0
        # en: AJS: it does not apply while the score is still 0–0
        # en: | edition | moment | Ana | Bruno | ending |
        | reglamento | momento         | ana | bruno | final             |
        | ajs-2024   | recién empezada | 0   | 0     | no termina        |
        | ajs-2024   | en curso        | 12  | 0     | termina por pases |
        | ajs-2024   | en curso        | 0   | 12    | termina por pases |
