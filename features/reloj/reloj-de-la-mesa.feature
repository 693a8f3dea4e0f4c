# language: es
@perfil-reloj
Característica: Reloj de la mesa
  # en: The clock at the table

  Regla: En cada mesa hay un reloj, que puede ser un móvil en modo avión y con cuenta regresiva
    # en: There is a clock at every table, which may be a phone in aeroplane mode with a countdown

    @esc-1651
    Esquema del escenario: El juez del torneo revisa una mesa
      # en: The judge of the tournament inspects a table
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando el juez del torneo revisa una mesa en la que hay <reloj>
      Entonces la actuación <resultado>

      @ajs-2024:3.1.3.p1
      Ejemplos: AJS: sin reloj en todas las mesas el torneo no es oficial
        # en: AJS: without a clock at every table the tournament is not official
        # en: | edition | clock | result |
        | reglamento | reloj               | resultado                        |
        | ajs-2024   | un reloj digital    | se admite                        |
        | ajs-2024   | un reloj de ajedrez | se admite                        |
        | ajs-2024   | ningún reloj        | se rechaza porque falta el reloj |

      @ajs-2024:3.1.3.p2.s1
      Ejemplos: AJS: el móvil, en modo avión
        # en: AJS: a phone, in aeroplane mode
        # en: | edition | clock | result |
        | reglamento | reloj                                          | resultado                                |
        | ajs-2024   | un móvil en modo avión y con cuenta regresiva  | se admite                                |
        | ajs-2024   | un móvil sin modo avión y con cuenta regresiva | se rechaza porque no está en modo avión  |

      @ajs-2024:3.1.3.p2.s2
      Ejemplos: AJS: y con cuenta regresiva
        # en: AJS: and with a countdown
        # en: | edition | clock | result |
        | reglamento | reloj                                         | resultado                                   |
        | ajs-2024   | un móvil en modo avión y con cuenta regresiva | se admite                                   |
        | ajs-2024   | un móvil en modo avión y sin cuenta regresiva | se rechaza porque no tiene cuenta regresiva |

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1 @resumen-2018:21
      Ejemplos: Las demás ediciones no exigen un reloj en cada mesa
        # en: The other editions do not ask for a clock at every table
        # en: | edition | clock | result |
        | reglamento   | reloj        | resultado                         |
        | fise-2003    | ningún reloj | no está prevista en el reglamento |
        | redeletras   | ningún reloj | no está prevista en el reglamento |
        | fise-2009    | ningún reloj | no está prevista en el reglamento |
        | resumen-2018 | ningún reloj | no está prevista en el reglamento |
