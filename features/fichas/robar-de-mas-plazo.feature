# language: es
@perfil-fichas
Característica: Robar de más: el plazo del rival
  # en: Drawing too many: the time the rival has

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: El plazo lo cierra la jugada siguiente completa, no un turno sin jugada
    # en: The time is closed by the next play once complete, not by a turn without a play

    @esc-0171
    Esquema del escenario: Turno que gasta sin jugar quien tiene ocho fichas
      # en: The turn that a player with eight tiles spends without a play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha pasado
      Y que Ana <turno>
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2009:28.p2 @fise-2009:32.p2
      Ejemplos: El rival sigue a tiempo
        # en: The rival is still in time
        # en: | edition | turn | who | consequence |
        | reglamento | turno         | quién | consecuencia                 |
        | fise-2009  | ha pasado     | Bruno | se corrige y cuesta un turno |
        | fise-2009  | ha cambiado T | Bruno | se corrige y cuesta un turno |
        | ajs-2024   | ha pasado     | Bruno | se corrige y cuesta un turno |
        | ajs-2024   | ha cambiado T | Bruno | se corrige y cuesta un turno |

      @fise-2009:28.p1
      Ejemplos: Quien robó ya tuvo su turno
        # en: The drawer has had a turn already
        # en: | edition | turn | who | consequence |
        | reglamento | turno     | quién | consecuencia                      |
        | fise-2009  | ha pasado | Ana   | no está previsto en el reglamento |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | turn | who | consequence |
        | reglamento | turno     | quién | consecuencia                      |
        | ajs-2024   | ha pasado | Ana   | no está previsto en el reglamento |

    @esc-0172
    Esquema del escenario: Turno que se pierde por un exceso señalado tras el pase de quien lo tiene
      # en: The turn lost for a surplus pointed out after its owner has passed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha pasado
      Y que Ana ha pasado
      Y que Bruno ha señalado que Ana robó de más
      Cuando Bruno devuelve T a la bolsa
      Entonces Ana tiene 1 turno por perder

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: El que le sigue
        # en: The one that follows
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-0173
    Esquema del escenario: Ocho fichas cuando se han empezado a poner en el tablero
      # en: Eight tiles when they have begun to be laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha pasado
      Y que Ana ha puesto S en H11
      Cuando Bruno señala que Ana ha robado de más
      Entonces el error <consecuencia>
      Y Bruno mira 1 ficha y devuelve 1 a la bolsa
      Y la casilla H11 <puesta> tiene ficha

      @fise-2003:7.p2 @fise-2003:7.2 @redeletras:7.p2 @redeletras:7.2
      Ejemplos: Las puestas cuentan, y siguen puestas
        # en: Those laid count, and stay there
        # en: | edition | consequence | laid |
        | reglamento | consecuencia                | puesta |
        | fise-2003  | se corrige sin perder turno | sí     |
        | redeletras | se corrige sin perder turno | sí     |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: Las puestas cuentan, y vuelven al atril con el turno perdido
        # en: Those laid count, and go back to the rack with the turn that is lost
        # en: | edition | consequence | laid |
        | reglamento | consecuencia                 | puesta |
        | fise-2009  | se corrige y cuesta un turno | no     |
        | ajs-2024   | se corrige y cuesta un turno | no     |
