# language: es
@perfil-reloj
Característica: Minutos de más y marcador bajo cero
  # en: Minutes too many and a score below nought

  Antecedentes:
    Dado que el marcador es 16 a 300
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Los minutos de más se restan enteros aunque el marcador quede bajo cero
    # en: Minutes too many are taken off in full even if the score falls below nought

    @esc-1298
    Esquema del escenario: Último pase de una partida en la que Ana apenas ha puntuado
      # en: Last pass of a game in which Ana has hardly scored
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido <min> min 30 s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a 295

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: Lectura adoptada: sin suelo
        # en: Reading adopted: without a floor
        # en: | edition | min | Ana’s final score |
        | reglamento | min | final de Ana |
        | fise-2003  | 29  | 5            |
        | fise-2003  | 30  | -5           |
        | fise-2003  | 32  | -25          |
        | redeletras | 29  | 5            |
        | redeletras | 30  | -5           |
        | redeletras | 32  | -25          |
        | fise-2009  | 29  | 5            |
        | fise-2009  | 30  | -5           |
        | fise-2009  | 32  | -25          |

      @ajs-2024:3.1.3.1.p2
      Ejemplos: AJS: lo mismo
        # en: AJS: the same
        # en: | edition | min | Ana’s final score |
        | reglamento | min | final de Ana |
        | ajs-2024   | 29  | 5            |
        | ajs-2024   | 30  | -5           |
        | ajs-2024   | 32  | -25          |
