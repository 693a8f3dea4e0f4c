# language: es
@perfil-papeletas
Característica: Quién responde a la apelación
  # en: Who answers the appeal

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Donde hay tribunal de apelaciones responde él, y una sola vez
    # en: Where there is a tribunal of appeals it answers, and once only

    @esc-2062
    Esquema del escenario: Respuesta en un torneo con tribunal
      # en: The answer at a tournament with a tribunal
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo sí tiene tribunal de apelaciones
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando <quién> estima la apelación
      Entonces la actuación <resultado>
      Y la casilla I10 <sino> tiene ficha

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Lectura adoptada: el tribunal está por encima de jueces y árbitros
        # en: Reading adopted: the tribunal is above judges and arbiters
        # en: | edition | who | result | whether |
        | reglamento | quién       | resultado                           | sino |
        | fise-2003  | el tribunal | se admite                           | sí   |
        | fise-2003  | el árbitro  | se rechaza por falta de competencia | no   |
        | fise-2003  | el juez     | se rechaza por falta de competencia | no   |
        | redeletras | el tribunal | se admite                           | sí   |
        | redeletras | el árbitro  | se rechaza por falta de competencia | no   |
        | redeletras | el juez     | se rechaza por falta de competencia | no   |
        | fise-2009  | el tribunal | se admite                           | sí   |
        | fise-2009  | el árbitro  | se rechaza por falta de competencia | no   |
        | fise-2009  | el juez     | se rechaza por falta de competencia | no   |

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: el juez del torneo tiene la última palabra
        # en: AJS: the judge of the tournament has the last word
        # en: | edition | who | result | whether |
        | reglamento | quién              | resultado                           | sino |
        | ajs-2024   | el juez del torneo | se admite                           | sí   |
        | ajs-2024   | el tribunal        | se rechaza por falta de competencia | no   |

    @esc-2063
    Esquema del escenario: Quien desestimó la apelación la estima después
      # en: Whoever dismissed the appeal upholds it afterwards
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Y que el árbitro ha desestimado la apelación
      Cuando el árbitro estima la apelación
      Entonces la actuación se rechaza porque el asunto ya está resuelto
      Y la casilla I10 no tiene ficha

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: La respuesta es definitiva
        # en: The answer is final
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
