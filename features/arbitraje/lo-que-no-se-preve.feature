# language: es
@perfil-arbitraje
Característica: Lo que el reglamento no prevé
  # en: What the regulation does not provide for

  Antecedentes:
    Dado que el marcador es 60 a 45

  Regla: Lo que falta en el reglamento lo decide quien dirige el torneo, y su orden se cumple en la mesa
    # en: What the regulation lacks is decided by the head of the tournament, whose order is carried out at the table

    @esc-2020
    Esquema del escenario: Orden tras un robo de la bolsa de otra partida
      # en: An order after a draw from the bag of another game
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno ha consumido 11 min 0 s
      Y que Bruno roba por accidente de la bolsa de otra partida, de lo que el reglamento no dice nada
      Cuando <autoridad> ordena, a su parecer, <orden>
      Entonces la actuación <resultado>
      Y el marcador queda <Ana> a <Bruno>
      Y le toca a <turno>
      Y Bruno ha consumido <consumido> segundos

      @fise-2003:42 @redeletras:39.p1
      Ejemplos: FISE 2003 y ReDeLetras: cualquiera de los árbitros, y se cambia solo lo ordenado
        # en: FISE 2003 and ReDeLetras: any of the arbiters, and only what is ordered changes
        # en: | edition | authority | order | result | A | B | turn | used |
        | reglamento | autoridad            | orden                       | resultado                           | Ana | Bruno | turno | consumido |
        | fise-2003  | el árbitro principal | que el marcador sea 60 a 35 | se admite                           | 60  | 35    | Ana   | 660       |
        | fise-2003  | el árbitro principal | que le toque a Bruno        | se admite                           | 60  | 45    | Bruno | 660       |
        | fise-2003  | un árbitro auxiliar  | que el marcador sea 60 a 35 | se admite                           | 60  | 35    | Ana   | 660       |
        | fise-2003  | el juez              | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2003  | el juez de mesa      | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2003  | el corremesas        | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2003  | Ana                  | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2003  | el tribunal          | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | redeletras | el árbitro principal | que el marcador sea 60 a 35 | se admite                           | 60  | 35    | Ana   | 660       |
        | redeletras | el árbitro principal | que le toque a Bruno        | se admite                           | 60  | 45    | Bruno | 660       |
        | redeletras | un árbitro auxiliar  | que el marcador sea 60 a 35 | se admite                           | 60  | 35    | Ana   | 660       |
        | redeletras | el juez              | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | redeletras | el juez de mesa      | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | redeletras | el corremesas        | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | redeletras | Ana                  | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | redeletras | el tribunal          | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |

      @fise-2009:48.p1
      Ejemplos: FISE 2009: solo el Director
        # en: FISE 2009: the Director alone
        # en: | edition | authority | order | result | A | B | turn | used |
        | reglamento | autoridad           | orden                       | resultado                           | Ana | Bruno | turno | consumido |
        | fise-2009  | el Director         | que el marcador sea 60 a 35 | se admite                           | 60  | 35    | Ana   | 660       |
        | fise-2009  | el Director         | que le toque a Bruno        | se admite                           | 60  | 45    | Bruno | 660       |
        | fise-2009  | un árbitro auxiliar | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2009  | el juez             | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2009  | el juez de mesa     | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2009  | el corremesas       | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2009  | Ana                 | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |
        | fise-2009  | el tribunal         | que el marcador sea 60 a 35 | se rechaza por falta de competencia | 60  | 45    | Ana   | 660       |

    @esc-2021
    Esquema del escenario: Segunda orden sobre el mismo asunto
      # en: A second order on the same matter
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno roba por accidente de la bolsa de otra partida, de lo que el reglamento no dice nada
      Y que <autoridad> ha ordenado, a su parecer, que le toque a Bruno
      Cuando <autoridad> ordena, a su parecer, que el marcador sea 60 a 35
      Entonces la actuación se rechaza porque el asunto ya está resuelto
      Y el marcador queda 60 a 45
      Y le toca a Bruno

      @fise-2003:42 @redeletras:39.p1 @fise-2009:48.p1
      Ejemplos: Cada asunto se decide una vez
        # en: Each matter is decided once
        # en: | edition | authority |
        | reglamento | autoridad            |
        | fise-2003  | el árbitro principal |
        | redeletras | el árbitro principal |
        | fise-2009  | el Director          |
