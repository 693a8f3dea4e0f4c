# language: es
@perfil-papeletas
Característica: Apelación del dictamen
  # en: Appeal against the ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Solo puede apelar el autor de una palabra rechazada
    # en: Only the author of a rejected word may appeal

    @esc-0246
    Esquema del escenario: Apelación de una palabra rechazada según quién apela
      # en: An appeal over a rejected word by who appeals
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA <cauce> y el juez respondió
      Cuando <quien> apela
      Entonces la actuación <resultado>

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: El autor, y nadie más
        # en: The author, and nobody else
        # en: | edition | channel | who | result |
        | reglamento | cauce        | quien | resultado                       |
        | fise-2003  | con papeleta | Ana   | se admite                       |
        | fise-2003  | con papeleta | Bruno | se rechaza por falta de derecho |
        | redeletras | con papeleta | Ana   | se admite                       |
        | redeletras | con papeleta | Bruno | se rechaza por falta de derecho |
        | fise-2009  | con papeleta | Ana   | se admite                       |
        | fise-2009  | con papeleta | Bruno | se rechaza por falta de derecho |
        | ajs-2024   | con papeleta | Ana   | se admite                       |
        | ajs-2024   | con papeleta | Bruno | se rechaza por falta de derecho |

      @resumen-2018:23.s2
      Ejemplos: Resumen: no habla de apelar
        # en: Resumen: does not speak of appealing
        # en: | edition | channel | who | result |
        | reglamento   | cauce        | quien | resultado                         |
        | resumen-2018 | sin papeleta | Ana   | no está prevista en el reglamento |

    @esc-0247
    Esquema del escenario: Apelación de una palabra dada por buena según quién apela
      # en: An appeal over a word held good by who appeals
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Cuando <quien> apela
      Entonces la actuación se rechaza por falta de derecho

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Sin rechazo no hay apelación
        # en: Without a rejection there is no appeal
        # en: | edition | who |
        | reglamento | quien |
        | fise-2003  | Ana   |
        | fise-2003  | Bruno |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-0912
    Esquema del escenario: Apelación hecha solo de palabra
      # en: An appeal by word of mouth only
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Ana apela solo de palabra
      Entonces la actuación se rechaza porque no está por escrito

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Los argumentos van en una hoja de reclamación
        # en: The grounds go on a sheet of claims
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0920
    Esquema del escenario: Apelación cuando el rival ya ha jugado su turno
      # en: An appeal after the rival has taken a turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Bruno ha pasado
      Cuando Ana apela
      Entonces la actuación se rechaza porque el turno ya pasó

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Lectura adoptada: se apela antes de seguir
        # en: Reading adopted: one appeals before going on
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
