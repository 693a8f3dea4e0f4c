# language: es
@perfil-fichas
Característica: Robar de más: quién lo señala y cuándo
  # en: Drawing too many: who points it out and when

  Regla: Lo que cuesta una ficha de más depende de quién la señala y en qué momento
    # en: What a surplus tile costs depends on who points it out and when

    @esc-0110
    Esquema del escenario: Robo de cuatro fichas en vez de tres
      # en: Four tiles drawn instead of three
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: Sin plazo y con igual efecto, lo diga quien lo diga
        # en: Without time limit and with the same effect, whoever says so
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                            | consecuencia                |
        | fise-2003  | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | fise-2003  | Ana   | en el turno de Bruno               | se corrige sin perder turno |
        | fise-2003  | Ana   | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | fise-2003  | Ana   | después del turno siguiente de Ana | se corrige sin perder turno |
        | fise-2003  | Bruno | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | fise-2003  | Bruno | en el turno de Bruno               | se corrige sin perder turno |
        | fise-2003  | Bruno | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | fise-2003  | Bruno | después del turno siguiente de Ana | se corrige sin perder turno |
        | redeletras | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | redeletras | Ana   | en el turno de Bruno               | se corrige sin perder turno |
        | redeletras | Ana   | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | redeletras | Ana   | después del turno siguiente de Ana | se corrige sin perder turno |
        | redeletras | Bruno | antes de que Ana pulse el reloj    | se corrige sin perder turno |
        | redeletras | Bruno | en el turno de Bruno               | se corrige sin perder turno |
        | redeletras | Bruno | cuando el turno ha vuelto a Ana    | se corrige sin perder turno |
        | redeletras | Bruno | después del turno siguiente de Ana | se corrige sin perder turno |

      @fise-2009:28.p1
      Ejemplos: Lo dice quien robó, hasta que le vuelve el turno
        # en: The drawer says so, until the turn comes back
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                            | consecuencia                      |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno       |
        | fise-2009  | Ana   | en el turno de Bruno               | se corrige sin perder turno       |
        | fise-2009  | Ana   | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | fise-2009  | Ana   | después del turno siguiente de Ana | no está previsto en el reglamento |

      @fise-2009:28.p2 @fise-2009:28.p2.s2 @fise-2009:32.p2
      Ejemplos: Lo dice el rival; pasar no es jugar y no cierra el plazo
        # en: The rival says so; passing is no play and does not end the time
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                            | consecuencia                      |
        | fise-2009  | Bruno | antes de que Ana pulse el reloj    | se corrige y cuesta un turno      |
        | fise-2009  | Bruno | en el turno de Bruno               | se corrige y cuesta un turno      |
        | fise-2009  | Bruno | cuando el turno ha vuelto a Ana    | se corrige y cuesta un turno      |
        | fise-2009  | Bruno | después del turno siguiente de Ana | se corrige y cuesta un turno      |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana    | se corrige y cuesta un turno      |
        | ajs-2024   | Bruno | después del turno siguiente de Ana | se corrige y cuesta un turno      |

      @ajs-2024:3.1.2.1.p1 @ajs-2024:2.art28-29
      Ejemplos: Lo diga quien lo diga, hasta que acaba el turno del rival
        # en: Whoever says so, until the rival’s turn ends
        # en: | edition | who | moment | consequence |
        | reglamento | quién | momento                            | consecuencia                      |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj    | se corrige sin perder turno       |
        | ajs-2024   | Ana   | en el turno de Bruno               | se corrige sin perder turno       |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj    | se corrige sin perder turno       |
        | ajs-2024   | Bruno | en el turno de Bruno               | se corrige sin perder turno       |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | ajs-2024   | Ana   | después del turno siguiente de Ana | no está previsto en el reglamento |

      @resumen-2018:5.s1
      Ejemplos: Sin regla sobre las fichas de más
        # en: No rule on surplus tiles
        # en: | edition | who | moment | consequence |
        | reglamento   | quién | momento                            | consecuencia                      |
        | resumen-2018 | Ana   | antes de que Ana pulse el reloj    | no está previsto en el reglamento |
        | resumen-2018 | Ana   | en el turno de Bruno               | no está previsto en el reglamento |
        | resumen-2018 | Ana   | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | resumen-2018 | Ana   | después del turno siguiente de Ana | no está previsto en el reglamento |
        | resumen-2018 | Bruno | antes de que Ana pulse el reloj    | no está previsto en el reglamento |
        | resumen-2018 | Bruno | en el turno de Bruno               | no está previsto en el reglamento |
        | resumen-2018 | Bruno | cuando el turno ha vuelto a Ana    | no está previsto en el reglamento |
        | resumen-2018 | Bruno | después del turno siguiente de Ana | no está previsto en el reglamento |
