# language: es
@perfil-papeletas
Característica: El reloj al contar, comprobar e impugnar
  # en: The clock while counting, checking and challenging

  Regla: Que el reloj corra mientras se cuenta depende de la edición y de la modalidad
    # en: Whether the clock runs while points are counted depends on the edition and the mode

    @esc-0280
    Esquema del escenario: El autor tarda 20 segundos en contar
      # en: The author takes 20 seconds to count
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando pasan 20 segundos
      Entonces Ana ha consumido <segundos> segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:29.p1
      Ejemplos: FISE 2003: se cuenta siempre con el reloj parado
        | reglamento | modalidad         | segundos |
        | fise-2003  | tiempo corrido    | 0        |
        | fise-2003  | tiempo no corrido | 0        |

      @redeletras:29.p1
      Ejemplos: ReDeLetras, tiempo corrido
        | reglamento | modalidad      | segundos |
        | redeletras | tiempo corrido | 20       |

      @redeletras:29.p2
      Ejemplos: ReDeLetras, tiempo no corrido
        | reglamento | modalidad         | segundos |
        | redeletras | tiempo no corrido | 0        |

      @fise-2009:34.1
      Ejemplos: FISE 2009: solo se para en tiempo no corrido
        | reglamento | modalidad         | segundos |
        | fise-2009  | tiempo corrido    | 20       |
        | fise-2009  | tiempo no corrido | 0        |

      @ajs-2024:3.1.3.1.p1
      Ejemplos: AJS: solo adopta el tiempo corrido
        | reglamento | modalidad         | segundos |
        | ajs-2024   | tiempo corrido    | 20       |
        | ajs-2024   | tiempo no corrido | 20       |

  Regla: La comprobación que pasa de cinco segundos da derecho a parar el reloj
    # en: A check of more than five seconds gives the right to stop the clock

    @esc-0281
    Esquema del escenario: Parada del reloj según lo que dura la comprobación
      # en: Stopping the clock by how long the check takes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado <ms> milisegundos
      Cuando Bruno detiene el reloj
      Entonces la actuación <resultado>

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Con cinco segundos justos todavía no
        | reglamento | ms   | resultado                |
        | redeletras | 5000 | se rechaza por prematura |
        | redeletras | 5001 | se admite                |
        | fise-2009  | 5000 | se rechaza por prematura |
        | fise-2009  | 5001 | se admite                |
        | ajs-2024   | 5000 | se rechaza por prematura |
        | ajs-2024   | 5001 | se admite                |

      @fise-2003:29.p1
      Ejemplos: FISE 2003: no prevé esa parada
        | reglamento | ms   | resultado                         |
        | fise-2003  | 5001 | no está prevista en el reglamento |

    @esc-0282
    Esquema del escenario: El reloj tras parar una comprobación larga
      # en: The clock after a long check is stopped
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que han pasado 6 segundos
      Cuando Bruno detiene el reloj
      Entonces el reloj está parado
      Y Ana ha consumido 6 segundos

      @redeletras:29.p1 @fise-2009:32.1.s2
      Ejemplos: Lo ya transcurrido no se devuelve
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

  Regla: La impugnación para el reloj o permite que el autor lo pare
    # en: A challenge stops the clock or lets the author stop it

    @esc-0283
    Esquema del escenario: El reloj al impugnar
      # en: The clock upon a challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLAS
      Entonces el reloj está parado

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: parado para los dos
        | reglamento | modalidad         |
        | fise-2003  | tiempo corrido    |
        | redeletras | tiempo corrido    |
        | redeletras | tiempo no corrido |
        | fise-2009  | tiempo corrido    |
        | fise-2009  | tiempo no corrido |

    @esc-0284
    Esquema del escenario: El autor no para el reloj al oír la impugnación
      # en: The author does not stop the clock on hearing the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando pasan 15 segundos
      Entonces Ana ha consumido <segundos> segundos

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: su tiempo sigue corriendo
        | reglamento | segundos |
        | ajs-2024   | 15       |

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: ya está parado
        | reglamento | segundos |
        | fise-2003  | 0        |
        | redeletras | 0        |
        | fise-2009  | 0        |

    @esc-0285
    Esquema del escenario: Un jugador detiene el reloj tras la impugnación
      # en: A player stops the clock after the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando <quien> detiene el reloj
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.1.a.s2
      Ejemplos: AJS: puede hacerlo el autor
        | reglamento | quien | resultado                       |
        | ajs-2024   | Ana   | se admite                       |
        | ajs-2024   | Bruno | se rechaza por falta de derecho |

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: FISE y ReDeLetras: no hay nada que parar
        | reglamento | quien | resultado                    |
        | fise-2003  | Ana   | se rechaza porque no procede |
        | redeletras | Ana   | se rechaza porque no procede |
        | fise-2009  | Ana   | se rechaza porque no procede |

      @resumen-2018:23.s1
      Ejemplos: Resumen: nada dice del reloj
        | reglamento   | quien | resultado                         |
        | resumen-2018 | Ana   | no está prevista en el reglamento |

    @esc-0286
    Esquema del escenario: La consulta tarda cuatro minutos
      # en: The ruling takes four minutes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Y que se ha entregado la papeleta con todos los datos
      Cuando pasan 240 segundos
      Entonces Ana ha consumido 0 segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:32.2.s2 @ajs-2024:4.1.12.5.p2
      Ejemplos: La espera no gasta tiempo de nadie
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

  Regla: Conocido el dictamen, el reloj vuelve a su curso como manda la edición
    # en: Once the ruling is known, the clock resumes as the edition says

    @esc-0287
    Esquema del escenario: Treinta segundos después de un dictamen favorable
      # en: Thirty seconds after a favourable ruling
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Cuando pasan 30 segundos
      Entonces Ana ha consumido <segundos> segundos

      @redeletras:29.p3 @fise-2009:32.2.s2
      Ejemplos: ReDeLetras y FISE 2009: como antes de impugnar
        | reglamento | modalidad         | segundos |
        | redeletras | tiempo corrido    | 30       |
        | redeletras | tiempo no corrido | 0        |
        | fise-2009  | tiempo corrido    | 30       |
        | fise-2009  | tiempo no corrido | 0        |

      @fise-2003:29.p1 @ajs-2024:4.1.7.1.e1.p1
      Ejemplos: FISE 2003 y AJS: se cuenta y se anota con el reloj parado
        | reglamento | modalidad      | segundos |
        | fise-2003  | tiempo corrido | 0        |
        | ajs-2024   | tiempo corrido | 0        |

    @esc-0288
    Esquema del escenario: El rival pone en marcha el reloj tras anotar la jugada válida
      # en: The rival starts the clock after noting the valid play
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno pulsa el reloj
      Entonces corre el tiempo de Ana
      Y le toca a Ana

      @ajs-2024:4.1.7.1.e1.p2
      Ejemplos: AJS: el autor roba con su tiempo en marcha
        | reglamento |
        | ajs-2024   |

    @esc-0289
    Esquema del escenario: El autor tarda 20 segundos en levantar una jugada incorrecta
      # en: The author takes 20 seconds to lift an incorrect play
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando pasan 20 segundos
      Entonces Ana ha consumido 20 segundos
      Y Bruno ha consumido 0 segundos

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: se levanta con tiempo propio
        | reglamento |
        | ajs-2024   |

    @esc-0298
    Esquema del escenario: Impugnación que se resuelve sin papeletas
      # en: A challenge settled without slips
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLAS
      Entonces el reloj está parado

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: mientras se espera al juez, el reloj no corre
        | reglamento |
        | ajs-2024   |
