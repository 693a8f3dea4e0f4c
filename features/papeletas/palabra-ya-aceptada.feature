# language: es
@perfil-papeletas
Característica: Palabra ya aceptada
  # en: A word already accepted

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que Bruno tiene ACDENSU en el atril
    Y que el marcador es 60 a 45

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
        # en: A turn in between closes the window
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: quien sigue jugando ya no puede impugnar
        # en: Reading adopted: who plays on may no longer challenge
        # en: | edition |
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
        # en: The word accepted is not ruled on again
        # en: | edition |
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
        # en: Only the new word is judged
        # en: | edition | channel |
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
        # en: The new word falls, not the one that was there
        # en: | edition | channel |
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |
        | ajs-2024     | con papeleta |
