# language: es
@perfil-torneo
Característica: Pedir el abandono
  # en: Asking to give up

  Regla: Se puede pedir por cualquier motivo
    # en: It may be asked for any reason

    @esc-5203
    Esquema del escenario: Ana pide abandonar <motivo>
      # en: Ana asks to give up <motivo>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que en la ronda 3 se enfrentan Ana–Bruno
      Cuando Ana pide abandonar <motivo>
      Entonces la petición de abandonar se admite

      @ajs-2024:4.1.11.1.p3.s1
      Ejemplos: AJS: sea cual sea
        # en: AJS: whatever it is
        # en: | edition | reason |
        | reglamento | motivo                      |
        | ajs-2024   | porque la da por perdida    |
        | ajs-2024   | porque no puede terminarla  |
        | ajs-2024   | por otro motivo             |

  Regla: El rival decide si lo concede
    # en: The rival decides whether to grant it

    @esc-5204
    Esquema del escenario: Ana <desenlace>
      # en: Ana <desenlace>
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el marcador de la ronda 3 es Ana 150–400 Bruno
      Cuando Ana <desenlace> en la ronda 3
      Entonces la anotación del resultado <resultado>

      @ajs-2024:4.1.11.1.p3.s2
      Ejemplos: AJS: sin permiso hay que seguir
        # en: AJS: without leave the game goes on
        # en: | edition | ending | result |
        | reglamento | desenlace            | resultado                       |
        | ajs-2024   | abandona con permiso | se admite                       |
        | ajs-2024   | abandona sin permiso | se rechaza por falta de acuerdo |

    @esc-5214
    Esquema del escenario: Ana abandona con permiso en la ronda 3
      # en: Ana gives up with leave in round 3
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el marcador de la ronda 3 es Ana 150–400 Bruno
      Cuando Ana abandona con permiso en la ronda 3
      Entonces nadie recibe un bye de penalización

      @ajs-2024:4.1.11.1.p3.s2
      Ejemplos: AJS: el abandono concedido no es una falta
        # en: AJS: a resignation that is granted is no fault
        # en: | edition |
        | reglamento |
        | ajs-2024   |
