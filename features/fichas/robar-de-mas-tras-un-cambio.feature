# language: es
@perfil-fichas
Característica: Robar de más al cambiar y advertirlo más tarde
  # en: Drawing too many in an exchange and noticing it later

  Regla: El plazo para señalarlo se cuenta desde el cambio
    # en: The time for pointing it out is counted from the exchange

    @esc-6002
    Esquema del escenario: La cuarta ficha de un cambio de tres, señalada cuando Bruno ya ha pasado
      # en: The fourth tile of an exchange of three, pointed out when Bruno has passed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha cambiado AEO y ha tomado 4 fichas de la bolsa
      Y que Bruno ha pasado
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: FISE 2003 y ReDeLetras: se corrige sin más
        # en: FISE 2003 and ReDeLetras: it is simply put right
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | fise-2003  | Bruno | se corrige sin perder turno |
        | redeletras | Bruno | se corrige sin perder turno |

      @fise-2009:28.p1
      Ejemplos: FISE 2009: a quien cambió se le ha pasado el momento
        # en: FISE 2009: for whoever exchanged the moment has passed
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                      |
        | fise-2009  | Ana   | no está previsto en el reglamento |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: FISE 2009, también en la AJS: el rival sigue a tiempo
        # en: FISE 2009, also in the AJS: the rival is still in time
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                 |
        | fise-2009  | Bruno | se corrige y cuesta un turno |
        | ajs-2024   | Bruno | se corrige y cuesta un turno |
