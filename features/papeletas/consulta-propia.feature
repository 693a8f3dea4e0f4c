# language: es
@perfil-papeletas
Característica: Consulta por los propios jugadores
  # en: A look-up by the players themselves

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Los jugadores resuelven por sí mismos solo si se anunció y los dos lo aceptan
    # en: Players settle challenges themselves only if it was announced and both agree

    @esc-0262
    Esquema del escenario: El rival consulta él mismo la palabra
      # en: The rival looks the word up himself
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p7.s1 @ajs-2024:4.1.7.1.b3
      Ejemplos: AJS: anunciado y acordado
        # en: AJS: announced and agreed
        # en: | edition | result |
        | reglamento | resultado |
        | ajs-2024   | se admite |

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: FISE y ReDeLetras: responden los jueces
        # en: FISE and ReDeLetras: the judges answer
        # en: | edition | result |
        | reglamento | resultado                           |
        | fise-2003  | se rechaza por falta de competencia |
        | redeletras | se rechaza por falta de competencia |
        | fise-2009  | se rechaza por falta de competencia |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no dice quién responde
        # en: Summary: does not say who answers
        # en: | edition | result |
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-0263
    Esquema del escenario: Consulta propia que no se anunció antes del torneo
      # en: A look-up by the players that was not announced before the tournament
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que no se anunció antes del torneo
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno responde a la impugnación
      Entonces la actuación se rechaza porque no se anunció

      @ajs-2024:4.1.7.p7.s1
      Ejemplos: AJS: el anuncio va antes de empezar
        # en: AJS: the announcement comes before the start
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0264
    Esquema del escenario: Solo un jugador aceptó la consulta propia antes de la ronda
      # en: Only one player agreed to own look-ups before the round
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que solo <conforme> lo aceptó antes de la ronda
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p7.s2
      Ejemplos: AJS: sin acuerdo responde el juez
        # en: AJS: without agreement the judge answers
        # en: | edition | agrees | who | result |
        | reglamento | conforme | quién   | resultado                       |
        | ajs-2024   | Ana      | Bruno   | se rechaza por falta de acuerdo |
        | ajs-2024   | Bruno    | Bruno   | se rechaza por falta de acuerdo |
        | ajs-2024   | Ana      | el juez | se admite                       |
