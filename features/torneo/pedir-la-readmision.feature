# language: es
@perfil-torneo
Característica: Pedir la readmisión
  # en: Asking for readmission

  Regla: La readmisión hay que pedirla
    # en: Readmission has to be asked for

    @esc-5213
    Esquema del escenario: Bruno pide la readmisión tras faltar en la ronda 3
      # en: Bruno asks to be readmitted after missing round 3
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno
      Y que Bruno <desenlace> en la ronda 3
      Cuando Bruno pide la readmisión
      Entonces puede volver a jugar desde la ronda <ronda>

      @ajs-2024:4.1.11.4.p2.s1
      Ejemplos: AJS: tras la ronda del bye
        # en: AJS: after the round of the bye
        # en: | edition | ending | round |
        | reglamento | desenlace                         | ronda |
        | ajs-2024   | no comparece                      | 5     |
        | ajs-2024   | se ausenta hasta agotar su tiempo | 5     |

    @esc-5282
    Esquema del escenario: Ana, que no ha faltado, pide la readmisión
      # en: Ana, who has not been missing, asks to be readmitted
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno
      Y que Bruno no comparece en la ronda 3
      Cuando Ana pide la readmisión
      Entonces la readmisión <resultado>

      @ajs-2024:4.1.11.4.p2.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | result |
        | reglamento | resultado                    |
        | ajs-2024   | se rechaza porque no procede |
