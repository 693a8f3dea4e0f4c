# language: es
@perfil-planilla
Característica: Lo que se anota de un turno sin jugada
  # en: What is noted of a turn without a play

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 14 a 0

  Regla: Se traza una raya en el hueco de la palabra y se arrastra el total anterior
    # en: A dash is drawn in the box of the word and the total before is carried over

    @esc-1604
    Esquema del escenario: Bruno revisa la línea del segundo turno de Ana, que no jugó
      # en: Bruno goes over the line of Ana’s second turn, in which she did not play
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, por <turno> de Ana, <palabra / puntos / total>
      Cuando Bruno revisa la planilla de Ana
      Entonces en la línea 2 se echa en falta <carencia>

      @ajs-2024:2.art5.2.s2
      Ejemplos: AJS: raya y total, sea cual sea el turno
        # en: AJS: dash and total, whatever the turn was
        # en: | edition | turn | word / points / total | lack |
        | reglamento | turno              | palabra / puntos / total | carencia              |
        | ajs-2024   | un pase            | – / 0 / 14               | nada                  |
        | ajs-2024   | un pase            | … / 0 / 14               | la raya, obligatoria  |
        | ajs-2024   | un pase            | – / 0 / …                | el total, obligatorio |
        | ajs-2024   | un cambio          | – / 0 / 14               | nada                  |
        | ajs-2024   | un cambio          | … / 0 / 14               | la raya, obligatoria  |
        | ajs-2024   | un cambio          | – / 0 / …                | el total, obligatorio |
        | ajs-2024   | una jugada anulada | – / 0 / 14               | nada                  |
        | ajs-2024   | una jugada anulada | … / 0 / 14               | la raya, obligatoria  |
        | ajs-2024   | una jugada anulada | – / 0 / …                | el total, obligatorio |

    @esc-1605
    Esquema del escenario: Ana anota su pase
      # en: Ana notes her pass
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, PATIO / 14 / 14
      Y que Ana ha pasado
      Y que Ana ha anotado en su planilla <palabra / puntos / total>
      Cuando Bruno revisa la planilla de Ana
      Entonces en la línea 2 se echa en falta <carencia>
      Y la línea 2 de la planilla de Ana dice <palabra / puntos / total>

      @ajs-2024:2.art5.2.s2
      Ejemplos: AJS: la línea del pase
        # en: AJS: the line of the pass
        # en: | edition | word / points / total | lack |
        | reglamento | palabra / puntos / total | carencia              |
        | ajs-2024   | – / 0 / 14               | nada                  |
        | ajs-2024   | … / 0 / 14               | la raya, obligatoria  |
        | ajs-2024   | – / 0 / …                | el total, obligatorio |

    @esc-1629
    Esquema del escenario: Otra línea para el pase que Ana ya anotó
      # en: Another line for the pass that Ana has noted already
      Dada una partida en curso según el reglamento <reglamento>
      Y que en las dos planillas figura, de Ana, PATIO / 14 / 14
      Y que Ana ha pasado
      Y que Ana ha anotado en su planilla – / 0 / 14
      Cuando <quién> anota en su planilla – / 0 / 14
      Entonces la actuación <resultado>
      Y la línea 2 de la planilla de <quién> dice – / 0 / 14

      @ajs-2024:2.art5.2.s2
      Ejemplos: AJS: una línea en la planilla de cada uno
        # en: AJS: one line on the sheet of each
        # en: | edition | who | result |
        | reglamento | quién | resultado                                       |
        | ajs-2024   | Bruno | se admite                                       |
        | ajs-2024   | Ana   | se rechaza porque la puntuación ya está anotada |

    @esc-1666
    Esquema del escenario: Puntos que Ana anota por su pase
      # en: Points that Ana notes for her pass
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha pasado
      Cuando Ana anota <puntos> puntos
      Entonces la actuación <resultado>

      @ajs-2024:2.art5.2.s2
      Ejemplos: AJS: ninguno
        # en: AJS: none
        # en: | edition | points | result |
        | reglamento | puntos | resultado                          |
        | ajs-2024   | 0      | se admite                          |
        | ajs-2024   | 3      | se rechaza porque no hay jugada    |

    @esc-6020
    Esquema del escenario: Cero puntos que Ana anota en su turno, antes de hacer nada
      # en: Nil points that Ana notes in her turn, before doing anything
      Dada una partida <momento> según el reglamento <reglamento>
      Y que le toca a Ana
      Cuando Ana anota 0 puntos
      Entonces la actuación se rechaza porque no hay jugada

      @ajs-2024:4.1.7.1.a.s1
      Ejemplos: AJS: aún no hay turno que anotar
        # en: AJS: there is no turn to note yet
        # en: | stage | edition |
        | momento         | reglamento |
        | recién empezada | ajs-2024   |
        | en curso        | ajs-2024   |
