# language: es
@perfil-fichas
Característica: Atril corto sin que falte nada
  # en: A short rack with nothing missing

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Con la bolsa vacía, quien tiene menos de siete fichas no ha robado de menos
    # en: With the bag empty, who has fewer than seven tiles has not drawn too few

    @esc-1172
    Esquema del escenario: Aviso de que le faltan fichas a quien tiene cinco
      # en: Word that tiles are missing to who has five
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 0 fichas
      Y que Ana tiene AELOS en el atril
      Cuando <quién> señala que Ana ha robado de menos
      Entonces la actuación se rechaza porque no sobra ni falta nada
      Y Ana tiene 5 fichas
      Y Bruno tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: Al final se juega con menos de siete
        # en: At the end one plays with fewer than seven
        # en: | edition | who |
        | reglamento   | quién |
        | fise-2003    | Ana   |
        | fise-2003    | Bruno |
        | redeletras   | Ana   |
        | redeletras   | Bruno |
        | fise-2009    | Ana   |
        | fise-2009    | Bruno |
        | resumen-2018 | Ana   |
        | resumen-2018 | Bruno |

      @fise-2009:32.p1 @ajs-2024:3.1.2.2.p3.s1
      Ejemplos: AJS: el rival solo entrega lo que se debió robar
        # en: AJS: the rival only hands over what was to be drawn
        # en: | edition | who |
        | reglamento | quién |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-1173
    Esquema del escenario: Jugada con la bolsa vacía, tras la que no se roba
      # en: A play with the bag empty, after which nothing is drawn
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 0 fichas
      Y que Ana tiene AELORST en el atril
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha anotado 6 puntos
      Y que Ana ha pulsado el reloj
      Cuando Bruno señala que Ana ha robado de menos
      Entonces la actuación se rechaza porque no sobra ni falta nada
      Y Ana tiene 4 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: No había ninguna que robar
        # en: There was none to be drawn
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

      @fise-2009:32.p1 @ajs-2024:3.1.2.2.p3.s1
      Ejemplos: AJS: no había ninguna que robar, y el rival no da de las suyas
        # en: AJS: there was none to be drawn, and the rival gives none
        # en: | edition |
        | reglamento |
        | ajs-2024   |
