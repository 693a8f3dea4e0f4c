# language: es
@perfil-papeletas
Característica: Respuesta a varias palabras impugnadas
  # en: The answer on several words challenged

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

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
        # en: Reading adopted: each word is answered for
        # en: | edition | channel | answer | words told |
        | reglamento   | cauce        | respuesta            | detalle |
        | fise-2003    | con papeleta | una por cada palabra | 2       |
        | redeletras   | con papeleta | una por cada palabra | 2       |
        | resumen-2018 | sin papeleta | una por cada palabra | 2       |

      @fise-2009:40.s2 @ajs-2024:4.1.7.p3.s2 @ajs-2024:4.1.7.p4
      Ejemplos: FISE 2009 y AJS: no se descubre cuál falla
        # en: FISE 2009 and AJS: which one fails is not told
        # en: | edition | channel | answer | words told |
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
      Y se informa de que PATIOR no es válida

      @fise-2003:35.2 @redeletras:35.2 @resumen-2018:23.s2
      Ejemplos: Sin respuesta conjunta prevista, se juzga cada palabra
        # en: With no joint answer provided for, each word is judged
        # en: | edition | channel |
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
      Entonces la respuesta es que la jugada <dictamen>

      @fise-2009:40.s2 @ajs-2024:4.1.7.p3.s2
      Ejemplos: Una falta basta para la respuesta conjunta
        # en: One fault decides the joint answer
        # en: | edition | play | words | verdict |
        | reglamento | jugada | palabras     | dictamen     |
        | fise-2009  | ESO    | ESO y PATIOS | es válida    |
        | fise-2009  | ERA    | ERA y PATIOR | no es válida |
        | ajs-2024   | ESO    | ESO y PATIOS | es válida    |
        | ajs-2024   | ERA    | ERA y PATIOR | no es válida |

    @esc-0235
    Esquema del escenario: Una sola palabra impugnada
      # en: A single word challenged
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado <palabra> desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna <palabra> con papeleta y el juez responde
      Entonces la respuesta es que la palabra <dictamen>
      Y la respuesta detalla 1 palabra

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: Los jueces dicen si esa palabra vale
        # en: The judges say whether that word is valid
        # en: | edition | word | verdict |
        | reglamento | palabra | dictamen     |
        | fise-2003  | OLAS    | es válida    |
        | fise-2003  | OLSA    | no es válida |
        | redeletras | OLAS    | es válida    |
        | redeletras | OLSA    | no es válida |
        | fise-2009  | OLAS    | es válida    |
        | fise-2009  | OLSA    | no es válida |
