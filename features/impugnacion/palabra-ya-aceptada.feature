# language: es
@perfil-impugnacion
Característica: Palabra ya aceptada
  # en: A word already accepted

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Una palabra incorrecta que se dejó pasar ya no se discute, y lo construido sobre ella vale
    # en: An incorrect word that was let through is no longer disputed, and what is built on it stands

    @esc-0422
    Esquema del escenario: Palabra incorrecta que el rival deja pasar
      # en: An incorrect word that the rival lets through
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando Bruno pasa
      Entonces el marcador queda 66 a 45
      Y la casilla I10 sí tiene ficha
      Y le toca a Ana

      @fise-2003:34.p2 @resumen-2018:23.s3
      Ejemplos: El turno siguiente da la jugada por buena
        # en: The next turn takes the play as good
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | resumen-2018 |

      @redeletras:34.p2 @fise-2009:39.s3
      Ejemplos: Lectura adoptada: seguir jugando es aceptar
        # en: Reading adopted: to play on is to accept
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0423
    Esquema del escenario: Palabra antigua que la jugada solo cruza
      # en: An old word that the play only crosses
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha pasado
      Y que Ana ha colocado CAN desde K9 en horizontal
      Cuando Bruno impugna OLSA
      Entonces la actuación se rechaza porque la palabra no es de la jugada
      Y el marcador queda 76 a 45

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: OLSA ya se aceptó: valen sus 6 puntos y los 10 de CAN
        # en: OLSA was accepted: its 6 points and the 10 of CAN stand
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0424
    Esquema del escenario: Palabra correcta apoyada en otra incorrecta ya aceptada
      # en: A correct word that rests on an incorrect one already accepted
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que CAN es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha colocado CAN desde K9 en horizontal
      Y que Ana ha impugnado CAN
      Cuando el juez responde a la impugnación
      Entonces el marcador queda 66 a 55
      Y le toca a Ana

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: Solo se juzga la palabra nueva
        # en: Only the new word is judged
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0425
    Esquema del escenario: Palabra nueva que alarga otra incorrecta ya aceptada
      # en: A new word that lengthens an incorrect one already accepted
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLSAS no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha colocado OLSAS desde H10 en vertical
      Y que Ana ha impugnado OLSAS
      Cuando el juez responde a la impugnación
      Entonces la casilla L10 no tiene ficha
      Y la casilla K10 sí tiene ficha
      Y el marcador queda 66 a 45

      @fise-2003:34.p2 @redeletras:34.p2 @fise-2009:39.s3 @resumen-2018:23.s3
      Ejemplos: Cae la palabra nueva, no la que ya estaba
        # en: The new word falls, not the one that was there
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
