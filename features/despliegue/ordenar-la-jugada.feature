# language: es
@perfil-despliegue
Característica: Cambio de orden de las letras
  # en: Reordering the letters

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Las letras se cambian entre sí para corregir y, en FISE 2009, AJS y Resumen, para lo que se quiera
    # en: Letters change places to correct the play and, under FISE 2009, AJS and the summary, for anything

    @esc-0386
    Esquema del escenario: Cambio de orden según lo que se logra
      # en: A change of order by what it brings
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que AE y TS no son válidas
      Y que Ana ha colocado ES desde I7 en horizontal
      Cuando Ana deja la jugada en S en I7, E en I8 para <fin>
      Entonces la actuación <resultado>

      @fise-2003:21.2 @fise-2003:21.3 @redeletras:21.2
      Ejemplos: FISE 2003 y ReDeLetras: solo para corregir
        # en: FISE 2003 and ReDeLetras: only to correct
        # en: | edition | purpose | result |
        | reglamento | fin        | resultado                         |
        | fise-2003  | corregirla | se admite                         |
        | fise-2003  | mejorarla  | se rechaza por no estar permitido |
        | redeletras | corregirla | se admite                         |
        | redeletras | mejorarla  | se rechaza por no estar permitido |

      @fise-2009:22.2 @resumen-2018:18.s1
      Ejemplos: FISE 2009, AJS y Resumen: sin condición
        # en: FISE 2009, AJS and Summary: without condition
        # en: | edition | purpose | result |
        | reglamento   | fin        | resultado |
        | fise-2009    | corregirla | se admite |
        | fise-2009    | mejorarla  | se admite |
        | resumen-2018 | corregirla | se admite |
        | resumen-2018 | mejorarla  | se admite |
        | ajs-2024     | corregirla | se admite |
        | ajs-2024     | mejorarla  | se admite |

    @esc-0804
    Esquema del escenario: OBRE, que vale 8 puntos, por ORBE, que vale 12
      # en: OBRE, worth 8 points, for ORBE, worth 12
      Dada una partida en curso según el reglamento <reglamento>
      Y que OBRE y ORBE son válidas
      Y que Ana ha colocado OBRE desde H10 en vertical
      Cuando Ana deja la jugada en R en I10, B en J10, E en K10 para <fin>
      Entonces la actuación <resultado>

      @fise-2003:21.2 @fise-2003:21.3 @redeletras:21.2
      Ejemplos: FISE 2003 y ReDeLetras: nada había que corregir
        # en: FISE 2003 and ReDeLetras: nothing was to be corrected
        # en: | edition | purpose | result |
        | reglamento | fin        | resultado                         |
        | fise-2003  | mejorarla  | se rechaza por no estar permitido |
        | fise-2003  | corregirla | se rechaza por no estar permitido |
        | redeletras | mejorarla  | se rechaza por no estar permitido |
        | redeletras | corregirla | se rechaza por no estar permitido |

    @esc-0805
    Esquema del escenario: ORBE por OBRE donde el orden es libre
      # en: ORBE for OBRE where the order is free
      Dada una partida en curso según el reglamento <reglamento>
      Y que OBRE y ORBE son válidas
      Y que Ana ha colocado OBRE desde H10 en vertical
      Cuando Ana deja la jugada en R en I10, B en J10, E en K10 para mejorarla
      Entonces la jugada forma ORBE
      Y la jugada vale 12 puntos

      @fise-2009:22.2 @resumen-2018:18.s1
      Ejemplos: La B triplica en J10
        # en: The B is tripled on J10
        # en: | edition |
        | reglamento   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-2211
    Esquema del escenario: OREB, que no es palabra y valdría 8 puntos, por ORBE
      # en: OREB, no word and worth 8 points, for ORBE
      Dada una partida en curso según el reglamento <reglamento>
      Y que ORBE es válida
      Y que OREB no es válida
      Y que Ana ha colocado OREB desde H10 en vertical
      Cuando Ana deja la jugada en R en I10, B en J10, E en K10 para corregirla
      Entonces la jugada forma ORBE
      Y la jugada vale 12 puntos

      @fise-2003:21.2 @redeletras:21.2 @fise-2009:22.2 @resumen-2018:18.s1
      Ejemplos: Se cuenta como queda: la B triplica en J10
        # en: It counts as it ends up: the B is trebled on J10
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
