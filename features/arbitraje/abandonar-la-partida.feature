# language: es
@perfil-arbitraje
Característica: Abandonar la partida
  # en: Giving up the game

  Regla: Quien abandona sin motivo justificado pierde como el ausente
    # en: Whoever gives up without a good motive loses as an absentee does

    @esc-1850
    Esquema del escenario: Ana abandona y se va cuando el marcador es <Ana> a <Bruno>
      # en: Ana gives up and goes when the score is <Ana> to <Bruno>
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <Ana> a <Bruno>
      Cuando Ana abandona la partida sin un motivo que el juez halle justificado
      Entonces la partida termina por ausencia de un jugador
      Y gana Bruno
      Y se registra un resultado de <a> a <b>
      Y el marcador queda <Ana> a <Bruno>

      @ajs-2024:4.1.11.1.p5
      Ejemplos: AJS: trescientos a cero, o el marcador si pasa de trescientos
        # en: AJS: three hundred to nil, or the score if the lead is greater
        # en: | edition | Ana | Bruno | a | b |
        | reglamento | Ana | Bruno | a  | b   |
        | ajs-2024   | 200 | 210   | 0  | 300 |
        | ajs-2024   | 210 | 200   | 0  | 300 |
        | ajs-2024   | 50  | 350   | 0  | 300 |
        | ajs-2024   | 400 | 50    | 0  | 300 |
        | ajs-2024   | 50  | 351   | 50 | 351 |

    @esc-1851
    Esquema del escenario: Ana abandona, <motivo>
      # en: Ana gives up, <motive>
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 200 a 210
      Cuando Ana abandona la partida <motivo>
      Entonces la actuación no está prevista en el reglamento
      Y la partida no termina

      @ajs-2024:4.1.11.1.p5
      Ejemplos: AJS: del abandono con motivo justificado nada se dice
        # en: AJS: nothing is said of giving up for a good motive
        # en: | edition | motive |
        | reglamento | motivo                                      |
        | ajs-2024   | con un motivo que el juez halla justificado |

      @fise-2009:47.2
      Ejemplos: FISE 2009: es poco ético, y no se dice cómo queda la partida
        # en: FISE 2009: it is unethical, and what becomes of the game is not said
        # en: | edition | motive |
        | reglamento | motivo                                      |
        | fise-2009  | sin un motivo que el juez halle justificado |

  Regla: Además puede ser sancionado
    # en: The player may be punished besides

    @esc-1860
    Esquema del escenario: Descuento a Ana por abandonar
      # en: Points off Ana for giving up
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 200 a 210
      Y que Ana ha abandonado la partida sin un motivo que el juez halle justificado
      Cuando <quién> resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>
      Y el marcador queda <final> a 210

      @ajs-2024:4.1.11.1.p5 @fise-2009:49.p2
      Ejemplos: AJS: por el artículo 49 de la FILE, de veinticinco puntos en adelante
        # en: AJS: under article 49 of FILE, from twenty-five points upwards
        # en: | edition | who | points | result | final |
        | reglamento | quién               | puntos | resultado                           | final |
        | ajs-2024   | el juez del torneo  | 25     | se admite                           | 175   |
        | ajs-2024   | el juez del torneo  | 24     | se rechaza por la cuantía           | 200   |
        | ajs-2024   | un árbitro auxiliar | 25     | se rechaza por falta de competencia | 200   |
