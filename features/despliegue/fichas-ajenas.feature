# language: es
@perfil-despliegue
Característica: Fichas que no son de la jugada propia
  # en: Tiles that are not of one’s own play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Cada uno termina, recoge, cuenta y nombra lo que él mismo ha puesto
    # en: Each finishes, picks up, counts and names what they have put down

    @esc-1014
    Esquema del escenario: El rival da por terminada la colocación
      # en: The rival declares the placing finished
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en H11
      Cuando Bruno termina de colocar
      Entonces la actuación se rechaza por estar fuera de turno
      Y la jugada está sin empezar

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: Termina quien coloca
        # en: Whoever lays finishes
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1015
    Esquema del escenario: Ficha que se recoge sin ser de la jugada
      # en: A tile picked up that is not of the play
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en H11
      Cuando <quién> recoge la ficha de <casilla>
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla <casilla> sí tiene ficha

      @fise-2003:22 @redeletras:22 @fise-2009:23
      Ejemplos: La del rival y la de una jugada anterior se quedan
        # en: The rival’s and those of an earlier play stay
        # en: | edition | who | square |
        | reglamento | quién | casilla |
        | fise-2003  | Bruno | H11     |
        | fise-2003  | Ana   | H10     |
        | redeletras | Bruno | H11     |
        | redeletras | Ana   | H10     |
        | fise-2009  | Bruno | H11     |
        | fise-2009  | Ana   | H10     |

      @ajs-2024:2.art23
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition | who | square |
        | reglamento | quién | casilla |
        | ajs-2024   | Bruno | H11     |
        | ajs-2024   | Ana   | H10     |

    @esc-1016
    Esquema del escenario: Ficha que se recoge sin haber puesto ninguna
      # en: A tile picked up when none was put down
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana recoge la ficha de H10
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla H10 sí tiene ficha

      @fise-2003:22 @redeletras:22 @fise-2009:23
      Ejemplos: Las del tablero se quedan
        # en: Those on the board stay
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:2.art23
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1017
    Esquema del escenario: Cuenta que empieza quien no ha jugado
      # en: A count begun by who has not played
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Bruno empieza a contar
      Entonces la actuación se rechaza porque no hay jugada
      Y la jugada está colocada

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: Cuenta quien ha colocado
        # en: Whoever has laid counts
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
