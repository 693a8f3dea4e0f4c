# language: es
@perfil-papeletas
Característica: Quién puede impugnar
  # en: Who may challenge

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Solo el rival del autor puede discutir una jugada
    # en: Only the author's rival may dispute a play

    @esc-0220
    Esquema del escenario: Impugnación según quién la hace
      # en: A challenge by who makes it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando <quien> impugna OLSA
      Entonces la actuación <resultado>
      Y el reloj <reloj>

      @fise-2003:36 @redeletras:36 @resumen-2018:24.s2
      Ejemplos: Ni el autor, ni el árbitro, ni el público
        # en: Neither the author, nor the arbiter, nor the public
        # en: | edition | who | result | clock |
        | reglamento   | quien         | resultado                       | reloj         |
        | fise-2003    | Bruno         | se admite                       | está parado   |
        | fise-2003    | Ana           | se rechaza por falta de derecho | está parado   |
        | fise-2003    | el árbitro    | se rechaza por falta de derecho | está parado   |
        | fise-2003    | un espectador | se rechaza por falta de derecho | está parado   |
        | redeletras   | Bruno         | se admite                       | está parado   |
        | redeletras   | Ana           | se rechaza por falta de derecho | corre por Ana |
        | redeletras   | el árbitro    | se rechaza por falta de derecho | corre por Ana |
        | redeletras   | un espectador | se rechaza por falta de derecho | corre por Ana |
        | resumen-2018 | Bruno         | se admite                       | corre por Ana |
        | resumen-2018 | Ana           | se rechaza por falta de derecho | corre por Ana |
        | resumen-2018 | el árbitro    | se rechaza por falta de derecho | corre por Ana |
        | resumen-2018 | un espectador | se rechaza por falta de derecho | corre por Ana |

      @fise-2009:43.s2
      Ejemplos: FISE 2009 y AJS: ni el árbitro ni el público
        # en: FISE 2009 and AJS: neither the arbiter nor the public
        # en: | edition | who | result | clock |
        | reglamento | quien         | resultado                       | reloj         |
        | fise-2009  | Bruno         | se admite                       | está parado   |
        | fise-2009  | Ana           | se rechaza por falta de derecho | corre por Ana |
        | fise-2009  | el árbitro    | se rechaza por falta de derecho | corre por Ana |
        | fise-2009  | un espectador | se rechaza por falta de derecho | corre por Ana |
        | ajs-2024   | Bruno         | se admite                       | corre por Ana |
        | ajs-2024   | el juez       | se rechaza por falta de derecho | corre por Ana |
        | ajs-2024   | un espectador | se rechaza por falta de derecho | corre por Ana |

      @ajs-2024:4.1.7.2
      Ejemplos: AJS: nadie impugna su propia jugada
        # en: AJS: nobody challenges their own play
        # en: | edition | who | result | clock |
        | reglamento | quien | resultado                       | reloj         |
        | ajs-2024   | Ana   | se rechaza por falta de derecho | corre por Ana |

    @esc-0221
    Esquema del escenario: El árbitro descubre una palabra que no existe y que el rival ya anotó
      # en: The arbiter finds a word that does not exist and that the rival has noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Cuando el árbitro impugna OLSA
      Entonces la actuación se rechaza por falta de derecho
      Y el marcador queda 66 a 45

      @fise-2003:33 @redeletras:33 @fise-2009:38
      Ejemplos: El error aceptado tampoco es asunto del árbitro
        # en: An error accepted is no matter for the arbiter either
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
