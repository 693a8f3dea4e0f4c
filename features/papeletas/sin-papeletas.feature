# language: es
@perfil-papeletas
Característica: Impugnar sin papeletas
  # en: Challenging without slips

  Regla: El juez o el corremesas puede consultar en un dispositivo, con la palabra aprobada por los dos
    # en: The judge or the runner may use a device, both having approved the word

    @esc-0260
    Esquema del escenario: Consulta en un dispositivo según quién la hace
      # en: A look-up on a device by who does it
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quien> responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p6 @ajs-2024:4.1.7.1.b2
      Ejemplos: AJS: el juez o el corremesas
        | reglamento | quien         | resultado                           |
        | ajs-2024   | el juez       | se admite                           |
        | ajs-2024   | el corremesas | se admite                           |
        | ajs-2024   | un espectador | se rechaza por falta de competencia |

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: FISE y ReDeLetras: solo conocen la papeleta
        | reglamento | quien   | resultado                         |
        | fise-2003  | el juez | no está prevista en el reglamento |
        | redeletras | el juez | no está prevista en el reglamento |
        | fise-2009  | el juez | no está prevista en el reglamento |

    @esc-0261
    Esquema del escenario: Un jugador no aprueba la palabra tecleada
      # en: A player does not approve the word as typed
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quien> responde a la impugnación sin el acuerdo de <jugador>
      Entonces la actuación se rechaza por falta de acuerdo

      @ajs-2024:4.1.7.1.b2
      Ejemplos: AJS: antes de consultar tienen que verla los dos
        | reglamento | quien         | jugador |
        | ajs-2024   | el juez       | Ana     |
        | ajs-2024   | el juez       | Bruno   |
        | ajs-2024   | el corremesas | Ana     |

  Regla: Los jugadores resuelven por sí mismos solo si se anunció y los dos lo aceptan
    # en: Players settle challenges themselves only if it was announced and both agree

    @esc-0262
    Esquema del escenario: El rival consulta él mismo la palabra
      # en: The rival looks the word up himself
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p7.s1 @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: anunciado y acordado
        | reglamento | resultado |
        | ajs-2024   | se admite |

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: FISE y ReDeLetras: responden los jueces
        | reglamento | resultado                           |
        | fise-2003  | se rechaza por falta de competencia |
        | redeletras | se rechaza por falta de competencia |
        | fise-2009  | se rechaza por falta de competencia |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no dice quién responde
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-0263
    Esquema del escenario: Consulta propia que no se anunció antes del torneo
      # en: A look-up by the players that was not announced before the tournament
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que no se anunció antes del torneo
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación
      Entonces la actuación se rechaza porque no se anunció

      @ajs-2024:4.1.7.p7.s1
      Ejemplos: AJS: el anuncio va antes de empezar
        | reglamento |
        | ajs-2024   |

    @esc-0264
    Esquema del escenario: Solo un jugador aceptó la consulta propia antes de la ronda
      # en: Only one player agreed to own look-ups before the round
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que solo <conforme> lo aceptó antes de la ronda
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quien> responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p7.s2
      Ejemplos: AJS: sin acuerdo responde el juez
        | reglamento | conforme | quien   | resultado                       |
        | ajs-2024   | Ana      | Bruno   | se rechaza por falta de acuerdo |
        | ajs-2024   | Bruno    | Bruno   | se rechaza por falta de acuerdo |
        | ajs-2024   | Ana      | el juez | se admite                       |

    @esc-0265
    Esquema del escenario: Consulta propia sin la conformidad del autor
      # en: A look-up by the players without the author's assent
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación sin el acuerdo de Ana
      Entonces la actuación se rechaza por falta de acuerdo

      @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: el autor aprueba antes de consultar
        | reglamento |
        | ajs-2024   |

    @esc-0297
    Esquema del escenario: Quién teclea la consulta de los propios jugadores
      # en: Who types the look-up by the players
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: consulta quien impugna
        | reglamento | quién | resultado                           |
        | ajs-2024   | Bruno | se admite                           |
        | ajs-2024   | Ana   | se rechaza por falta de competencia |

    @esc-0266
    Esquema del escenario: Consulta propia con el dispositivo apartado de la vista
      # en: A look-up by the players with the device out of view
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación con el dispositivo oculto
      Entonces la actuación se rechaza porque el dispositivo no está a la vista

      @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: los dos ven la pantalla
        | reglamento |
        | ajs-2024   |

    @esc-0267
    Esquema del escenario: Varias palabras en la consulta de los propios jugadores
      # en: Several words in a look-up by the players
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que ERA es válida
      Y que Ana ha colocado ERA desde G11 en vertical y ha anunciado y anotado 11 puntos
      Y que Bruno ha impugnado ERA y PATIOR
      Cuando Bruno responde a la impugnación
      Entonces la respuesta es que la jugada es no válida
      Y la respuesta detalla 0 palabras

      @ajs-2024:4.1.7.p3.s2 @ajs-2024:4.1.7.p4
      Ejemplos: AJS: también aquí la respuesta es conjunta
        | reglamento |
        | ajs-2024   |

  Regla: La duda se lleva al juez en el momento; lo ya resuelto no se reabre
    # en: A doubt goes to the judge at once; what is settled is not reopened

    @esc-0268
    Esquema del escenario: Los jugadores que se gestionan solos recurren al juez
      # en: Players who settle challenges themselves turn to the judge
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces la casilla I10 no tiene ficha

      @ajs-2024:4.1.7.p7.s3
      Ejemplos: AJS: el juez resuelve la discrepancia
        | reglamento |
        | ajs-2024   |

    @esc-0269
    Esquema del escenario: Apelación de lo que resolvieron los propios jugadores
      # en: An appeal over what the players settled themselves
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que Bruno ha respondido a la impugnación
      Cuando Ana apela
      Entonces la actuación se rechaza porque la impugnación ya está resuelta

      @ajs-2024:4.1.7.p7.s4
      Ejemplos: AJS: no caben reclamaciones posteriores
        | reglamento |
        | ajs-2024   |
