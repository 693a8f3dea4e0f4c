# language: es
@perfil-salida
Característica: Lo que la edición no dice de la salida
  # en: What the edition does not say of the start

  Regla: Donde la edición calla no hay turno de robo ni lado del tablero que exigir
    # en: Where the edition is silent there is no order of drawing nor side of the board to demand

    @esc-1047
    Esquema del escenario: Quien no empieza roba primero sus siete fichas
      # en: Who does not start draws the seven tiles first
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Bruno roba 7 fichas
      Entonces la actuación se admite
      Y Bruno tiene 7 fichas

      @fise-2003:3 @redeletras:3 @fise-2009:3.s2 @resumen-2018:4.s1
      Ejemplos: Cada uno roba siete, sin orden fijado
        # en: Each draws seven, in no fixed order
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

    @esc-1048
    Esquema del escenario: Lado del tablero donde no se regula
      # en: The side of the board where nothing is said
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Ana elige tener delante el lado inferior
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:4.1 @redeletras:4.p1 @fise-2009:4.1 @resumen-2018:4.s1
      Ejemplos: Las demás no lo deciden
        # en: The others do not decide it
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

    @esc-1183
    Esquema del escenario: Salida que se fija donde no se regula
      # en: The start settled where nothing is said
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando se fija la salida en <formato>
      Entonces la actuación no está prevista en el reglamento

      @resumen-2018:4.s1
      Ejemplos: El Resumen no dice quién empieza en cada clase de torneo
        # en: The Summary does not say who starts in each kind of tournament
        # en: | edition | format |
        | reglamento   | formato                        |
        | resumen-2018 | un torneo suizo                |
        | resumen-2018 | un encuentro a varias partidas |
