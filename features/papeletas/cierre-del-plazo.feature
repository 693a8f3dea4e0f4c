# language: es
@perfil-papeletas
Característica: Cierre del plazo para impugnar
  # en: End of the time to challenge

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: El plazo se cierra cuando el rival escribe la puntuación, no cuando la escribe el autor
    # en: The window closes when the rival writes the score, not when the author does

    @esc-0213
    Esquema del escenario: Impugnación con una sola planilla escrita
      # en: A challenge with only one sheet written
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Y que <anotador> ha anotado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @fise-2003:33 @fise-2003:34.p1 @redeletras:33 @redeletras:34.p1 @resumen-2018:22 @resumen-2018:23.s1
      Ejemplos: Decide la planilla del rival
        # en: The rival's sheet decides
        # en: | edition | noted by | result | clock |
        | reglamento   | anotador | resultado                                       | reloj         |
        | fise-2003    | Ana      | se admite                                       | está parado   |
        | fise-2003    | Bruno    | se rechaza porque la puntuación ya está anotada | está parado   |
        | redeletras   | Ana      | se admite                                       | está parado   |
        | redeletras   | Bruno    | se rechaza porque la puntuación ya está anotada | corre por Ana |
        | resumen-2018 | Ana      | se admite                                       | corre por Ana |
        | resumen-2018 | Bruno    | se rechaza porque la puntuación ya está anotada | corre por Ana |

      @fise-2009:38 @fise-2009:39 @ajs-2024:4.1.7.1.p1 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: FISE 2009 y AJS: decide la planilla del rival
        # en: FISE 2009 and AJS: the rival's sheet decides
        # en: | edition | noted by | result | clock |
        | reglamento | anotador | resultado                                       | reloj         |
        | fise-2009  | Ana      | se admite                                       | está parado   |
        | fise-2009  | Bruno    | se rechaza porque la puntuación ya está anotada | corre por Ana |
        | ajs-2024   | Ana      | se admite                                       | corre por Ana |
        | ajs-2024   | Bruno    | se rechaza porque la puntuación ya está anotada | corre por Ana |

    @esc-0214
    Esquema del escenario: Impugnación con las dos planillas escritas
      # en: A challenge with both sheets written
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque la puntuación ya está anotada
      Y el marcador queda 66 a 45

      @fise-2003:29.p3 @fise-2003:33 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:22 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: Ninguna edición reabre la jugada completa
        # en: No edition reopens a complete play
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
