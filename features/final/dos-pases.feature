# language: es
@perfil-final
Característica: Final por pases
  # en: Ending by passes

  Regla: La partida acaba cuando los dos jugadores pasan dos veces seguidas
    # en: The game ends when both players pass twice in a row

    @esc-0001
    Esquema del escenario: Pase que sigue a otros pases
      # en: A pass that follows other passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos <pases> turnos fueron pasos
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: En todas las ediciones, al cuarto pase
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
