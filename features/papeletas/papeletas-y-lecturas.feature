# language: es
@perfil-papeletas
Característica: Papeletas nuevas y lecturas sugeridas
  # en: New slips and suggested readings

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Las papeletas se renuevan de una ronda a otra
    # en: Slips are renewed from one round to the next

    @esc-0255
    Esquema del escenario: Entrega de una papeleta según de cuándo es
      # en: A slip handed in, by how old it is
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se entrega <procedencia> con todos los datos
      Entonces eso <calificación>

      @ajs-2024:4.1.12.5.p1
      Ejemplos: AJS: sin datos de otra ronda
        # en: AJS: without data of another round
        # en: | edition | origin | ruling |
        | reglamento | procedencia                        | calificación      |
        | ajs-2024   | una papeleta nueva                 | no es una falta   |
        | ajs-2024   | una papeleta de una ronda anterior | es una infracción |

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: Las demás ediciones no lo tratan
        # en: The other editions do not deal with it
        # en: | edition | origin | ruling |
        | reglamento | procedencia                        | calificación     |
        | fise-2003  | una papeleta de una ronda anterior | no está previsto |
        | redeletras | una papeleta de una ronda anterior | no está previsto |
        | fise-2009  | una papeleta de una ronda anterior | no está previsto |

  Regla: Quien pide que se aclare una papeleta no sugiere lecturas
    # en: Whoever asks to have a slip cleared up suggests no reading

    @esc-1450
    Esquema del escenario: Petición de aclarar una papeleta ilegible
      # en: A slip that cannot be read is to be cleared up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado una papeleta ilegible
      Cuando <petición>
      Entonces eso <calificación>

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: letra por letra, sin sugerir nada
        # en: AJS: letter by letter, without suggesting anything
        # en: | edition | request | ruling |
        | reglamento | petición                                              | calificación      |
        | ajs-2024   | el corremesas pide aclarar la papeleta                | está permitido    |
        | ajs-2024   | el corremesas pide aclarar la papeleta y sugiere OLAS | es una infracción |
        | ajs-2024   | el juez pide aclarar la papeleta                      | está permitido    |
        | ajs-2024   | el juez pide aclarar la papeleta y sugiere OLAS       | es una infracción |

    @esc-6316
    Esquema del escenario: Petición de aclarar una papeleta que nadie ha entregado
      # en: A slip that nobody has handed in is to be cleared up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando el juez pide aclarar la papeleta
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: sin impugnación no hay papeleta
        # en: AJS: without a challenge there is no slip
        # en: | edition | result |
        | reglamento | resultado                        |
        | ajs-2024   | se rechaza porque no hay jugada |

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: Las demás ediciones no lo tratan
        # en: The other editions do not deal with it
        # en: | edition | result |
        | reglamento | resultado                         |
        | fise-2003  | no está prevista en el reglamento |
        | redeletras | no está prevista en el reglamento |
        | fise-2009  | no está prevista en el reglamento |

    @esc-6317
    Esquema del escenario: Petición de aclarar una papeleta ya respondida
      # en: A slip that has been answered already is to be cleared up
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando el juez pide aclarar la papeleta
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: ya no hay nada que aclarar
        # en: AJS: there is nothing left to clear up
        # en: | edition | result |
        | reglamento | resultado                       |
        | ajs-2024   | se rechaza porque no hay jugada |
