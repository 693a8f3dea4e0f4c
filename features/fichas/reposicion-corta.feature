# language: es
@perfil-fichas
Característica: Reposición que se cree corta
  # en: A refill thought to be short

  Regla: Faltan fichas cuando se repone menos de lo debido y en la bolsa aún quedan
    # en: Tiles are missing when fewer are replaced than are due and the bag still has some

    @esc-0107
    Esquema del escenario: Reposición de cuatro fichas que el propio jugador cree corta
      # en: Replacing four tiles when the player thinks too few were drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas y las pone en el atril
      Cuando Ana señala que Ana ha robado de menos
      Entonces la actuación <resultado>

      @fise-2003:29.p2 @redeletras:29.p4 @resumen-2018:5.s1
      Ejemplos: Hasta pulsar el reloj, se completa
        # en: Until the clock is pressed, the rack is filled up
        # en: | edition | bag | drawn | result |
        | reglamento   | bolsa | robadas | resultado                                |
        | fise-2003    | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | fise-2003    | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | fise-2003    | 3     | 2       | se admite                                |
        | fise-2003    | 20    | 3       | se admite                                |
        | redeletras   | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | redeletras   | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | redeletras   | 3     | 2       | se admite                                |
        | redeletras   | 20    | 3       | se admite                                |
        | resumen-2018 | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | 3     | 2       | se admite                                |
        | resumen-2018 | 20    | 3       | se admite                                |

      @fise-2009:32.p1 @fise-2009:29.p1
      Ejemplos: Robar de menos tiene remedio
        # en: Drawing too few has a remedy
        # en: | edition | bag | drawn | result |
        | reglamento | bolsa | robadas | resultado                                |
        | fise-2009  | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | fise-2009  | 3     | 2       | se admite                                |
        | fise-2009  | 20    | 3       | se admite                                |

      @fise-2009:32.p1 @ajs-2024:3.1.2.2.p1
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | bag | drawn | result |
        | reglamento | bolsa | robadas | resultado                                |
        | ajs-2024   | 20    | 4       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 3     | 3       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 3     | 2       | se admite                                |
        | ajs-2024   | 20    | 3       | se admite                                |

    @esc-0108
    Esquema del escenario: Reposición con un atril que ya estaba corto
      # en: Refilling a rack that was already short
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene LASEOR en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado <robadas> fichas
      Cuando Ana señala que Ana ha robado de menos
      Entonces la actuación <resultado>

      @fise-2003:29.p2 @redeletras:29.p4
      Ejemplos: Hasta siete, aunque el atril ya estuviera corto
        # en: Up to seven, though the rack was short already
        # en: | edition | drawn | result |
        | reglamento | robadas | resultado                                |
        | fise-2003  | 3       | se admite                                |
        | fise-2003  | 4       | se rechaza porque no sobra ni falta nada |
        | redeletras | 3       | se admite                                |
        | redeletras | 4       | se rechaza porque no sobra ni falta nada |

      @fise-2009:32.p1
      Ejemplos: Hasta siete
        # en: Up to seven
        # en: | edition | drawn | result |
        | reglamento | robadas | resultado                                |
        | fise-2009  | 3       | se admite                                |
        | fise-2009  | 4       | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 3       | se admite                                |
        | ajs-2024   | 4       | se rechaza porque no sobra ni falta nada |

      @resumen-2018:5.s1
      Ejemplos: Tantas como se han puesto
        # en: As many as were laid
        # en: | edition | drawn | result |
        | reglamento   | robadas | resultado                                |
        | resumen-2018 | 2       | se admite                                |
        | resumen-2018 | 3       | se rechaza porque no sobra ni falta nada |
