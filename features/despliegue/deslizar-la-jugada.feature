# language: es
@perfil-despliegue
Característica: Jugada que se desliza
  # en: A play that slides

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La palabra se desliza para enlazar bien; en el Resumen, como se quiera dentro de su línea
    # en: A word slides in order to link correctly; under the summary, at will within its line

    @esc-0832
    Esquema del escenario: Jugada mal enlazada que se desliza en su columna
      # en: A badly linked play slides along its column
      Dada una partida en curso según el reglamento <reglamento>
      Y que NO es válida
      Y que ON no es válida
      Y que Ana ha colocado ON desde H10 en vertical
      Cuando Ana deja la jugada en N en G10 para corregirla
      Entonces la jugada forma NO

      @fise-2003:21.1 @redeletras:21.1 @fise-2009:22.1 @fise-2009:22.p2 @resumen-2018:18.s1
      Ejemplos: Filas y columnas por igual
        # en: Rows and columns alike
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0801
    Esquema del escenario: Jugada bien enlazada que se desliza
      # en: A well linked play slides
      Dada una partida en curso según el reglamento <reglamento>
      Y que SO, OS, SE, AS y TE son válidas
      Y que Ana ha colocado <palabra> desde <casilla> <dirección>
      Cuando Ana deja la jugada en <lugar> para mejorarla
      Entonces la actuación <resultado>

      @fise-2003:21.1 @redeletras:21.1 @fise-2009:22.1 @fise-2009:22.p2
      Ejemplos: FISE, ReDeLetras y AJS: ya enlaza bien, se queda donde está
        # en: FISE, ReDeLetras and AJS: it links well already and stays
        # en: | edition | word | square | direction | place | result |
        | reglamento | palabra | casilla | dirección     | lugar            | resultado                         |
        | fise-2003  | SO      | G10     | en vertical   | S en I10         | se rechaza por no estar permitido |
        | fise-2003  | SE      | I7      | en horizontal | S en I8, E en I9 | se rechaza por no estar permitido |
        | redeletras | SO      | G10     | en vertical   | S en I10         | se rechaza por no estar permitido |
        | redeletras | SE      | I7      | en horizontal | S en I8, E en I9 | se rechaza por no estar permitido |
        | fise-2009  | SO      | G10     | en vertical   | S en I10         | se rechaza por no estar permitido |
        | fise-2009  | SE      | I7      | en horizontal | S en I8, E en I9 | se rechaza por no estar permitido |
        | ajs-2024   | SO      | G10     | en vertical   | S en I10         | se rechaza por no estar permitido |
        | ajs-2024   | SE      | I7      | en horizontal | S en I8, E en I9 | se rechaza por no estar permitido |

      @resumen-2018:18.s1
      Ejemplos: Resumen: dentro de su línea, adonde quiera
        # en: Summary: anywhere within its line
        # en: | edition | word | square | direction | place | result |
        | reglamento   | palabra | casilla | dirección     | lugar            | resultado |
        | resumen-2018 | SO      | G10     | en vertical   | S en I10         | se admite |
        | resumen-2018 | SE      | I7      | en horizontal | S en I8, E en I9 | se admite |

    @esc-0802
    Esquema del escenario: Jugada suelta que se desliza hasta enlazar
      # en: An unlinked play slides until it links
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha puesto S en <S>
      Y que Ana ha puesto E en <E>
      Cuando Ana deja la jugada en S en I7, E en I8 para corregirla
      Entonces la actuación <resultado>

      @fise-2003:21.p1 @fise-2003:21.1 @redeletras:21.p1 @redeletras:21.1 @fise-2009:22.p1 @fise-2009:22.1 @resumen-2018:18.s1
      Ejemplos: Desde la fila I sí; desde la K, no
        # en: From row I, yes; from row K, no
        # en: | edition | S | E | result |
        | reglamento   | S  | E  | resultado                                 |
        | fise-2003    | I3 | I4 | se admite                                 |
        | fise-2003    | K7 | K8 | se rechaza porque la línea ya está fijada |
        | redeletras   | I3 | I4 | se admite                                 |
        | redeletras   | K7 | K8 | se rechaza porque la línea ya está fijada |
        | fise-2009    | I3 | I4 | se admite                                 |
        | fise-2009    | K7 | K8 | se rechaza porque la línea ya está fijada |
        | resumen-2018 | I3 | I4 | se admite                                 |
        | resumen-2018 | K7 | K8 | se rechaza porque la línea ya está fijada |
        | ajs-2024     | I3 | I4 | se admite                                 |
        | ajs-2024     | K7 | K8 | se rechaza porque la línea ya está fijada |
