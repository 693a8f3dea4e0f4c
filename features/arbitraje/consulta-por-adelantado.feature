# language: es
@perfil-arbitraje
Característica: Consulta al comité por adelantado
  # en: Asking the committee in advance

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Al comité se le consulta un asunto que se haya dado
    # en: What the committee is asked about is a matter that has come up

    @esc-6323
    Esquema del escenario: Consulta al comité por adelantado
      # en: The committee asked in advance
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el juez del torneo consulta al comité un asunto que aún no se ha dado, <motivo>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: no hay nada que resolver
        # en: AJS: there is nothing to decide
        # en: | edition | reason | result |
        | reglamento | motivo                 | resultado                    |
        | ajs-2024   | porque tiene dudas     | se rechaza porque no procede |
        | ajs-2024   | porque debe abstenerse | se rechaza porque no procede |
