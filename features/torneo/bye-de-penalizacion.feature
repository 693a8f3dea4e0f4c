# language: es
@perfil-torneo
Característica: Bye de penalización
  # en: Penalty bye

  Regla: Quien falta sin causa justificada no juega la ronda siguiente
    # en: Whoever is missing without good cause does not play the next round

    @esc-5208
    Esquema del escenario: Bruno <desenlace> sin causa
      # en: Bruno <desenlace> without cause
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda <ronda> se enfrentan Ana–Bruno
      Cuando Bruno <desenlace> en la ronda <ronda>
      Entonces Bruno ha de cumplir un bye de penalización en la ronda <siguiente>

      @ajs-2024:4.1.11.4.p2.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | round | ending | next |
        | reglamento | ronda | desenlace                         | siguiente |
        | ajs-2024   | 3     | no comparece                      | 4         |
        | ajs-2024   | 3     | se ausenta hasta agotar su tiempo | 4         |
        | ajs-2024   | 7     | no comparece                      | 8         |

    @esc-5209
    Esquema del escenario: Nada que penalizar cuando Bruno <desenlace>
      # en: Nothing to penalise when Bruno <desenlace>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda <ronda> se enfrentan Ana–Bruno
      Y que <excusado> tiene causa justificada
      Cuando Bruno <desenlace> en la ronda <ronda>
      Entonces nadie recibe un bye de penalización

      @ajs-2024:4.1.11.4.p2.s1
      Ejemplos: AJS: con causa, o sin ronda siguiente
        # en: AJS: with cause, or without a next round
        # en: | edition | round | excused | ending |
        | reglamento | ronda | excusado | desenlace                         |
        | ajs-2024   | 3     | Bruno    | no comparece                      |
        | ajs-2024   | 3     | Bruno    | se ausenta hasta agotar su tiempo |
        | ajs-2024   | 8     | Ana      | no comparece                      |

    @esc-5210
    Esquema del escenario: Faltan los dos y solo Ana tiene causa
      # en: Both are missing and only Ana has cause
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno
      Y que Ana tiene causa justificada
      Cuando ni Ana ni Bruno comparecen en la ronda 3
      Entonces Bruno ha de cumplir un bye de penalización en la ronda 4

      @ajs-2024:4.1.11.4.p2.s1
      Ejemplos: AJS: cada cual responde de su falta
        # en: AJS: each answers for the own absence
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-5211
    Esquema del escenario: Faltan los dos sin causa
      # en: Both are missing without cause
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno
      Cuando ni Ana ni Bruno comparecen en la ronda 3
      Entonces Ana y Bruno han de cumplir un bye de penalización en la ronda 4

      @ajs-2024:4.1.11.4.p2.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: Vale como una derrota
    # en: It counts as a defeat

    @esc-5212
    Esquema del escenario: Ana cumple penalización y Bruno descansa
      # en: Ana serves a penalty and Bruno has a bye
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que en la ronda 1 acaban Ana 400–350 Clara y Bruno 390–380 Darío
      Y que Ana cumple penalización en la ronda 2
      Y que Bruno descansa en la ronda 2
      Cuando se hace la clasificación
      Entonces Ana tiene <de Ana> en la clasificación
      Y Bruno tiene <de Bruno> en la clasificación

      @ajs-2024:4.1.11.4.p2.s1 @ajs-2024:4.1.6.s1
      Ejemplos: AJS: el bye corriente vale una victoria
        # en: AJS: the ordinary bye is worth a win
        # en: | edition | of Ana | of Bruno |
        | reglamento | de Ana | de Bruno |
        | ajs-2024   | 1      | 2        |
