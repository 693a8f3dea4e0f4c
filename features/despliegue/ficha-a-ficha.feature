# language: es
@perfil-despliegue
Característica: Colocación ficha a ficha
  # en: Placing tile by tile

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La primera ficha fija fila y columna, y la segunda decide entre las dos
    # en: The first tile fixes row and column, the second decides between them

    @esc-0380
    Esquema del escenario: Segunda ficha respecto de la primera
      # en: The second tile with respect to the first
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Cuando Ana pone <ficha>
      Entonces la actuación <resultado>

      @fise-2003:20.1 @redeletras:20.1 @fise-2009:21.1
      Ejemplos: En la misma fila o columna
        # en: In the same row or column
        # en: | edition | tile | result |
        | reglamento | ficha   | resultado                                 |
        | fise-2003  | O en K5 | se admite                                 |
        | fise-2003  | O en L4 | se admite                                 |
        | fise-2003  | O en L5 | se rechaza porque la línea ya está fijada |
        | redeletras | O en K5 | se admite                                 |
        | redeletras | O en L4 | se admite                                 |
        | redeletras | O en L5 | se rechaza porque la línea ya está fijada |
        | fise-2009  | O en K5 | se admite                                 |
        | fise-2009  | O en L4 | se admite                                 |
        | fise-2009  | O en L5 | se rechaza porque la línea ya está fijada |
        | ajs-2024   | O en K5 | se admite                                 |
        | ajs-2024   | O en L4 | se admite                                 |
        | ajs-2024   | O en L5 | se rechaza porque la línea ya está fijada |

      @resumen-2018:18.s1
      Ejemplos: Resumen: solo mira la palabra ya puesta
        # en: Summary: looks only at the word once laid
        # en: | edition | tile | result |
        | reglamento   | ficha   | resultado |
        | resumen-2018 | O en L5 | se admite |

    @esc-0381
    Esquema del escenario: Tercera ficha respecto de las dos primeras
      # en: The third tile with respect to the first two
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Y que Ana ha puesto O en K5
      Cuando Ana pone <ficha>
      Entonces la actuación <resultado>

      @fise-2003:20.2 @redeletras:20.2 @fise-2009:21.2
      Ejemplos: La segunda ficha obliga a toda la jugada
        # en: The second tile binds the whole play
        # en: | edition | tile | result |
        | reglamento | ficha   | resultado                                 |
        | fise-2003  | L en K6 | se admite                                 |
        | fise-2003  | L en L4 | se rechaza porque la línea ya está fijada |
        | redeletras | L en K6 | se admite                                 |
        | redeletras | L en L4 | se rechaza porque la línea ya está fijada |
        | fise-2009  | L en K6 | se admite                                 |
        | fise-2009  | L en L4 | se rechaza porque la línea ya está fijada |
        | ajs-2024   | L en K6 | se admite                                 |
        | ajs-2024   | L en L4 | se rechaza porque la línea ya está fijada |
