# language: es
@perfil-arbitraje
Característica: Apuntes, libros y aparatos
  # en: Notes, books and devices

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: En la mesa no hay apuntes, libros ni aparatos, y cada infracción puede costar puntos
    # en: There are no notes, books or devices on the table, and each breach may cost points

    @esc-1432
    Esquema del escenario: Resta de puntos a Ana por sus papeles
      # en: Points taken off Ana for her papers
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana <uso>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:5.2 @redeletras:5.2
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | use | points | result |
        | reglamento | uso                                                    | puntos | resultado                           |
        | fise-2003  | tiene un libro sobre la mesa                           | 30     | se admite                           |
        | fise-2003  | tiene sobre la mesa apuntes traídos de casa            | 30     | se admite                           |
        | fise-2003  | lleva la cuenta de las fichas en un papel en blanco    | 30     | se rechaza porque no hay infracción |
        | fise-2003  | lleva la cuenta de las fichas en una plantilla impresa | 30     | se admite                           |
        | redeletras | tiene un libro sobre la mesa                           | 30     | se admite                           |
        | redeletras | tiene sobre la mesa apuntes traídos de casa            | 30     | se admite                           |
        | redeletras | lleva la cuenta de las fichas en un papel en blanco    | 30     | se rechaza porque no hay infracción |
        | redeletras | lleva la cuenta de las fichas en una plantilla impresa | 30     | se admite                           |

      @fise-2009:5.3
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | use | points | result |
        | reglamento | uso                                                    | puntos | resultado                           |
        | fise-2009  | tiene un libro sobre la mesa                           | 25     | se admite                           |
        | fise-2009  | tiene sobre la mesa apuntes traídos de casa            | 25     | se admite                           |
        | fise-2009  | lleva la cuenta de las fichas en un papel en blanco    | 25     | se rechaza porque no hay infracción |
        | fise-2009  | lleva la cuenta de las fichas en una plantilla impresa | 25     | se admite                           |
        | ajs-2024   | tiene un libro sobre la mesa                           | 25     | se admite                           |
        | ajs-2024   | tiene sobre la mesa apuntes traídos de casa            | 25     | se admite                           |
        | ajs-2024   | lleva la cuenta de las fichas en un papel en blanco    | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | lleva la cuenta de las fichas en una plantilla impresa | 25     | se admite                           |

    @esc-1433
    Esquema del escenario: Resta de puntos a Ana por sus aparatos
      # en: Points taken off Ana for her devices
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana <uso>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:5.2 @redeletras:5.2
      Ejemplos: FISE 2003 y ReDeLetras: también los no nombrados, por semejantes
        # en: FISE 2003 and ReDeLetras: those not named too, being similar
        # en: | edition | use | points | result |
        | reglamento | uso                                       | puntos | resultado |
        | fise-2003  | usa unos auriculares                      | 30     | se admite |
        | fise-2003  | usa una computadora                       | 30     | se admite |
        | fise-2003  | usa una agenda electrónica                | 30     | se admite |
        | fise-2003  | usa un reloj inteligente                  | 30     | se admite |
        | fise-2003  | mira su teléfono móvil                    | 30     | se admite |
        | fise-2003  | habla por teléfono                        | 30     | se admite |
        | fise-2003  | usa de reloj su teléfono en modo avión    | 30     | se admite |
        | fise-2003  | mira en su teléfono una palabra impugnada | 30     | se admite |
        | redeletras | usa unos auriculares                      | 30     | se admite |
        | redeletras | usa una computadora                       | 30     | se admite |
        | redeletras | usa una agenda electrónica                | 30     | se admite |
        | redeletras | usa un reloj inteligente                  | 30     | se admite |
        | redeletras | mira su teléfono móvil                    | 30     | se admite |
        | redeletras | habla por teléfono                        | 30     | se admite |
        | redeletras | usa de reloj su teléfono en modo avión    | 30     | se admite |
        | redeletras | mira en su teléfono una palabra impugnada | 30     | se admite |

      @fise-2009:5.3.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | use | points | result |
        | reglamento | uso                                       | puntos | resultado |
        | fise-2009  | usa unos auriculares                      | 25     | se admite |
        | fise-2009  | usa una computadora                       | 25     | se admite |
        | fise-2009  | usa una agenda electrónica                | 25     | se admite |
        | fise-2009  | usa un reloj inteligente                  | 25     | se admite |
        | fise-2009  | mira su teléfono móvil                    | 25     | se admite |
        | fise-2009  | habla por teléfono                        | 25     | se admite |
        | fise-2009  | usa de reloj su teléfono en modo avión    | 25     | se admite |
        | fise-2009  | mira en su teléfono una palabra impugnada | 25     | se admite |

      @fise-2009:5.3.s2
      Ejemplos: También en la AJS
        # en: Under AJS too
        # en: | edition | use | points | result |
        | reglamento | uso                        | puntos | resultado |
        | ajs-2024   | usa unos auriculares       | 25     | se admite |
        | ajs-2024   | usa una computadora        | 25     | se admite |
        | ajs-2024   | usa una agenda electrónica | 25     | se admite |
        | ajs-2024   | usa un reloj inteligente   | 25     | se admite |
        | ajs-2024   | mira su teléfono móvil     | 25     | se admite |
        | ajs-2024   | habla por teléfono         | 25     | se admite |

      @ajs-2024:3.1.3.p2.s1
      Ejemplos: AJS: el teléfono en modo avión puede servir de reloj
        # en: AJS: a phone in aeroplane mode may serve as the clock
        # en: | edition | use | points | result |
        | reglamento | uso                                     | puntos | resultado                           |
        | ajs-2024   | usa de reloj su teléfono en modo avión  | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | usa de reloj su teléfono sin modo avión | 25     | se admite                           |
