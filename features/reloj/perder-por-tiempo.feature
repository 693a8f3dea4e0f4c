# language: es
@perfil-reloj
Característica: Perder la partida por tiempo
  # en: Losing the game on time

  Antecedentes:
    Dado que el marcador es 450 a 300
    Y que Ana tiene ZA en el atril
    Y que Bruno tiene VE en el atril

  Regla: Quien consume diez minutos extra pierde la partida en ese instante
    # en: Whoever uses up ten extra minutes loses the game at that instant

    @esc-0052
    Esquema del escenario: El tiempo de Ana corre cuando ha consumido 39 min 50 s de los 30 que tenía
      # en: Ana’s time runs when she has used 39 min 50 s of the 30 she had
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 50 s
      Cuando pasan <ms> milisegundos
      Entonces la partida <final>
      Y Ana ha consumido <consumido> segundos

      @ajs-2024:3.1.3.1.p1 @ajs-2024:3.1.3.1.p4.s1
      Ejemplos: AJS: treinta minutos y diez de exceso
        # en: AJS: thirty minutes and ten of overtime
        # en: | edition | ms | ending | used |
        | reglamento | ms    | final                                      | consumido |
        | ajs-2024   | 9000  | no termina                                 | 2399      |
        | ajs-2024   | 10000 | termina por exceso de tiempo de un jugador | 2400      |
        | ajs-2024   | 15000 | termina por exceso de tiempo de un jugador | 2400      |

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: FISE y ReDeLetras: el exceso cuesta puntos, no la partida
        # en: FISE and ReDeLetras: overtime costs points, not the game
        # en: | edition | ms | ending | used |
        | reglamento | ms    | final      | consumido |
        | fise-2003  | 15000 | no termina | 2405      |
        | redeletras | 15000 | no termina | 2405      |
        | fise-2009  | 15000 | no termina | 2405      |

    @esc-1230
    Esquema del escenario: Ana agota su exceso y Bruno también ha consumido de más
      # en: Ana uses up her extra time and Bruno has used too much as well
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 50 s
      Y que Bruno ha consumido <min> min <s> s
      Cuando pasan 10 segundos
      Entonces el marcador queda 350 a <final de Bruno>
      Y gana Bruno

      @ajs-2024:3.1.3.1.p2 @ajs-2024:3.1.3.1.p4.s2
      Ejemplos: AJS: cien puntos para quien pierde; quien gana paga sus minutos
        # en: AJS: a hundred points for the loser; the winner pays for own minutes
        # en: | edition | min | s | Bruno’s final score |
        | reglamento | min | s  | final de Bruno |
        | ajs-2024   | 30  | 0  | 300            |
        | ajs-2024   | 32  | 30 | 270            |
        | ajs-2024   | 39  | 59 | 200            |

    @esc-6012
    Esquema del escenario: Ana pasa por última vez con 39 min 59 s consumidos de sus 30
      # en: Ana passes for the last time with 39 min 59 s used of her 30
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 59 s
      Y que los últimos 3 turnos fueron pases
      Cuando Ana pasa
      Entonces el marcador queda 339 a 295
      Y gana Ana

      @ajs-2024:3.1.3.1.p2 @ajs-2024:3.1.3.1.p4.s1
      Ejemplos: AJS: un segundo antes paga sus minutos y su atril, y aún gana
        # en: AJS: a second earlier her minutes and her rack are paid for, and she still wins
        # en: | edition |
        | reglamento |
        | ajs-2024   |

  Regla: Con el reloj parado no se pierde por tiempo
    # en: While the clock stands nobody loses on time

    @esc-1231
    Esquema del escenario: Bruno impugna a los 39 min 50 s de Ana y la respuesta tarda
      # en: Bruno challenges at 39 min 50 s of Ana’s time and the answer takes a while
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 50 s
      Y que en el tablero está PATIO desde H6 en horizontal
      Y que Ana tiene AELORST en el atril
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Y que se ha entregado la papeleta con todos los datos
      Cuando pasan 20 segundos
      Entonces la partida no termina
      Y Ana ha consumido 2390 segundos

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: nadie consume tiempo mientras el juez consulta
        # en: AJS: nobody uses time while the judge looks it up
        # en: | edition |
        | reglamento |
        | ajs-2024   |
