# language: es
@perfil-despliegue
Característica: Jugada que cambia de lugar y de orden
  # en: A play that changes place and order

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Cambiar a la vez de lugar y de orden pide lo que cada cosa
    # en: Changing place and order at once asks for what each does

    @esc-0803
    Esquema del escenario: Jugada que se cambia de lugar y de orden
      # en: A play changes place and order at once
      Dada una partida en curso según el reglamento <reglamento>
      Y que ES, SE, AS y TE son válidas
      Y que Ana ha colocado <palabra> desde <casilla> en horizontal
      Cuando Ana deja la jugada en <lugar> para <fin>
      Entonces la actuación <resultado>

      @fise-2003:21.1 @fise-2003:21.2 @redeletras:21.1 @redeletras:21.2
      Ejemplos: FISE 2003 y ReDeLetras: las dos cosas, solo para corregir
        # en: FISE 2003 and ReDeLetras: both, only to correct
        # en: | edition | word | square | place | purpose | result |
        | reglamento | palabra | casilla | lugar            | fin        | resultado                         |
        | fise-2003  | ES      | I8      | S en I7, E en I8 | corregirla | se admite                         |
        | fise-2003  | ES      | I8      | S en I7, E en I8 | mejorarla  | se rechaza por no estar permitido |
        | fise-2003  | SE      | I7      | E en I8, S en I9 | corregirla | se rechaza por no estar permitido |
        | redeletras | ES      | I8      | S en I7, E en I8 | corregirla | se admite                         |
        | redeletras | ES      | I8      | S en I7, E en I8 | mejorarla  | se rechaza por no estar permitido |
        | redeletras | SE      | I7      | E en I8, S en I9 | corregirla | se rechaza por no estar permitido |

      @fise-2009:22.1 @fise-2009:22.2
      Ejemplos: FISE 2009 y AJS: el orden es libre, el lugar no
        # en: FISE 2009 and AJS: the order is free, the place is not
        # en: | edition | word | square | place | purpose | result |
        | reglamento | palabra | casilla | lugar            | fin        | resultado                         |
        | fise-2009  | ES      | I8      | S en I7, E en I8 | mejorarla  | se admite                         |
        | fise-2009  | SE      | I7      | E en I8, S en I9 | corregirla | se rechaza por no estar permitido |
        | ajs-2024   | ES      | I8      | S en I7, E en I8 | mejorarla  | se admite                         |
        | ajs-2024   | SE      | I7      | E en I8, S en I9 | corregirla | se rechaza por no estar permitido |

      @resumen-2018:18.s1
      Ejemplos: Resumen: las dos cosas, dentro de la línea
        # en: Summary: both, within the line
        # en: | edition | word | square | place | purpose | result |
        | reglamento   | palabra | casilla | lugar            | fin       | resultado                                 |
        | resumen-2018 | SE      | I7      | E en I8, S en I9 | mejorarla | se admite                                 |
        | resumen-2018 | SE      | I7      | E en K8, S en K9 | mejorarla | se rechaza porque la línea ya está fijada |
