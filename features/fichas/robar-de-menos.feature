# language: es
@perfil-fichas
Característica: Robar de menos: quién lo señala y cuándo
  # en: Drawing too few: who points it out and when

  Regla: Lo que cuesta una ficha de menos depende de quién la echa en falta y en qué momento
    # en: What a missing tile costs depends on who misses it and when

    @esc-0140
    Esquema del escenario: Robo de dos fichas en vez de tres
      # en: Two tiles drawn instead of three
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @fise-2003:29.p2 @redeletras:7.p2 @redeletras:29.p4 @redeletras:29.p7 @resumen-2018:5.s1
      Ejemplos: Se completa en el propio turno; después no hay regla
        # en: It is made up in the player’s turn; afterwards there is no rule
        # en: | edition | who | moment | consequence |
        | reglamento   | quién | momento                         | consecuencia                      |
        | fise-2003    | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | fise-2003    | Ana   | en el turno de Bruno            | no está previsto en el reglamento |
        | fise-2003    | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | fise-2003    | Bruno | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | fise-2003    | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | fise-2003    | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | redeletras   | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | redeletras   | Ana   | en el turno de Bruno            | no está previsto en el reglamento |
        | redeletras   | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | redeletras   | Bruno | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | redeletras   | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | redeletras   | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | resumen-2018 | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | resumen-2018 | Ana   | en el turno de Bruno            | no está previsto en el reglamento |
        | resumen-2018 | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | resumen-2018 | Bruno | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | resumen-2018 | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | resumen-2018 | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |

      @fise-2009:29.p1
      Ejemplos: Solo si lo dice quien robó, hasta que le vuelve el turno
        # en: Only if the drawer says so, until the turn comes back
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                         | consecuencia                      |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno       |
        | fise-2009  | Ana   | en el turno de Bruno            | se corrige sin perder turno       |
        | fise-2009  | Ana   | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |
        | fise-2009  | Bruno | antes de que Ana pulse el reloj | no está previsto en el reglamento |
        | fise-2009  | Bruno | en el turno de Bruno            | no está previsto en el reglamento |
        | fise-2009  | Bruno | cuando el turno ha vuelto a Ana | no está previsto en el reglamento |

      @ajs-2024:3.1.2.2.p1 @ajs-2024:2.art28-29
      Ejemplos: Antes de pulsar, lo diga quien lo diga
        # en: Before the clock is pressed, whoever says so
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                         | consecuencia                |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj | se corrige sin perder turno |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj | se corrige sin perder turno |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: Pulsado el reloj, quien robó, en el turno del rival
        # en: The clock pressed, the drawer, in the rival’s turn
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento              | consecuencia                |
        | ajs-2024   | Ana   | en el turno de Bruno | se corrige sin perder turno |

      @ajs-2024:3.1.2.2.p2.bul2
      Ejemplos: Quien robó, con el turno de vuelta
        # en: The drawer, with the turn back
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                         | consecuencia                 |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana | se corrige y cuesta un turno |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Pulsado el reloj, el rival
        # en: The clock pressed, the rival
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                         | consecuencia                 |
        | ajs-2024   | Bruno | en el turno de Bruno            | se corrige y cuesta un turno |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana | se corrige y cuesta un turno |
