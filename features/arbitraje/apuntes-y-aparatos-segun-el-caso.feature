# language: es
@perfil-arbitraje
Característica: Apuntes y aparatos en otras circunstancias
  # en: Notes and devices in other circumstances

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: La prohibición rige mientras se juega, y lo demás depende de la edición
    # en: The ban holds while the game is played, and the rest is for the edition

    @esc-1434
    Esquema del escenario: Ana, cuando el último pase ya ha cerrado la partida
      # en: Ana, when the last pass has closed the game
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que los últimos 3 turnos fueron pases
      Y que Ana ha pasado
      Cuando Ana <uso>
      Entonces lo que ha hecho <calificación>

      @fise-2003:5.2 @redeletras:5.2
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | use | ruling |
        | reglamento | uso                          | calificación    |
        | fise-2003  | tiene un libro sobre la mesa | no es una falta |
        | fise-2003  | usa unos auriculares         | no es una falta |
        | redeletras | tiene un libro sobre la mesa | no es una falta |
        | redeletras | usa unos auriculares         | no es una falta |

      @fise-2009:5.3 @fise-2009:5.3.s2 @fise-2009:46.4
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | use | ruling |
        | reglamento | uso                          | calificación    |
        | fise-2009  | tiene un libro sobre la mesa | no es una falta |
        | fise-2009  | usa unos auriculares         | no es una falta |
        | fise-2009  | habla por teléfono           | no es una falta |
        | ajs-2024   | tiene un libro sobre la mesa | no es una falta |
        | ajs-2024   | usa unos auriculares         | no es una falta |
        | ajs-2024   | habla por teléfono           | no es una falta |

      @resumen-2018:3
      Ejemplos: Resumen
        # en: Summary
        # en: | edition | use | ruling |
        | reglamento   | uso                                         | calificación    |
        | resumen-2018 | tiene sobre la mesa apuntes traídos de casa | no es una falta |

    @esc-1435
    Esquema del escenario: Lo que Ana tiene sobre la mesa, donde nadie puede sancionarla
      # en: What Ana has on the table, where nobody can punish her
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana <uso>
      Entonces lo que ha hecho <calificación>

      @resumen-2018:3
      Ejemplos: Resumen: solo se anota en un papel en blanco
        # en: Summary: notes are taken on a blank sheet of paper alone
        # en: | edition | use | ruling |
        | reglamento   | uso                                                    | calificación      |
        | resumen-2018 | lleva la cuenta de las fichas en un papel en blanco    | está permitido    |
        | resumen-2018 | lleva la cuenta de las fichas en una plantilla impresa | es una infracción |
        | resumen-2018 | tiene sobre la mesa apuntes traídos de casa            | es una infracción |

      @resumen-2018:3
      Ejemplos: Resumen: nada dice de libros ni de aparatos
        # en: Summary: says nothing of books or devices
        # en: | edition | use | ruling |
        | reglamento   | uso                          | calificación     |
        | resumen-2018 | tiene un libro sobre la mesa | no está previsto |
        | resumen-2018 | mira su teléfono móvil       | no está previsto |

    @esc-1436
    Esquema del escenario: Ana mira en su teléfono una palabra impugnada
      # en: Ana looks up a challenged word on her phone
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven <gestión>
      Cuando Ana mira en su teléfono una palabra impugnada
      Entonces lo que ha hecho <calificación>

      @ajs-2024:4.1.7.p7.s1
      Ejemplos: AJS: solo si los jugadores resuelven sus impugnaciones
        # en: AJS: only if the players settle their challenges
        # en: | edition | means | ruling |
        | reglamento | gestión                   | calificación      |
        | ajs-2024   | por los propios jugadores | está permitido    |
        | ajs-2024   | con papeletas             | es una infracción |

      @fise-2003:5.2 @redeletras:5.2 @fise-2009:5.3.s2
      Ejemplos: Las demás no hacen excepción
        # en: The others make no exception
        # en: | edition | means | ruling |
        | reglamento | gestión                   | calificación      |
        | fise-2003  | por los propios jugadores | es una infracción |
        | redeletras | por los propios jugadores | es una infracción |
        | fise-2009  | por los propios jugadores | es una infracción |
