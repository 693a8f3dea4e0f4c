# language: es
@perfil-fichas
Característica: Arreglos sin nada que arreglar
  # en: Putting right what is not wrong

  Regla: Si no sobra ni falta nada, no se devuelve ni se entrega
    # en: When nothing is too many or too few, nothing goes back or is handed over

    @esc-1030
    Esquema del escenario: Fichas que se devuelven sin que sobre ninguna
      # en: Tiles put back when none is too many
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Cuando Bruno devuelve A a la bolsa
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene AELORST en el atril

      @fise-2003:7.2 @redeletras:7.2 @fise-2009:28.2
      Ejemplos: No sobra ninguna
        # en: None is too many
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.1.b
      Ejemplos: AJS: tampoco
        # en: AJS: nor here
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1031
    Esquema del escenario: Fichas que se devuelven cuando lo que pasa es que faltan
      # en: Tiles put back when what is wrong is that some are missing
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de menos
      Cuando Bruno devuelve A a la bolsa
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 6 fichas

      @fise-2003:7.2 @redeletras:7.2 @fise-2009:28.2
      Ejemplos: Las que faltan se roban
        # en: Missing tiles are drawn
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.1.b
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1032
    Esquema del escenario: Fichas que el rival entrega sin deberlas
      # en: Tiles handed over by the rival that are not owed
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene AELORST en el atril
      Cuando Bruno entrega A de su atril
      Entonces la actuación se rechaza por estar fuera de orden
      Y Bruno tiene AELORST en el atril

      @ajs-2024:3.1.2.2.p3.s1
      Ejemplos: A nadie le falta
        # en: Nobody lacks any
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1033
    Esquema del escenario: Robo de menos que se señala con el atril completo
      # en: A short draw pointed out with a full rack
      Dada una partida en curso según el reglamento <reglamento>
      Cuando <quién> señala que Ana ha robado de menos
      Entonces la actuación se rechaza porque no sobra ni falta nada
      Y Ana tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: Tiene siete
        # en: Seven are there
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
        | ajs-2024     | Ana   |
        | ajs-2024     | Bruno |

    @esc-6001
    Esquema del escenario: Se señala a Bruno mientras Ana coloca su jugada
      # en: Bruno is pointed at while Ana lays her play
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está PATIO desde H6 en horizontal
      Y que Ana ha puesto S en H11
      Cuando Ana señala que Bruno ha robado de más
      Entonces la actuación se rechaza porque no sobra ni falta nada

      @fise-2003:7.p2 @redeletras:7.p2 @fise-2009:28.p2 @ajs-2024:3.1.2.1.p1
      Ejemplos: La ficha puesta no es suya
        # en: The tile laid is not his
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
