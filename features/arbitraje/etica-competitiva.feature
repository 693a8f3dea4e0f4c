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
      Y que <autoridad> ha apreciado que Ana <hecho>
      Cuando <autoridad> advierte a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2009:47.1
      Ejemplos: Impugnar sin motivo
        # en: Challenging for no reason
        # en: | edition | authority | deed | result |
        | reglamento | autoridad          | hecho                                                                             | resultado                           |
        | fise-2009  | el Director        | impugnó una y otra vez palabras de todos conocidas para desconcentrar a su rival | se admite                           |
        | fise-2009  | el Director        | impugnó una y otra vez palabras de todos conocidas para ganar tiempo             | se admite                           |
        | fise-2009  | el Director        | impugnó una sola vez una palabra de todos conocida para ganar tiempo             | se rechaza porque no hay infracción |
        | fise-2009  | el Director        | impugnó una y otra vez palabras poco conocidas para ganar tiempo                 | se rechaza porque no hay infracción |
        | fise-2009  | el Director        | impugnó una y otra vez palabras de todos conocidas por inseguridad               | se rechaza porque no hay infracción |
        | ajs-2024   | el juez del torneo | impugnó una y otra vez palabras de todos conocidas para ganar tiempo             | se admite                           |
        | ajs-2024   | el juez del torneo | impugnó una y otra vez palabras poco conocidas para ganar tiempo                 | se rechaza porque no hay infracción |

      @fise-2009:47.2
      Ejemplos: Abandonar
        # en: Giving up
        # en: | edition | authority | deed | result |
        | reglamento | autoridad          | hecho                              | resultado                           |
        | fise-2009  | el Director        | abandonó la partida por frustración | se admite                           |
        | fise-2009  | el Director        | abandonó la partida por enfermedad  | se rechaza porque no hay infracción |
        | ajs-2024   | el juez del torneo | abandonó la partida por frustración | se admite                           |

      @fise-2009:47.3
      Ejemplos: Favorecer al rival
        # en: Favouring the rival
        # en: | edition | authority | deed | result |
        | reglamento | autoridad          | hecho                             | resultado                           |
        | fise-2009  | el Director        | se dejó ganar adrede              | se admite                           |
        | fise-2009  | el Director        | perdió por un error               | se rechaza porque no hay infracción |
        | fise-2009  | el Director        | favoreció abiertamente a su rival | se admite                           |
        | fise-2009  | el Director        | favoreció sin querer a su rival   | se rechaza porque no hay infracción |
        | ajs-2024   | el juez del torneo | se dejó ganar adrede              | se admite                           |

      @fise-2009:47.6
      Ejemplos: Burlarse
        # en: Mocking
        # en: | edition | authority | deed | result |
        | reglamento | autoridad          | hecho               | resultado |
        | fise-2009  | el Director        | se burló de su rival | se admite |
        | ajs-2024   | el juez del torneo | se burló de su rival | se admite |
