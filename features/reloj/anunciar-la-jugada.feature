# language: es
@perfil-reloj
Característica: Lo que se anuncia
  # en: What is announced

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Con tiempo corrido FISE 2009 pide también el total
    # en: In running time FISE 2009 asks for the total as well

    @esc-1293
    Esquema del escenario: Ana dice los puntos de su jugada y se calla su total
      # en: Ana says the points of her play and keeps her total to herself
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Ana anuncia 6 puntos sin decir su total
      Entonces la actuación <resultado>
      Y la jugada está <etapa>

      @fise-2009:32.1
      Ejemplos: FISE 2009, tiempo corrido: el anuncio está por completar
        # en: FISE 2009, running time: the announcement is to be completed
        # en: | edition | timing | result | stage |
        | reglamento | modalidad      | resultado                 | etapa    |
        | fise-2009  | tiempo corrido | se rechaza por incompleta | colocada |
        | ajs-2024   | tiempo corrido | se rechaza por incompleta | colocada |

      @fise-2009:32.2 @redeletras:29.p2
      Ejemplos: Con tiempo no corrido bastan los puntos
        # en: In stopped time the points are enough
        # en: | edition | timing | result | stage |
        | reglamento | modalidad         | resultado | etapa     |
        | fise-2009  | tiempo no corrido | se admite | anunciada |
        | redeletras | tiempo no corrido | se admite | anunciada |

      @redeletras:29.p1 @fise-2003:29.p1
      Ejemplos: ReDeLetras y FISE 2003: el total no se pide
        # en: ReDeLetras and FISE 2003: the total is not asked for
        # en: | edition | timing | result | stage |
        | reglamento | modalidad         | resultado | etapa     |
        | redeletras | tiempo corrido    | se admite | anunciada |
        | fise-2003  | tiempo corrido    | se admite | anunciada |
        | fise-2003  | tiempo no corrido | se admite | anunciada |

    @esc-1294
    Esquema del escenario: Ana, que había callado su total, anuncia la jugada con él
      # en: Ana, who had kept her total to herself, announces the play with it
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando Ana anuncia 6 puntos
      Entonces la jugada está anunciada
      Y corre el tiempo de Ana

      @fise-2009:32.1
      Ejemplos: Puntos y total
        # en: Points and total
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
