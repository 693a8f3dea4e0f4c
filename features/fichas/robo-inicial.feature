# language: es
@perfil-fichas
Característica: Robo inicial
  # en: The opening draw

  Regla: Se empieza con siete fichas robadas
    # en: The game begins with seven tiles drawn

    @esc-0101
    Esquema del escenario: Robo con que empieza la partida
      # en: The draw that begins the game
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba <robadas> fichas sin verlas ni ponerlas en el atril
      Cuando Bruno señala que Ana ha robado de más
      Entonces la actuación <resultado>

      @fise-2003:6 @fise-2003:7.p2 @redeletras:6 @redeletras:7.p2
      Ejemplos: Siete; la octava sobra en cualquier robo
        # en: Seven; the eighth is surplus in any draw
        # en: | edition | drawn | result |
        | reglamento | robadas | resultado                                |
        | fise-2003  | 7       | se rechaza porque no sobra ni falta nada |
        | fise-2003  | 8       | se admite                                |
        | redeletras | 7       | se rechaza porque no sobra ni falta nada |
        | redeletras | 8       | se admite                                |

      @fise-2009:6 @fise-2009:28.p2
      Ejemplos: Siete; el rival puede señalar la octava
        # en: Seven; the rival may point out the eighth
        # en: | edition | drawn | result |
        | reglamento | robadas | resultado                                |
        | fise-2009  | 7       | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 8       | se admite                                |

      @fise-2009:6 @ajs-2024:3.1.2.1.p1
      Ejemplos: Siete; la octava se señala nada más robarla
        # en: Seven; the eighth is pointed out right after the draw
        # en: | edition | drawn | result |
        | reglamento | robadas | resultado                                |
        | ajs-2024   | 7       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 8       | se admite                                |

      @resumen-2018:4.s1 @resumen-2018:5.s1
      Ejemplos: Siete; de la octava no se dice nada
        # en: Seven; of the eighth nothing is said
        # en: | edition | drawn | result |
        | reglamento   | robadas | resultado                                |
        | resumen-2018 | 7       | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 8       | no está prevista en el reglamento        |

  Regla: Lo que cuesta la octava ficha depende de quién la señala
    # en: What the eighth tile costs depends on who points it out

    @esc-0164
    Esquema del escenario: Octava ficha en el robo inicial
      # en: An eighth tile in the opening draw
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba 8 fichas sin verlas ni ponerlas en el atril
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: Vale para cualquier robo
        # en: It holds for any draw
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | fise-2003  | Ana   | se corrige sin perder turno |
        | fise-2003  | Bruno | se corrige sin perder turno |
        | redeletras | Ana   | se corrige sin perder turno |
        | redeletras | Bruno | se corrige sin perder turno |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: Si la señala el rival, queda constancia y cuesta un turno
        # en: If the rival points it out, it is recorded and costs a turn
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                 |
        | fise-2009  | Bruno | se corrige y cuesta un turno |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: Nada más robar y sin haber pasado el turno
        # en: Right after the draw, before the turn has passed
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | ajs-2024   | Ana   | se corrige sin perder turno |
        | ajs-2024   | Bruno | se corrige sin perder turno |

      @resumen-2018:5.s1
      Ejemplos: De la octava no se dice nada
        # en: Of the eighth nothing is said
        # en: | edition | who | consequence |
        | reglamento   | quién | consecuencia                      |
        | resumen-2018 | Ana   | no está previsto en el reglamento |

      @fise-2009:28.p1
      Ejemplos: Si la declara quien robó, se corrige sin más
        # en: If the drawer declares it, it is simply put right
        # en: | edition | who | consequence |
        | reglamento | quién | consecuencia                |
        | fise-2009  | Ana   | se corrige sin perder turno |
