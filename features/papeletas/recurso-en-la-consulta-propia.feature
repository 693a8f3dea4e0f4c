# language: es
@perfil-papeletas
Característica: Recurso al juez en la consulta propia
  # en: Turning to the judge when players look words up themselves

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: La duda se lleva al juez en el momento; lo ya resuelto no se reabre
    # en: A doubt goes to the judge at once; what is settled is not reopened

    @esc-0268
    Esquema del escenario: Los jugadores que se gestionan solos recurren al juez
      # en: Players who settle challenges themselves turn to the judge
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces la casilla I10 no tiene ficha

      @ajs-2024:4.1.7.p7.s3
      Ejemplos: AJS: el juez resuelve la discrepancia
        # en: AJS: the judge settles the disagreement
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0269
    Esquema del escenario: Apelación de lo que resolvieron los propios jugadores
      # en: An appeal over what the players settled themselves
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que Bruno ha respondido a la impugnación
      Cuando Ana apela
      Entonces la actuación se rechaza porque el asunto ya está resuelto

      @ajs-2024:4.1.7.p7.s4
      Ejemplos: AJS: no caben reclamaciones posteriores
        # en: AJS: no later claims are admitted
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-2221
    Esquema del escenario: Recurso al juez cuando los jugadores ya han resuelto
      # en: Recourse to the judge once the players have settled it
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que Bruno ha respondido a la impugnación
      Cuando el juez responde a la impugnación
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla I10 no tiene ficha

      @ajs-2024:4.1.7.p5.s2 @ajs-2024:4.1.7.p7.s3 @ajs-2024:4.1.7.p7.s4
      Ejemplos: AJS: la duda se lleva al juez en el momento, no después
        # en: AJS: a doubt is put to the judge at the time, not later
        # en: | edition |
        | reglamento |
        | ajs-2024   |
