# language: es
@perfil-arbitraje
Característica: Resultado de la partida perdida por ausencia
  # en: Result of a game lost by absence

  Regla: Se registran trescientos a cero, salvo que el presente gane por más
    # en: Three hundred to nil is recorded, unless the player present is ahead by more

    @esc-1837
    Esquema del escenario: Ana está fuera al agotar sus 40 minutos y el marcador es <Ana> a <Bruno>
      # en: Ana is away on using up her 40 minutes and the score is <Ana> to <Bruno>
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha consumido 39 min 50 s
      Y que el marcador es <Ana> a <Bruno>
      Y que Ana está fuera y corre su tiempo
      Cuando pasan 10 segundos
      Entonces gana Bruno
      Y se registra un resultado de <a> a <b>

      @ajs-2024:4.1.11.1.p4.s1
      Ejemplos: AJS: trescientos a cero
        # en: AJS: three hundred to nil
        # en: | edition | Ana | Bruno | a | b |
        | reglamento | Ana | Bruno | a | b   |
        | ajs-2024   | 120 | 80    | 0 | 300 |
        | ajs-2024   | 80  | 120   | 0 | 300 |

      @ajs-2024:4.1.11.1.p4.s2
      Ejemplos: AJS: con más de trescientos de diferencia, el marcador que haya
        # en: AJS: with more than three hundred between them, the score as it stands
        # en: | edition | Ana | Bruno | a | b |
        | reglamento | Ana | Bruno | a   | b   |
        | ajs-2024   | 100 | 399   | 0   | 300 |
        | ajs-2024   | 100 | 400   | 0   | 300 |
        | ajs-2024   | 100 | 401   | 100 | 401 |
        | ajs-2024   | 0   | 301   | 0   | 301 |
        | ajs-2024   | 350 | 20    | 0   | 300 |

  Regla: Ni los atriles ni el tiempo cambian los puntos del tablero
    # en: Neither racks nor time change the points on the board

    @esc-1838
    Esquema del escenario: Ana agota sus 40 minutos cuando <paradero>
      # en: Ana uses up her 40 minutes when she <whereabouts>
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha consumido 39 min 50 s
      Y que Bruno ha consumido 31 min 10 s
      Y que el marcador es 100 a 450
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que Ana <paradero> y corre su tiempo
      Cuando pasan 10 segundos
      Entonces el marcador queda <a> a <b>

      @ajs-2024:4.1.11.1.p4.s3
      Ejemplos: AJS: quien está fuera no paga fichas ni minutos, y su rival tampoco
        # en: AJS: whoever is away pays for neither tiles nor minutes, nor does the rival
        # en: | edition | whereabouts | a | b |
        | reglamento | paradero   | a   | b   |
        | ajs-2024   | está fuera | 100 | 450 |

      @ajs-2024:3.1.3.1.p4.s2
      Ejemplos: AJS: quien está en la sala paga cien puntos, y su rival sus minutos
        # en: AJS: whoever is in the room pays a hundred points, and the rival for minutes
        # en: | edition | whereabouts | a | b |
        | reglamento | paradero        | a | b   |
        | ajs-2024   | está en la sala | 0 | 430 |

    @esc-1839
    Esquema del escenario: Ana pierde por ausencia y el reglamento no fija el resultado
      # en: Ana loses by absence and the regulation fixes no result
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 29 min 50 s
      Y que el marcador es 120 a 80
      Y que Ana está fuera y corre su tiempo
      Cuando pasan 10 segundos
      Entonces gana Bruno
      Y no se fija el resultado que se registra

      @fise-2009:37.p2
      Ejemplos: FISE 2009: pierde, aunque fuese ganando
        # en: FISE 2009: she loses, though ahead
        # en: | edition |
        | reglamento |
        | fise-2009  |
