# language: es
@perfil-fichas
Característica: Robar de más al cambiar
  # en: Drawing too many in an exchange

  Regla: La ficha que sobra tras un cambio se trata como la que sobra tras una jugada
    # en: A tile in excess after an exchange is treated like one in excess after a play

    @esc-1181
    Esquema del escenario: Fichas que se toman al cambiar tres
      # en: Tiles taken when three are exchanged
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha cambiado AEO y ha tomado <tomadas> fichas de la bolsa
      Cuando <quién> señala que Ana ha robado de más
      Entonces la actuación <resultado>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: FISE 2003 y ReDeLetras: la cuarta sobra en cualquier robo
        # en: FISE 2003 and ReDeLetras: the fourth is surplus in any draw
        # en: | edition | taken | who | result |
        | reglamento | tomadas | quién | resultado                                |
        | fise-2003  | 3       | Bruno | se rechaza porque no sobra ni falta nada |
        | fise-2003  | 4       | Bruno | se admite                                |
        | redeletras | 3       | Bruno | se rechaza porque no sobra ni falta nada |
        | redeletras | 4       | Bruno | se admite                                |

      @fise-2009:28.p1
      Ejemplos: FISE 2009: la cuarta sobra también al cambiar
        # en: FISE 2009: the fourth is surplus in an exchange too
        # en: | edition | taken | who | result |
        | reglamento | tomadas | quién | resultado                                |
        | fise-2009  | 3       | Ana   | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 4       | Ana   | se admite                                |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: AJS: la cuarta sobra en cualquier robo
        # en: AJS: the fourth is surplus in any draw
        # en: | edition | taken | who | result |
        | reglamento | tomadas | quién | resultado                                |
        | ajs-2024   | 3       | Bruno | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 4       | Bruno | se admite                                |

      @resumen-2018:5.s1
      Ejemplos: Resumen: de la cuarta no se dice nada
        # en: Summary: of the fourth nothing is said
        # en: | edition | taken | who | result |
        | reglamento   | tomadas | quién | resultado                                |
        | resumen-2018 | 3       | Bruno | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 4       | Bruno | no está prevista en el reglamento        |

    @esc-1182
    Esquema del escenario: La cuarta ficha de un cambio de tres, según quién la señala
      # en: The fourth tile of an exchange of three, by who points it out
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha cambiado AEO y ha tomado 4 fichas de la bolsa
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: FISE 2003 y ReDeLetras: se corrige sin más
        # en: FISE 2003 and ReDeLetras: it is simply put right
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | fise-2003  | Ana   | se corrige sin perder turno |
        | fise-2003  | Bruno | se corrige sin perder turno |
        | redeletras | Ana   | se corrige sin perder turno |
        | redeletras | Bruno | se corrige sin perder turno |

      @fise-2009:28.p1
      Ejemplos: FISE 2009: si la declara quien cambió
        # en: FISE 2009: if whoever exchanged declares it
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | fise-2009  | Ana   | se corrige sin perder turno |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: FISE 2009: si la señala el rival
        # en: FISE 2009: if the rival points it out
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                 |
        | fise-2009  | Bruno | se corrige y cuesta un turno |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: AJS: se corrige sin más
        # en: AJS: it is simply put right
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | ajs-2024   | Ana   | se corrige sin perder turno |
        | ajs-2024   | Bruno | se corrige sin perder turno |
