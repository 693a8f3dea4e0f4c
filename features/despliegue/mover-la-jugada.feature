# language: es
@perfil-despliegue
Característica: Cambios en la jugada ya colocada
  # en: Changes to a play already laid

  Regla: Acabada la colocación, las letras solo se mueven en su línea o entre sí
    # en: Once placed, the letters move only along their line or among themselves

    @esc-0385
    Esquema del escenario: Cambio de lugar de la jugada
      # en: A change of place of the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado <palabra> desde <casilla> en horizontal
      Cuando Ana deja la jugada en <lugar> para corregirla
      Entonces la actuación <resultado>

      @fise-2003:21.p1 @fise-2003:21.1 @redeletras:21.p1 @redeletras:21.1 @fise-2009:22.p1 @fise-2009:22.1 @fise-2009:22.p2 @resumen-2018:18.s1
      Ejemplos: A lo largo de su fila sí; a otra línea, no
        # en: Along its row, yes; to another line, no
        # en: | edition | word | square | place | result |
        | reglamento   | palabra | casilla | lugar            | resultado                                 |
        | fise-2003    | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | fise-2003    | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | fise-2003    | PATIOS  | H6      | S en H5          | se admite                                 |
        | fise-2003    | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | redeletras   | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | redeletras   | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | redeletras   | PATIOS  | H6      | S en H5          | se admite                                 |
        | redeletras   | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | fise-2009    | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | fise-2009    | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | fise-2009    | PATIOS  | H6      | S en H5          | se admite                                 |
        | fise-2009    | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | resumen-2018 | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | resumen-2018 | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | resumen-2018 | PATIOS  | H6      | S en H5          | se admite                                 |
        | resumen-2018 | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |
        | ajs-2024     | SE      | I7      | S en I8, E en I9 | se admite                                 |
        | ajs-2024     | SE      | I7      | S en G7, E en G8 | se rechaza porque la línea ya está fijada |
        | ajs-2024     | PATIOS  | H6      | S en H5          | se admite                                 |
        | ajs-2024     | PATIOS  | H6      | S en I7          | se rechaza porque la línea ya está fijada |

    @esc-0386
    Esquema del escenario: Cambio de orden de las letras
      # en: A change of order of the letters
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SE desde I7 en horizontal
      Cuando Ana deja la jugada en E en I7, S en I8 para <fin>
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

    @esc-0387
    Esquema del escenario: Cambio de orden con el recuento empezado
      # en: A change of order once counting has begun
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SE desde I7 en horizontal
      Y que Ana ha empezado a contar
      Cuando Ana deja la jugada en E en I7, S en I8 para corregirla
      Entonces la actuación <resultado>

      @redeletras:21.p2 @fise-2009:22.p3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: el recuento fija la jugada
        # en: ReDeLetras, FISE 2009 and AJS: counting fixes the play
        # en: | edition | result |
        | reglamento | resultado                                 |
        | redeletras | se rechaza porque el recuento ha empezado |
        | fise-2009  | se rechaza porque el recuento ha empezado |
        | ajs-2024   | se rechaza porque el recuento ha empezado |

      @fise-2003:21.p1 @resumen-2018:18.s1
      Ejemplos: FISE 2003 y Resumen: no lo dicen
        # en: FISE 2003 and Summary: they do not say
        # en: | edition | result |
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |
