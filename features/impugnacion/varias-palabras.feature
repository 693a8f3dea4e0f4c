# language: es
@perfil-impugnacion
Característica: Impugnar varias palabras de una jugada
  # en: Challenging several words of a play

  Regla: Se juzgan las palabras nombradas, y basta una incorrecta para que caiga la jugada entera
    # en: The words named are judged, and one incorrect word brings the whole play down

    @esc-0230
    Esquema del escenario: Jugada de cuatro palabras, una incorrecta, según las que se nombran
      # en: A play of four words, one incorrect, by which of them are named
      Dada una partida en curso según el reglamento <reglamento>
      Y que SEA, AS y TE son válidas
      Y que IA no es válida
      Y que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos
      Cuando Bruno impugna <palabras> <cauce> y el juez responde
      Entonces la casilla I7 <queda> tiene ficha

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s2
      Ejemplos: Una palabra mala nombrada arrastra a las demás
        | reglamento   | palabras | cauce        | queda |
        | fise-2003    | SEA      | con papeleta | sí    |
        | fise-2003    | IA       | con papeleta | no    |
        | redeletras   | SEA      | con papeleta | sí    |
        | redeletras   | IA       | con papeleta | no    |
        | resumen-2018 | SEA      | sin papeleta | sí    |
        | resumen-2018 | IA       | sin papeleta | no    |

      @fise-2009:40
      Ejemplos: FISE 2009: las palabras se impugnan juntas
        | reglamento | palabras         | cauce        | queda |
        | fise-2009  | SEA              | con papeleta | sí    |
        | fise-2009  | SEA, AS y TE     | con papeleta | sí    |
        | fise-2009  | SEA y IA         | con papeleta | no    |
        | fise-2009  | SEA, AS, TE y IA | con papeleta | no    |

      @ajs-2024:4.1.7.p1 @ajs-2024:4.1.7.p2 @ajs-2024:4.1.7.p3.s2
      Ejemplos: AJS: una, varias o todas, elegidas de antemano
        | reglamento | palabras         | cauce        | queda |
        | ajs-2024   | SEA              | con papeleta | sí    |
        | ajs-2024   | IA               | con papeleta | no    |
        | ajs-2024   | SEA, AS y TE     | con papeleta | sí    |
        | ajs-2024   | SEA y IA         | con papeleta | no    |
        | ajs-2024   | SEA, AS, TE y IA | con papeleta | no    |

    @esc-0231
    Esquema del escenario: Impugnación que nombra una palabra que la jugada no forma
      # en: A challenge that names a word the play does not form
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos
      Cuando Bruno impugna <palabras>
      Entonces la actuación <resultado>

      @fise-2009:40 @ajs-2024:4.1.7.p1 @ajs-2024:4.1.7.p2
      Ejemplos: Solo cabe elegir entre las que forma la jugada
        | reglamento | palabras    | resultado                                       |
        | fise-2009  | SEA y AS    | se admite                                       |
        | fise-2009  | SEA y PATIO | se rechaza porque la palabra no es de la jugada |
        | ajs-2024   | SEA y AS    | se admite                                       |
        | ajs-2024   | PATIO       | se rechaza porque la palabra no es de la jugada |
        | ajs-2024   | SEA y PATIO | se rechaza porque la palabra no es de la jugada |

  Regla: La respuesta a varias palabras es conjunta o palabra por palabra, según la edición
    # en: The answer on several words is a joint one or word by word, as the edition has it

    @esc-0232
    Esquema del escenario: Dos palabras impugnadas a la vez, una de ellas incorrecta
      # en: Two words challenged together, one of them incorrect
      Dada una partida en curso según el reglamento <reglamento>
      Y que ERA es válida
      Y que PATIOR no es válida
      Y que Ana ha colocado ERA desde G11 en vertical y ha anunciado y anotado 11 puntos
      Cuando Bruno impugna ERA y PATIOR <cauce> y el juez responde
      Entonces la respuesta es <respuesta>
      Y la respuesta detalla <detalle> palabras

      @fise-2003:35.2 @redeletras:35.2 @resumen-2018:23.s2
      Ejemplos: Lectura adoptada: se contesta de cada palabra
        | reglamento   | cauce        | respuesta            | detalle |
        | fise-2003    | con papeleta | una por cada palabra | 2       |
        | redeletras   | con papeleta | una por cada palabra | 2       |
        | resumen-2018 | sin papeleta | una por cada palabra | 2       |

      @fise-2009:40.s2 @ajs-2024:4.1.7.p3.s2 @ajs-2024:4.1.7.p4
      Ejemplos: FISE 2009 y AJS: no se descubre cuál falla
        | reglamento | cauce        | respuesta                    | detalle |
        | fise-2009  | con papeleta | una sola para toda la jugada | 0       |
        | ajs-2024   | con papeleta | una sola para toda la jugada | 0       |

    @esc-0233
    Esquema del escenario: Lo que se dice de cada una de las dos palabras
      # en: What is told of each of the two words
      Dada una partida en curso según el reglamento <reglamento>
      Y que ERA es válida
      Y que PATIOR no es válida
      Y que Ana ha colocado ERA desde G11 en vertical y ha anunciado y anotado 11 puntos
      Cuando Bruno impugna ERA y PATIOR <cauce> y el juez responde
      Entonces se informa de que ERA es válida
      Y se informa de que PATIOR es no válida

      @fise-2003:35.2 @redeletras:35.2 @resumen-2018:23.s2
      Ejemplos: Sin respuesta conjunta prevista, se juzga cada palabra
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | resumen-2018 | sin papeleta |

    @esc-0234
    Esquema del escenario: Dos palabras impugnadas a la vez, según sus faltas
      # en: Two words challenged together, by their faults
      Dada una partida en curso según el reglamento <reglamento>
      Y que ESO, ERA y PATIOS son válidas
      Y que Ana ha colocado <jugada> desde G11 en vertical y ha anunciado y anotado 11 puntos
      Cuando Bruno impugna <palabras> con papeleta y el juez responde
      Entonces la respuesta es que la jugada es <dictamen>

      @fise-2009:40.s2 @ajs-2024:4.1.7.p3.s2
      Ejemplos: Una falta basta para la respuesta conjunta
        | reglamento | jugada | palabras     | dictamen  |
        | fise-2009  | ESO    | ESO y PATIOS | válida    |
        | fise-2009  | ERA    | ERA y PATIOR | no válida |
        | ajs-2024   | ESO    | ESO y PATIOS | válida    |
        | ajs-2024   | ERA    | ERA y PATIOR | no válida |

    @esc-0235
    Esquema del escenario: Una sola palabra impugnada
      # en: A single word challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado <palabra> desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna <palabra> con papeleta y el juez responde
      Entonces la respuesta es que la palabra es <dictamen>
      Y la respuesta detalla 1 palabra

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: Los jueces dicen si esa palabra vale
        | reglamento | palabra | dictamen  |
        | fise-2003  | OLAS    | válida    |
        | fise-2003  | OLSA    | no válida |
        | redeletras | OLAS    | válida    |
        | redeletras | OLSA    | no válida |
        | fise-2009  | OLAS    | válida    |
        | fise-2009  | OLSA    | no válida |

  Regla: Unas ediciones exigen nombrar todas las palabras de una vez y otras no lo dicen
    # en: Some editions require all words to be named at once, others do not say

    @esc-0236
    Esquema del escenario: Otra palabra de la misma jugada tras una respuesta favorable
      # en: Another word of the same play after an answer in its favour
      Dada una partida en curso según el reglamento <reglamento>
      Y que SEA, AS y TE son válidas
      Y que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos
      Y que Bruno impugnó SEA <cauce> y el juez respondió
      Cuando Bruno impugna IA
      Entonces la actuación <resultado>

      @fise-2003:34.p1 @redeletras:34.p1 @resumen-2018:23.s1
      Ejemplos: Mientras el rival no anote, cabe otra impugnación
        | reglamento   | cauce        | resultado |
        | fise-2003    | con papeleta | se admite |
        | redeletras   | con papeleta | se admite |
        | resumen-2018 | sin papeleta | se admite |

      @fise-2009:40 @ajs-2024:4.1.7.p3.s1
      Ejemplos: FISE 2009 y AJS: una sola ocasión por jugada
        | reglamento | cauce        | resultado                                      |
        | fise-2009  | con papeleta | se rechaza porque la jugada ya fue dictaminada |
        | ajs-2024   | con papeleta | se rechaza porque la jugada ya fue dictaminada |
