# language: es
@perfil-arbitraje
Característica: Turno dado por orden de los árbitros
  # en: The turn given by order of the arbiters

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 60 a 45

  Regla: El turno no se da a nadie mientras hay una jugada sobre la mesa
    # en: The turn is given to nobody while there is a play on the table

    @esc-2035
    Esquema del escenario: Orden con la jugada de Ana sin anotar todavía
      # en: An order while Ana’s play is not noted yet
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Bruno roba por accidente de la bolsa de otra partida, de lo que el reglamento no dice nada
      Cuando <autoridad> ordena, a su parecer, <orden>
      Entonces la actuación <resultado>
      Y le toca a Ana
      Y el marcador queda <marcador> a 45

      @fise-2003:42 @redeletras:39.p1 @fise-2009:48.p1
      Ejemplos: El marcador sí puede fijarse
        # en: The score may well be set
        # en: | edition | authority | order | result | score |
        | reglamento | autoridad            | orden                       | resultado                           | marcador |
        | fise-2003  | el árbitro principal | que le toque a Bruno        | se rechaza por estar fuera de orden | 60       |
        | fise-2003  | el árbitro principal | que el marcador sea 50 a 45 | se admite                           | 50       |
        | redeletras | el árbitro principal | que le toque a Bruno        | se rechaza por estar fuera de orden | 60       |
        | redeletras | el árbitro principal | que el marcador sea 50 a 45 | se admite                           | 50       |
        | fise-2009  | el Director          | que le toque a Bruno        | se rechaza por estar fuera de orden | 60       |
        | fise-2009  | el Director          | que el marcador sea 50 a 45 | se admite                           | 50       |
