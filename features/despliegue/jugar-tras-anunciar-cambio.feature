# language: es
@perfil-despliegue
Característica: Jugada tras anunciar el cambio
  # en: A play after announcing an exchange

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AEOSRTL en el atril
    Y que en la bolsa quedan 40 fichas

  Regla: Quien anuncia cambio no juega ese turno; su rival, el siguiente
    # en: Whoever announces an exchange does not play that turn; the rival plays the next

    @esc-0402
    Esquema del escenario: Jugada tras anunciar el cambio
      # en: A play after announcing an exchange
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado cambio
      Cuando Ana coloca PATIOS desde H6 en horizontal
      Entonces la actuación se rechaza porque ya se anunció el cambio

      @redeletras:24 @fise-2009:25.s2 @fise-2009:25.s4
      Ejemplos: Quien cambia espera al turno siguiente
        # en: Whoever exchanges waits for the next turn
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0833
    Esquema del escenario: Jugada del rival tras un cambio anunciado
      # en: A play by the rival after an announced exchange
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado cambio
      Y que Ana ha cambiado AEO
      Cuando Bruno coloca PATIOS desde H6 en horizontal
      Entonces la actuación se admite

      @redeletras:24 @redeletras:8 @fise-2009:25.s2 @fise-2009:8
      Ejemplos: El cambio obliga a quien lo anuncia
        # en: An exchange binds whoever announces it
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-2206
    Esquema del escenario: Cambio del rival de quien anunció el suyo
      # en: Exchange by the rival of a player who announced one
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene ACDENSU en el atril
      Y que Ana ha anunciado que cambia 3 fichas
      Y que Ana ha cambiado AEO
      Cuando Bruno cambia <fichas>
      Entonces la actuación se admite
      Y le toca a Ana

      @fise-2003:24 @redeletras:24 @fise-2009:25.s2
      Ejemplos: El número anunciado es de quien lo anunció
        # en: The number announced is that of whoever announced it
        # en: | edition | tiles |
        | reglamento | fichas |
        | fise-2003  | AC     |
        | redeletras | AC     |
        | fise-2009  | AC     |
        | ajs-2024   | AC     |
        | fise-2003  | ACDE   |
        | redeletras | ACDE   |
        | fise-2009  | ACDE   |
        | ajs-2024   | ACDE   |
