# language: es
@perfil-papeletas
Característica: Respuesta a la papeleta
  # en: The answer to the slip

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Donde hay papeletas, el juez responde a la que se le entrega
    # en: Where slips are used, the judge answers the one handed in

    @esc-0253
    Esquema del escenario: Respuesta del juez sin que medie papeleta
      # en: An answer by the judge without any slip
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces la actuación <resultado>

      @fise-2003:34.p1 @fise-2003:35.1 @redeletras:34.p1 @redeletras:35.1 @fise-2009:39 @fise-2009:42.1 @ajs-2024:4.1.7.1.b1
      Ejemplos: Con papeletas, primero se entrega la papeleta
        # en: Where slips are used, the slip comes first
        # en: | edition | result |
        | reglamento | resultado                           |
        | fise-2003  | se rechaza por estar fuera de orden |
        | redeletras | se rechaza por estar fuera de orden |
        | fise-2009  | se rechaza por estar fuera de orden |
        | ajs-2024   | se rechaza por estar fuera de orden |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no exige ninguna
        # en: Summary: requires none
        # en: | edition | result |
        | reglamento   | resultado |
        | resumen-2018 | se admite |

  Regla: Responde quien la edición designa
    # en: The answer is given by whom the edition names

    @esc-0254
    Esquema del escenario: Respuesta a la papeleta según quién la da
      # en: The answer to the slip by who gives it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado la papeleta con todos los datos
      Cuando <quién> responde a la impugnación
      Entonces la actuación <resultado>

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: FISE y ReDeLetras: los jueces
        # en: FISE and ReDeLetras: the judges
        # en: | edition | who | result |
        | reglamento | quién         | resultado                           |
        | fise-2003  | el juez       | se admite                           |
        | fise-2003  | el corremesas | se rechaza por falta de competencia |
        | fise-2003  | un espectador | se rechaza por falta de competencia |
        | fise-2003  | el árbitro    | se rechaza por falta de competencia |
        | redeletras | el juez       | se admite                           |
        | redeletras | el corremesas | se rechaza por falta de competencia |
        | redeletras | un espectador | se rechaza por falta de competencia |
        | redeletras | el árbitro    | se rechaza por falta de competencia |
        | fise-2009  | el juez       | se admite                           |
        | fise-2009  | el corremesas | se rechaza por falta de competencia |
        | fise-2009  | un espectador | se rechaza por falta de competencia |
        | fise-2009  | el árbitro    | se rechaza por falta de competencia |

      @ajs-2024:4.1.7.p5.s2
      Ejemplos: AJS: el juez del torneo, que es su árbitro, o por delegación el corremesas
        # en: AJS: the judge of the tournament, who is its arbiter, or by delegation the runner
        # en: | edition | who | result |
        | reglamento | quién         | resultado                           |
        | ajs-2024   | el juez       | se admite                           |
        | ajs-2024   | el corremesas | se admite                           |
        | ajs-2024   | un espectador | se rechaza por falta de competencia |
        | ajs-2024   | Bruno         | se rechaza por falta de competencia |
        | ajs-2024   | el árbitro    | se admite                           |
