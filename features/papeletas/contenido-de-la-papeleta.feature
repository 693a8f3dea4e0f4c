# language: es
@perfil-papeletas
Característica: Contenido de la papeleta
  # en: What the slip carries

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La papeleta lleva la palabra y la conformidad de los dos jugadores
    # en: The slip carries the word and the assent of both players

    @esc-0250
    Esquema del escenario: Entrega de la papeleta según lo que lleva
      # en: Handing in the slip by what it carries
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se entrega la papeleta con <papeleta>
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: FISE y ReDeLetras: palabra y dos firmas
        # en: FISE and ReDeLetras: word and two signatures
        # en: | edition | slip | result | clock |
        | reglamento | papeleta                      | resultado                                     | reloj       |
        | fise-2003  | la palabra y las dos firmas   | se admite                                     | está parado |
        | fise-2003  | la palabra y una sola firma   | se rechaza porque la papeleta está incompleta | está parado |
        | fise-2003  | la palabra sin firmas         | se rechaza porque la papeleta está incompleta | está parado |
        | fise-2003  | las dos firmas sin la palabra | se rechaza porque la papeleta está incompleta | está parado |
        | redeletras | la palabra y las dos firmas   | se admite                                     | está parado |
        | redeletras | la palabra y una sola firma   | se rechaza porque la papeleta está incompleta | está parado |
        | redeletras | la palabra sin firmas         | se rechaza porque la papeleta está incompleta | está parado |
        | redeletras | las dos firmas sin la palabra | se rechaza porque la papeleta está incompleta | está parado |
        | fise-2009  | la palabra y las dos firmas   | se admite                                     | está parado |
        | fise-2009  | la palabra y una sola firma   | se rechaza porque la papeleta está incompleta | está parado |
        | fise-2009  | la palabra sin firmas         | se rechaza porque la papeleta está incompleta | está parado |
        | fise-2009  | las dos firmas sin la palabra | se rechaza porque la papeleta está incompleta | está parado |

      @ajs-2024:4.1.7.1.b1
      Ejemplos: AJS: palabra, mesa, ronda y dos marcas
        # en: AJS: word, table, round and two ticks
        # en: | edition | slip | result | clock |
        | reglamento | papeleta                                          | resultado                                     | reloj         |
        | ajs-2024   | la palabra, la mesa, la ronda y las dos marcas    | se admite                                     | está parado   |
        | ajs-2024   | la palabra, la mesa y la ronda con una sola marca | se rechaza porque la papeleta está incompleta | corre por Ana |
        | ajs-2024   | la palabra, la mesa y las dos marcas sin la ronda | se rechaza porque la papeleta está incompleta | corre por Ana |
        | ajs-2024   | la palabra, la ronda y las dos marcas sin la mesa | se rechaza porque la papeleta está incompleta | corre por Ana |
        | ajs-2024   | la mesa, la ronda y las dos marcas sin la palabra | se rechaza porque la papeleta está incompleta | corre por Ana |
        | ajs-2024   | la palabra y las dos firmas                       | se rechaza porque la papeleta está incompleta | corre por Ana |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no habla de papeletas
        # en: Summary: does not speak of slips
        # en: | edition | slip | result | clock |
        | reglamento   | papeleta        | resultado                         | reloj         |
        | resumen-2018 | todos los datos | no está prevista en el reglamento | corre por Ana |

    @esc-0251
    Esquema del escenario: Entrega de una papeleta que no se puede leer
      # en: Handing in a slip that cannot be read
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se entrega una papeleta ilegible
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: hay que volver a escribirla letra a letra
        # en: AJS: it has to be written again letter by letter
        # en: | edition | result |
        | reglamento | resultado                                 |
        | ajs-2024   | se rechaza porque la papeleta es ilegible |

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: FISE y ReDeLetras: no dicen qué hacer
        # en: FISE and ReDeLetras: they do not say what to do
        # en: | edition | result |
        | reglamento | resultado                         |
        | fise-2003  | no está prevista en el reglamento |
        | redeletras | no está prevista en el reglamento |
        | fise-2009  | no está prevista en el reglamento |

    @esc-0252
    Esquema del escenario: Papeleta aclarada y validada de nuevo por los dos
      # en: A slip cleared up and assented to again by both
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado una papeleta ilegible
      Cuando se entrega la papeleta aclarada con todos los datos
      Entonces la actuación se admite

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: la mala letra no agota el derecho
        # en: AJS: bad handwriting does not use up the right
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0910
    Esquema del escenario: Papeleta aclarada según lo que lleva
      # en: A slip cleared up, by what it carries
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado una papeleta ilegible
      Cuando se entrega la papeleta aclarada con <papeleta>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: la firman de nuevo los dos
        # en: AJS: both sign it again
        # en: | edition | slip | result |
        | reglamento | papeleta                                                       | resultado                                     |
        | ajs-2024   | la palabra, la mesa, la ronda, las dos marcas y las dos firmas | se admite                                     |
        | ajs-2024   | la palabra, la mesa, la ronda, las dos marcas y una sola firma | se rechaza porque la papeleta está incompleta |
        | ajs-2024   | la palabra, la mesa, la ronda y las dos marcas                 | se rechaza porque la papeleta está incompleta |
