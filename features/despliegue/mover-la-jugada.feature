# language: es
@perfil-despliegue
Característica: Cambio de lugar de la jugada
  # en: Moving a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La palabra se desliza en su línea, y en FISE y AJS solo para que enlace bien
    # en: The word slides along its line, and under FISE and AJS only so that it links correctly

    @esc-0385
    Esquema del escenario: Jugada mal enlazada que se cambia de lugar
      # en: A badly linked play is moved
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS, SE, AS y TE son válidas
      Y que SPATIO, TS e IE no son válidas
      Y que Ana ha colocado <palabra> desde <casilla> en horizontal
      Cuando Ana deja la jugada en <lugar> para corregirla
      Entonces la actuación <resultado>

      @fise-2003:21.p1 @fise-2003:21.1 @redeletras:21.p1 @redeletras:21.1 @fise-2009:22.p1 @fise-2009:22.1 @fise-2009:22.p2 @resumen-2018:18.s1
      Ejemplos: A lo largo de su línea sí; a otra, no
        # en: Along its line, yes; to another, no
        # en: | edition | word | square | place | result |
        | reglamento   | palabra | casilla | lugar            | resultado                                 |
        | fise-2003    | SE      | I8      | S en I7, E en I8 | se admite                                 |
        | fise-2003    | SE      | I8      | S en G8, E en G9 | se rechaza porque la línea ya está fijada |
        | fise-2003    | SPATIO  | H5      | S en H11         | se admite                                 |
        | fise-2003    | SPATIO  | H5      | S en I7          | se rechaza porque la línea ya está fijada |
        | redeletras   | SE      | I8      | S en I7, E en I8 | se admite                                 |
        | redeletras   | SE      | I8      | S en G8, E en G9 | se rechaza porque la línea ya está fijada |
        | redeletras   | SPATIO  | H5      | S en H11         | se admite                                 |
        | redeletras   | SPATIO  | H5      | S en I7          | se rechaza porque la línea ya está fijada |
        | fise-2009    | SE      | I8      | S en I7, E en I8 | se admite                                 |
        | fise-2009    | SE      | I8      | S en G8, E en G9 | se rechaza porque la línea ya está fijada |
        | fise-2009    | SPATIO  | H5      | S en H11         | se admite                                 |
        | fise-2009    | SPATIO  | H5      | S en I7          | se rechaza porque la línea ya está fijada |
        | resumen-2018 | SE      | I8      | S en I7, E en I8 | se admite                                 |
        | resumen-2018 | SE      | I8      | S en G8, E en G9 | se rechaza porque la línea ya está fijada |
        | resumen-2018 | SPATIO  | H5      | S en H11         | se admite                                 |
        | resumen-2018 | SPATIO  | H5      | S en I7          | se rechaza porque la línea ya está fijada |
        | ajs-2024     | SE      | I8      | S en I7, E en I8 | se admite                                 |
        | ajs-2024     | SE      | I8      | S en G8, E en G9 | se rechaza porque la línea ya está fijada |
        | ajs-2024     | SPATIO  | H5      | S en H11         | se admite                                 |
        | ajs-2024     | SPATIO  | H5      | S en I7          | se rechaza porque la línea ya está fijada |
