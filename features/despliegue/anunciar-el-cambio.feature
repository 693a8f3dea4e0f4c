# language: es
@perfil-despliegue
Característica: Anuncio del cambio
  # en: Announcing an exchange

  Antecedentes:
    Dado que Ana tiene AEOSRTL en el atril
    Y que en la bolsa quedan 40 fichas

  Regla: Anunciado el cambio, ya no se desiste; el número solo obliga donde se anuncia
    # en: Once announced, an exchange is not abandoned; the number binds only where it is announced

    @esc-0400
    Esquema del escenario: Cambio de otro número de fichas que el anunciado
      # en: An exchange of another number than announced
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado que cambia 3 fichas
      Cuando Ana cambia <fichas>
      Entonces la actuación <resultado>

      @fise-2003:24
      Ejemplos: FISE 2003: se cambian las anunciadas
        # en: FISE 2003: as many as announced are exchanged
        # en: | edition | tiles | result |
        | reglamento | fichas | resultado                          |
        | fise-2003  | AEO    | se admite                          |
        | fise-2003  | AE     | se rechaza por el número de fichas |
        | fise-2003  | AEOS   | se rechaza por el número de fichas |

      @redeletras:24 @fise-2009:25.s2
      Ejemplos: ReDeLetras, FISE 2009 y AJS: el número puede variar
        # en: ReDeLetras, FISE 2009 and AJS: the number may vary
        # en: | edition | tiles | result |
        | reglamento | fichas | resultado |
        | redeletras | AEO    | se admite |
        | redeletras | AE     | se admite |
        | redeletras | AEOS   | se admite |
        | fise-2009  | AEO    | se admite |
        | fise-2009  | AE     | se admite |
        | fise-2009  | AEOS   | se admite |
        | ajs-2024   | AEO    | se admite |
        | ajs-2024   | AE     | se admite |
        | ajs-2024   | AEOS   | se admite |

    @esc-0401
    Esquema del escenario: Pase tras anunciar el cambio
      # en: A pass after announcing an exchange
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha anunciado cambio
      Cuando Ana pasa
      Entonces la actuación <resultado>

      @redeletras:24 @fise-2009:25.s2
      Ejemplos: No se puede desistir
        # en: There is no backing out
        # en: | edition | result |
        | reglamento | resultado                                 |
        | redeletras | se rechaza porque ya se anunció el cambio |
        | fise-2009  | se rechaza porque ya se anunció el cambio |
        | ajs-2024   | se rechaza porque ya se anunció el cambio |

      @fise-2003:24 @resumen-2018:19.s2
      Ejemplos: FISE 2003 y Resumen: no lo dicen
        # en: FISE 2003 and Summary: they do not say
        # en: | edition | result |
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-1165
    Esquema del escenario: Cambio que anuncia quien no tiene el turno
      # en: An exchange announced out of turn
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno anuncia cambio
      Entonces la actuación se rechaza por estar fuera de turno
      Y le toca a Ana

      @fise-2003:24 @redeletras:24 @fise-2009:25 @resumen-2018:19.s1
      Ejemplos: El cambio se anuncia en el turno propio
        # en: An exchange is announced in one’s own turn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
