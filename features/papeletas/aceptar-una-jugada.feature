# language: es
@perfil-papeletas
Característica: Aceptar una jugada
  # en: Accepting a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

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
        # en: What the rival writes counts, not what the author does
        # en: | edition | who | Ana |
        | reglamento   | quien | ana |
        | fise-2003    | Ana   | 60  |
        | fise-2003    | Bruno | 66  |
        | redeletras   | Ana   | 60  |
        | redeletras   | Bruno | 66  |
        | resumen-2018 | Ana   | 60  |
        | resumen-2018 | Bruno | 66  |

      @fise-2009:32.1.s3 @fise-2009:38
      Ejemplos: FISE 2009 y AJS: cuenta la pluma del rival, no la del autor
        # en: FISE 2009 and AJS: what the rival writes counts, not what the author does
        # en: | edition | who | Ana |
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
        # en: FISE 2009 and AJS: the main word goes with the points
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-2201
    Esquema del escenario: Anotación del autor después de la del rival
      # en: The author notes after the rival
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando Ana anota 6 puntos
      Entonces el marcador queda 66 a 45
      Y la planilla de Ana recoge 6 puntos

      @fise-2003:29.p3 @fise-2003:33 @redeletras:29.p6 @redeletras:33 @resumen-2018:22
      Ejemplos: Dos anotaciones, una sola suma
        # en: Two notes, one sum
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | resumen-2018 |

      @fise-2009:32.p2 @fise-2009:38 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: FISE 2009 y AJS: tampoco suma dos veces
        # en: FISE 2009 and AJS: it does not count twice either
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-2213
    Esquema del escenario: Anotación del rival antes de que el autor anuncie
      # en: The rival notes before the author announces
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque la puntuación ya está anotada
      Y el marcador queda 66 a 45

      @fise-2003:33 @redeletras:33 @fise-2009:38 @resumen-2018:22 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: Anotar basta para aceptar
        # en: To note is enough to accept
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
