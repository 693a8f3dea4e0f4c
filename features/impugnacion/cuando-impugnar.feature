# language: es
@perfil-impugnacion
Característica: Cuándo se puede impugnar
  # en: When a challenge may be made

  Regla: El plazo se abre en un momento que cada edición fija
    # en: The window opens at a moment that each edition sets

    @esc-0210
    Esquema del escenario: Impugnación mientras el autor cuenta sus puntos
      # en: A challenge while the author is counting
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando Bruno impugna OLSA
      Entonces la actuación <resultado>

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39
      Ejemplos: Hay que esperar al final de la cuenta
        | reglamento | resultado                |
        | fise-2003  | se rechaza por prematura |
        | redeletras | se rechaza por prematura |
        | fise-2009  | se rechaza por prematura |

      @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: AJS: hay que esperar a que el autor anote
        | reglamento | resultado                |
        | ajs-2024   | se rechaza por prematura |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no señala un comienzo
        | reglamento   | resultado |
        | resumen-2018 | se admite |

    @esc-0211
    Esquema del escenario: Impugnación tras el anuncio, sin que nadie haya anotado
      # en: A challenge after the announcement, nobody having noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Ana ha anunciado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación <resultado>

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @resumen-2018:23.s1
      Ejemplos: El anuncio abre el plazo
        | reglamento   | resultado |
        | fise-2003    | se admite |
        | redeletras   | se admite |
        | fise-2009    | se admite |
        | resumen-2018 | se admite |

      @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: AJS: el anuncio aún no lo abre
        | reglamento | resultado                |
        | ajs-2024   | se rechaza por prematura |

    @esc-0212
    Esquema del escenario: Impugnación repetida después de otra prematura
      # en: A challenge repeated after a premature one
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA antes de tiempo
      Y que Ana ha anunciado 6 puntos
      Y que Ana ha anotado 6 puntos
      Cuando Bruno impugna OLSA
      Entonces la actuación se admite

      @fise-2003:29.p1 @redeletras:34.p1 @fise-2009:39 @ajs-2024:2.art39 @ajs-2024:4.1.7.1.p1
      Ejemplos: Adelantarse no hace perder el derecho
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

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

      @fise-2003:33 @fise-2003:34.p1 @redeletras:33 @redeletras:34.p1 @resumen-2018:22 @resumen-2018:23.s1
      Ejemplos: Decide la planilla del rival
        | reglamento   | anotador | resultado                                       |
        | fise-2003    | Ana      | se admite                                       |
        | fise-2003    | Bruno    | se rechaza porque la puntuación ya está anotada |
        | redeletras   | Ana      | se admite                                       |
        | redeletras   | Bruno    | se rechaza porque la puntuación ya está anotada |
        | resumen-2018 | Ana      | se admite                                       |
        | resumen-2018 | Bruno    | se rechaza porque la puntuación ya está anotada |

      @fise-2009:38 @fise-2009:39 @ajs-2024:4.1.7.1.p1 @ajs-2024:4.1.7.1.a.s1
      Ejemplos: FISE 2009 y AJS: decide la planilla del rival
        | reglamento | anotador | resultado                                       |
        | fise-2009  | Ana      | se admite                                       |
        | fise-2009  | Bruno    | se rechaza porque la puntuación ya está anotada |
        | ajs-2024   | Ana      | se admite                                       |
        | ajs-2024   | Bruno    | se rechaza porque la puntuación ya está anotada |

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
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

  Regla: Una palabra incorrecta que se dejó pasar ya no se discute, y lo construido sobre ella vale
    # en: An incorrect word that was let through is no longer disputed, and what is built on it stands

    @esc-0215
    Esquema del escenario: Impugnación de la jugada anterior cuando el rival ya jugó su turno
      # en: A challenge of the play before, the rival having already taken a turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha pasado
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque el turno ya pasó
      Y el marcador queda 66 a 45

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: Un turno de por medio cierra el plazo
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: quien sigue jugando ya no puede impugnar
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0216
    Esquema del escenario: Impugnación de una palabra antigua que la jugada solo cruza
      # en: A challenge of an old word that the play only crosses
      Dada una partida en curso según el reglamento <reglamento>
      Y que CAN es válida
      Y que Ana colocó OLSA desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Y que Bruno ha colocado CAN desde K9 en horizontal y ha anunciado y anotado 10 puntos
      Cuando Ana impugna OLSA
      Entonces la jugada está anunciada
      Y la casilla J10 sí tiene ficha

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: La palabra aceptada no vuelve a consulta
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0217
    Esquema del escenario: Palabra correcta apoyada en otra incorrecta ya aceptada
      # en: A correct word that rests on an incorrect one already accepted
      Dada una partida en curso según el reglamento <reglamento>
      Y que CAN es válida
      Y que Ana colocó OLSA desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Y que Bruno ha colocado CAN desde K9 en horizontal y ha anunciado y anotado 10 puntos
      Y que Ana impugnó CAN <cauce> y el juez respondió
      Cuando Ana anota 10 puntos
      Entonces el marcador queda 66 a 55

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: Solo se juzga la palabra nueva
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |
        | ajs-2024     | con papeleta |

    @esc-0218
    Esquema del escenario: Palabra nueva que alarga otra incorrecta ya aceptada
      # en: A new word that lengthens an incorrect one already accepted
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA y OLSAS no son válidas
      Y que Ana colocó OLSA desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Y que Bruno ha colocado OLSAS desde H10 en vertical y ha anunciado y anotado 5 puntos
      Cuando Ana impugna OLSAS <cauce> y el juez responde
      Entonces la casilla L10 no tiene ficha
      Y la casilla K10 sí tiene ficha
      Y el marcador queda 66 a 45

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: Cae la palabra nueva, no la que ya estaba
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |
        | ajs-2024     | con papeleta |
