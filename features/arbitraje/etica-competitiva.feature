# language: es
@perfil-arbitraje
Característica: Ética competitiva
  # en: Competitive ethics

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Cada falta de ética tiene sus elementos, y quien dirige el torneo los aprecia
    # en: Each fault of ethics has its elements, and the head of the tournament finds them

    @esc-1411
    Esquema del escenario: Advertencia a Ana por lo que se apreció de ella
      # en: A warning for Ana for what was found of her
      Dada una partida en curso según el reglamento <reglamento>
      Y que quien dirige el torneo ha apreciado que Ana <falta>
      Cuando quien dirige el torneo advierte a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2009:47.1
      Ejemplos: Impugnar sin motivo, también en la AJS
        # en: Challenging for no reason, under AJS too
        # en: | edition | fault | result |
        | reglamento | falta                                                                            | resultado                           |
        | fise-2009  | impugnó una y otra vez palabras de todos conocidas para desconcentrar a su rival | se admite                           |
        | fise-2009  | impugnó una y otra vez palabras de todos conocidas para ganar tiempo             | se admite                           |
        | fise-2009  | impugnó una sola vez una palabra de todos conocida para ganar tiempo             | se rechaza porque no hay infracción |
        | fise-2009  | impugnó una y otra vez palabras poco conocidas para ganar tiempo                 | se rechaza porque no hay infracción |
        | fise-2009  | impugnó una y otra vez palabras de todos conocidas por inseguridad               | se rechaza porque no hay infracción |
        | fise-2009  | impugnó una y otra vez palabras de todos conocidas por enfado                    | se rechaza porque no hay infracción |
        | ajs-2024   | impugnó una y otra vez palabras de todos conocidas para desconcentrar a su rival | se admite                           |
        | ajs-2024   | impugnó una y otra vez palabras de todos conocidas para ganar tiempo             | se admite                           |
        | ajs-2024   | impugnó una sola vez una palabra de todos conocida para ganar tiempo             | se rechaza porque no hay infracción |
        | ajs-2024   | impugnó una y otra vez palabras poco conocidas para ganar tiempo                 | se rechaza porque no hay infracción |
        | ajs-2024   | impugnó una y otra vez palabras de todos conocidas por inseguridad               | se rechaza porque no hay infracción |
        | ajs-2024   | impugnó una y otra vez palabras de todos conocidas por enfado                    | se rechaza porque no hay infracción |

      @fise-2009:47.2
      Ejemplos: Abandonar, también en la AJS
        # en: Giving up, under AJS too
        # en: | edition | fault | result |
        | reglamento | falta                               | resultado                           |
        | fise-2009  | abandonó la partida por frustración | se admite                           |
        | fise-2009  | abandonó la partida por enfermedad  | se rechaza porque no hay infracción |
        | ajs-2024   | abandonó la partida por frustración | se admite                           |
        | ajs-2024   | abandonó la partida por enfermedad  | se rechaza porque no hay infracción |

      @fise-2009:47.3
      Ejemplos: Favorecer al rival, también en la AJS
        # en: Favouring the rival, under AJS too
        # en: | edition | fault | result |
        | reglamento | falta                             | resultado                           |
        | fise-2009  | se dejó ganar adrede              | se admite                           |
        | fise-2009  | perdió por un error               | se rechaza porque no hay infracción |
        | fise-2009  | favoreció abiertamente a su rival | se admite                           |
        | fise-2009  | favoreció sin querer a su rival   | se rechaza porque no hay infracción |
        | ajs-2024   | se dejó ganar adrede              | se admite                           |
        | ajs-2024   | perdió por un error               | se rechaza porque no hay infracción |
        | ajs-2024   | favoreció abiertamente a su rival | se admite                           |
        | ajs-2024   | favoreció sin querer a su rival   | se rechaza porque no hay infracción |

      @fise-2009:47.6
      Ejemplos: Ofender o burlarse, también en la AJS
        # en: Offending or mocking, under AJS too
        # en: | edition | fault | result |
        | reglamento | falta                               | resultado                           |
        | fise-2009  | se burló de su rival                | se admite                           |
        | fise-2009  | se burló de un jugador de otra mesa | se admite                           |
        | fise-2009  | se burló de un espectador           | se rechaza porque no hay infracción |
        | fise-2009  | se burló del árbitro                | se rechaza porque no hay infracción |
        | ajs-2024   | se burló de su rival                | se admite                           |
        | ajs-2024   | se burló de un jugador de otra mesa | se admite                           |
        | ajs-2024   | se burló de un espectador           | se rechaza porque no hay infracción |
        | ajs-2024   | se burló del árbitro                | se rechaza porque no hay infracción |

      @ajs-2024:3.1.2.s2
      Ejemplos: AJS: retrasar sin motivo la reposición
        # en: AJS: delaying the refill for no reason
        # en: | edition | fault | result |
        | reglamento | falta                                      | resultado                           |
        | ajs-2024   | retrasó sin motivo la reposición de fichas | se admite                           |
        | ajs-2024   | retrasó con motivo la reposición de fichas | se rechaza porque no hay infracción |

      @ajs-2024:4.1.11.3.p2.s3
      Ejemplos: AJS: jugar y dejar la partida solo para sumarla
        # en: AJS: playing and giving the game up only to add it
        # en: | edition | fault | result |
        | reglamento | falta                                    | resultado                           |
        | ajs-2024   | jugó y dejó la partida solo para sumarla | se admite                           |
        | ajs-2024   | jugó y dejó la partida por enfermedad    | se rechaza porque no hay infracción |
