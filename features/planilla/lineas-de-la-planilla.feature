# language: es
@perfil-planilla
Característica: Lo que se anota de cada jugada
  # en: What is noted of each play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Cada línea lleva palabras, puntos y total con la fuerza que les dé el reglamento
    # en: Each line carries words, points and total with the force that the regulation gives them

    @esc-1601
    Esquema del escenario: Ana anota OLAS y Bruno revisa la línea
      # en: Ana notes OLAS and Bruno goes over the line
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que Ana ha anotado en su planilla <palabra / puntos / total>
      Cuando Bruno revisa la planilla de Ana
      Entonces en la línea 1 se echa en falta <carencia>

      @fise-2009:5.2 @fise-2009:32.1.s3
      Ejemplos: FISE 2009: la palabra obliga a tiempo corrido; si no, se procura
        # en: FISE 2009: the word is binding in running time; otherwise players try
        # en: | edition | timing | word / points / total | lack |
        | reglamento | modalidad         | palabra / puntos / total | carencia                            |
        | fise-2009  | tiempo corrido    | OLAS / 6 / 66            | nada                                |
        | fise-2009  | tiempo corrido    | … / 6 / 66               | la palabra principal, obligatoria   |
        | fise-2009  | tiempo no corrido | OLAS / 6 / 66            | nada                                |
        | fise-2009  | tiempo no corrido | … / 6 / 66               | la palabra principal, en lo posible |

      @fise-2009:46.6
      Ejemplos: FISE 2009: el total se procura
        # en: FISE 2009: players try to have the total
        # en: | edition | timing | word / points / total | lack |
        | reglamento | modalidad         | palabra / puntos / total | carencia                |
        | fise-2009  | tiempo corrido    | OLAS / 6 / …             | el total, en lo posible |
        | fise-2009  | tiempo no corrido | OLAS / 6 / …             | el total, en lo posible |

      @ajs-2024:2.art5.2.s1
      Ejemplos: AJS: palabra y total obligan
        # en: AJS: word and total are binding
        # en: | edition | timing | word / points / total | lack |
        | reglamento | modalidad      | palabra / puntos / total | carencia                          |
        | ajs-2024   | tiempo corrido | OLAS / 6 / 66            | nada                              |
        | ajs-2024   | tiempo corrido | … / 6 / 66               | la palabra principal, obligatoria |
        | ajs-2024   | tiempo corrido | OLAS / 6 / …             | el total, obligatorio             |

    @esc-1602
    Esquema del escenario: Ana anota una jugada que forma dos palabras, SOL y PATIOS
      # en: Ana notes a play that forms two words, SOL and PATIOS
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SOL desde H11 en vertical y ha anunciado 11 puntos
      Y que Ana ha anotado en su planilla <palabras / puntos / total>
      Cuando Bruno revisa la planilla de Ana
      Entonces en la línea 1 se echa en falta <carencia>

      @fise-2009:5.2 @fise-2009:46.6
      Ejemplos: FISE 2009: todas, en lo posible
        # en: FISE 2009: all of them, as far as possible
        # en: | edition | words / points / total | lack |
        | reglamento | palabras / puntos / total | carencia                          |
        | fise-2009  | SOL + PATIOS / 11 / 71    | nada                              |
        | fise-2009  | SOL / 11 / 71             | las demás palabras, en lo posible |

      @ajs-2024:2.art46.6
      Ejemplos: AJS: basta la principal
        # en: AJS: the main one is enough
        # en: | edition | words / points / total | lack |
        | reglamento | palabras / puntos / total | carencia |
        | ajs-2024   | SOL + PATIOS / 11 / 71    | nada     |
        | ajs-2024   | SOL / 11 / 71             | nada     |

    @esc-1603
    Esquema del escenario: Falta un dato en la segunda línea de la planilla de Ana
      # en: Something is missing on the second line of Ana’s sheet
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, de Ana, <palabra / puntos / total>
      Cuando Bruno revisa la planilla de Ana
      Entonces en la línea 2 se echa en falta <carencia>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1
      Ejemplos: Los puntos no pueden faltar
        # en: The points may not be missing
        # en: | edition | word / points / total | lack |
        | reglamento | palabra / puntos / total | carencia                 |
        | fise-2003  | OLAS / … / 20            | los puntos, obligatorios |
        | fise-2003  | OLAS / 6 / 20            | nada                     |
        | redeletras | OLAS / … / 20            | los puntos, obligatorios |
        | redeletras | OLAS / 6 / 20            | nada                     |
        | fise-2009  | OLAS / … / 20            | los puntos, obligatorios |
        | fise-2009  | OLAS / 6 / 20            | nada                     |

      @ajs-2024:2.art5.2.s1
      Ejemplos: Tampoco en la AJS
        # en: Nor under AJS
        # en: | edition | word / points / total | lack |
        | reglamento | palabra / puntos / total | carencia                 |
        | ajs-2024   | OLAS / … / 20            | los puntos, obligatorios |
        | ajs-2024   | OLAS / 6 / 20            | nada                     |

      @fise-2009:46.6
      Ejemplos: FISE 2009, también en la AJS: a los 14 puntos se suman 6
        # en: FISE 2009, under AJS too: 6 are added to the 14 points
        # en: | edition | word / points / total | lack |
        | reglamento | palabra / puntos / total | carencia                           |
        | fise-2009  | OLAS / 6 / 20            | nada                               |
        | fise-2009  | OLAS / 6 / 21            | una suma bien hecha, en lo posible |
        | fise-2009  | OLAS / 6 / 19            | una suma bien hecha, en lo posible |
        | ajs-2024   | OLAS / 6 / 20            | nada                               |
        | ajs-2024   | OLAS / 6 / 21            | una suma bien hecha, en lo posible |
