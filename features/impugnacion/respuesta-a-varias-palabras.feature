# language: es
@perfil-impugnacion
Característica: Respuesta a la impugnación
  # en: The answer to the challenge

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La respuesta a varias palabras es conjunta o palabra por palabra, según la edición
    # en: The answer on several words is a joint one or word by word, as the edition has it

    @esc-0430
    Esquema del escenario: Dos palabras impugnadas a la vez, una de ellas incorrecta
      # en: Two words challenged together, one of them incorrect
      Dada una partida en curso según el reglamento <reglamento>
      Y que ERA es válida
      Y que PATIOR no es válida
      Y que Ana ha colocado ERA desde G11 en vertical
      Y que Bruno ha impugnado ERA y PATIOR
      Cuando el juez responde a la impugnación
      Entonces la respuesta es <respuesta>
      Y la respuesta detalla <detalle> palabras

      @fise-2003:35.2 @redeletras:35.2 @resumen-2018:23.s2
      Ejemplos: Lectura adoptada: se contesta de cada palabra
        # en: Reading adopted: each word is answered for
        # en: | edition | answer | words told |
        | reglamento   | respuesta            | detalle |
        | fise-2003    | una por cada palabra | 2       |
        | redeletras   | una por cada palabra | 2       |
        | resumen-2018 | una por cada palabra | 2       |

      @fise-2009:40.s2 @ajs-2024:4.1.7.p3.s2 @ajs-2024:4.1.7.p4
      Ejemplos: FISE 2009 y AJS: no se descubre cuál falla
        # en: FISE 2009 and AJS: which one fails is not told
        # en: | edition | answer | words told |
        | reglamento | respuesta                    | detalle |
        | fise-2009  | una sola para toda la jugada | 0       |
        | ajs-2024   | una sola para toda la jugada | 0       |

    @esc-0431
    Esquema del escenario: Lo que se dice de cada una de las dos palabras
      # en: What is told of each of the two words
      Dada una partida en curso según el reglamento <reglamento>
      Y que ERA es válida
      Y que PATIOR no es válida
      Y que Ana ha colocado ERA desde G11 en vertical
      Y que Bruno ha impugnado ERA y PATIOR
      Cuando el juez responde a la impugnación
      Entonces se informa de que ERA es válida
      Y se informa de que PATIOR no es válida

      @fise-2003:35.2 @redeletras:35.2 @resumen-2018:23.s2
      Ejemplos: Sin respuesta conjunta prevista, se juzga cada palabra
        # en: With no joint answer provided for, each word is judged
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | resumen-2018 |

    @esc-0432
    Esquema del escenario: Respuesta sobre la jugada según sus faltas
      # en: The answer on the play, by its faults
      Dada una partida en curso según el reglamento <reglamento>
      Y que ESO, ERA y PATIOS son válidas
      Y que Ana ha colocado <jugada> desde G11 en vertical
      Y que Bruno ha impugnado <palabras>
      Cuando el juez responde a la impugnación
      Entonces la respuesta es que la jugada <dictamen>
      Y la respuesta detalla 0 palabras

      @fise-2009:40.s2 @ajs-2024:4.1.7.p3.s2
      Ejemplos: Una falta basta para la respuesta conjunta
        # en: One fault decides the joint answer
        # en: | edition | play | words | verdict |
        | reglamento | jugada | palabras     | dictamen     |
        | fise-2009  | ESO    | ESO y PATIOS | es válida    |
        | fise-2009  | ERA    | ERA y PATIOR | no es válida |
        | ajs-2024   | ESO    | ESO y PATIOS | es válida    |
        | ajs-2024   | ERA    | ERA y PATIOR | no es válida |

      @ajs-2024:4.1.7.p3.s2
      Ejemplos: AJS: también de una sola palabra se contesta por la jugada
        # en: AJS: of a single word too the answer is on the play
        # en: | edition | play | words | verdict |
        | reglamento | jugada | palabras | dictamen     |
        | ajs-2024   | ESO    | ESO      | es válida    |
        | ajs-2024   | ERA    | PATIOR   | no es válida |

  Regla: A una sola palabra se responde con lo que vale esa palabra
    # en: A single word is answered for by itself

    @esc-0433
    Esquema del escenario: Una sola palabra impugnada
      # en: A single word challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado <palabra> desde H10 en vertical
      Y que Bruno ha impugnado <palabra>
      Cuando el juez responde a la impugnación
      Entonces la respuesta es que la palabra <dictamen>
      Y la respuesta detalla 1 palabra

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2 @resumen-2018:23.s2
      Ejemplos: Se dice si esa palabra vale
        # en: It is told whether that word is valid
        # en: | edition | word | verdict |
        | reglamento   | palabra | dictamen     |
        | fise-2003    | OLAS    | es válida    |
        | fise-2003    | OLSA    | no es válida |
        | redeletras   | OLAS    | es válida    |
        | redeletras   | OLSA    | no es válida |
        | fise-2009    | OLAS    | es válida    |
        | fise-2009    | OLSA    | no es válida |
        | resumen-2018 | OLAS    | es válida    |
        | resumen-2018 | OLSA    | no es válida |
