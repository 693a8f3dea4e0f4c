# language: es
@perfil-arbitraje
Característica: Salir sin haber jugado
  # en: Leaving without having played

  Regla: Se sale con el turno hecho y sin haber robado
    # en: One leaves with the turn taken and nothing drawn

    @esc-1814
    Esquema del escenario: Ana quiere salir en su turno sin haber jugado
      # en: Ana wants to leave in her turn without having played
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana sale de la sala tras avisar y con permiso
      Entonces la actuación <resultado>
      Y Ana <paradero>

      @redeletras:38.p6 @fise-2009:37.p1 @fise-2009:46.5
      Ejemplos: ReDeLetras y FISE 2009, también en la AJS: antes tiene que jugar
        # en: ReDeLetras and FISE 2009, under AJS too: she has to play first
        # en: | edition | result | whereabouts |
        | reglamento | resultado                           | paradero        |
        | redeletras | se rechaza por estar fuera de orden | está en la sala |
        | fise-2009  | se rechaza por estar fuera de orden | está en la sala |
        | ajs-2024   | se rechaza por estar fuera de orden | está en la sala |

      @fise-2003:41.6
      Ejemplos: FISE 2003: solo se pide el aviso
        # en: FISE 2003: only notice is asked for
        # en: | edition | result | whereabouts |
        | reglamento | resultado | paradero   |
        | fise-2003  | se admite | está fuera |

    @esc-1818
    Esquema del escenario: Ana quiere salir cuando acaba de pasar
      # en: Ana wants to leave when she has just passed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha pasado
      Cuando Ana sale de la sala tras avisar y con permiso
      Entonces la actuación <resultado>
      Y corre el tiempo de Bruno

      @fise-2009:37.p1
      Ejemplos: FISE 2009, también en la AJS: no hay jugada que completar
        # en: FISE 2009, under AJS too: there is no play to complete
        # en: | edition | result |
        | reglamento | resultado |
        | fise-2009  | se admite |
        | ajs-2024   | se admite |

      @redeletras:38.p6
      Ejemplos: ReDeLetras: ya no corre su reloj
        # en: ReDeLetras: her clock runs no more
        # en: | edition | result |
        | reglamento | resultado                           |
        | redeletras | se rechaza por estar fuera de orden |

    @esc-1861
    Esquema del escenario: Ana quiere salir cuando acaba de cambiar tres fichas
      # en: Ana wants to leave when she has just exchanged three tiles
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEIOSTV en el atril
      Y que Ana ha cambiado IOV
      Cuando Ana sale de la sala tras avisar
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2009:37.p1
      Ejemplos: FISE 2009, también en la AJS: ya ha tomado fichas de la bolsa
        # en: FISE 2009, under AJS too: she has taken tiles from the bag already
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
