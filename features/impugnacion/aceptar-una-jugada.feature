# language: es
@perfil-impugnacion
Característica: Aceptar una jugada
  # en: Accepting a play

  Regla: El rival acepta la jugada, aunque sea errónea, al escribir su puntuación
    # en: The rival accepts the play, wrong as it may be, by writing its score

    @esc-0200
    Esquema del escenario: Anotación de una palabra que no existe según quién la escribe
      # en: A word that does not exist, by who writes its score
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Cuando <quien> anota 6 puntos
      Entonces el marcador queda <ana> a 45

      @fise-2003:29.p1 @fise-2003:33 @redeletras:33 @resumen-2018:22
      Ejemplos: Cuenta la pluma del rival, no la del autor
        | reglamento   | quien | ana |
        | fise-2003    | Ana   | 60  |
        | fise-2003    | Bruno | 66  |
        | redeletras   | Ana   | 60  |
        | redeletras   | Bruno | 66  |
        | resumen-2018 | Ana   | 60  |
        | resumen-2018 | Bruno | 66  |

      @fise-2009:32.1.s3 @fise-2009:38
      Ejemplos: FISE 2009 y AJS: cuenta la pluma del rival, no la del autor
        | reglamento | quien | ana |
        | fise-2009  | Ana   | 60  |
        | fise-2009  | Bruno | 66  |
        | ajs-2024   | Ana   | 60  |
        | ajs-2024   | Bruno | 66  |

    @esc-0201
    Esquema del escenario: Anotación de la puntuación con su palabra principal
      # en: The score noted together with its main word
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Cuando Bruno anota 6 puntos y la palabra OLAS
      Entonces el marcador queda 66 a 45
      Y la planilla de Bruno recoge la palabra OLAS

      @fise-2009:32.1.s3
      Ejemplos: FISE 2009 y AJS: la palabra principal va con los puntos
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-0202
    Esquema del escenario: El rival no anota y sigue jugando
      # en: The rival does not note and plays on
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno pasa
      Entonces la actuación se admite
      Y el marcador queda 66 a 45
      Y le toca a Ana

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: El turno siguiente da la jugada por buena
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: seguir jugando es aceptar
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

  Regla: La jugada se completa cuando las dos planillas recogen su puntuación
    # en: The play is complete once both sheets carry its score

    @esc-0203
    Esquema del escenario: Solo uno de los dos ha anotado
      # en: Only one of the two has noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Cuando <quien> anota 6 puntos
      Entonces la jugada está <etapa>

      @fise-2003:29.p3 @redeletras:29.p6 @fise-2009:32.p2
      Ejemplos: Una sola anotación no la completa
        | reglamento | quien | etapa     |
        | fise-2003  | Ana   | anunciada |
        | fise-2003  | Bruno | aceptada  |
        | redeletras | Ana   | anunciada |
        | redeletras | Bruno | aceptada  |
        | fise-2009  | Ana   | anunciada |
        | fise-2009  | Bruno | aceptada  |
        | ajs-2024   | Ana   | anunciada |
        | ajs-2024   | Bruno | aceptada  |

    @esc-0204
    Esquema del escenario: Anotan los dos, en uno u otro orden
      # en: Both note, in either order
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que <primero> ha anotado 6 puntos
      Cuando <segundo> anota 6 puntos
      Entonces la jugada está completa

      @fise-2003:29.p3 @redeletras:29.p6 @fise-2009:32.p2
      Ejemplos: La segunda anotación la completa
        | reglamento | primero | segundo |
        | fise-2003  | Ana     | Bruno   |
        | fise-2003  | Bruno   | Ana     |
        | redeletras | Ana     | Bruno   |
        | redeletras | Bruno   | Ana     |
        | fise-2009  | Ana     | Bruno   |
        | fise-2009  | Bruno   | Ana     |
        | ajs-2024   | Ana     | Bruno   |
        | ajs-2024   | Bruno   | Ana     |

    @esc-0205
    Esquema del escenario: Reposición del atril tras la jugada completa
      # en: Refilling the rack after the play is complete
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Cuando Ana roba <robadas> fichas
      Entonces la jugada está <etapa>

      @redeletras:29.p7 @fise-2009:32.p3
      Ejemplos: El turno se completa con la séptima ficha
        | reglamento | robadas | etapa                 |
        | redeletras | 2       | completa              |
        | redeletras | 3       | completa con su turno |
        | fise-2009  | 2       | completa              |
        | fise-2009  | 3       | completa con su turno |
        | ajs-2024   | 2       | completa              |
        | ajs-2024   | 3       | completa con su turno |

  Regla: Que una jugada ya anotada se vuelva a contar depende de la edición
    # en: Whether a play already noted is counted again depends on the edition

    @esc-0206
    Esquema del escenario: Recuento pedido por quien ya anotó la jugada
      # en: A recount asked for by who has noted the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno ha anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación <resultado>

      @redeletras:34.p3 @fise-2009:41
      Ejemplos: ReDeLetras y FISE 2009: las cuentas se corrigen después de anotar
        | reglamento | resultado |
        | redeletras | se admite |
        | fise-2009  | se admite |

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: quien anota renuncia al recuento
        | reglamento | resultado                                       |
        | ajs-2024   | se rechaza porque la puntuación ya está anotada |

      @fise-2003:33 @resumen-2018:22
      Ejemplos: FISE 2003 y Resumen: no dicen nada del recuento
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-0207
    Esquema del escenario: Recuento pedido por quien todavía no anotó la jugada
      # en: A recount asked for by who has not yet noted the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Cuando Bruno pide un recuento de la jugada
      Entonces la actuación se admite

      @fise-2009:41 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: FISE 2009 y AJS: antes de anotar siempre cabe
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
