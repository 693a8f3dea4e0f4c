# language: es
@perfil-papeletas
Característica: A la espera del dictamen
  # en: Waiting for the ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Tablero y atriles se tapan, y nadie aprovecha la espera
    # en: Board and racks are covered, and nobody makes use of the wait

    @esc-0274
    Esquema del escenario: Resta de puntos a Ana por cómo espera
      # en: Points taken off Ana for how she waits
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS con papeleta
      Y que entretanto Ana <espera>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:35.5 @redeletras:35.5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | wait | points | result |
        | reglamento | espera                                | puntos | resultado                           |
        | fise-2003  | cubre el tablero                      | 30     | se rechaza porque no hay infracción |
        | fise-2003  | deja el tablero sin cubrir            | 30     | se admite                           |
        | fise-2003  | pone sus fichas boca abajo en la mesa | 30     | se rechaza porque no hay infracción |
        | fise-2003  | deja sus fichas a la vista            | 30     | se admite                           |
        | redeletras | cubre el tablero                      | 30     | se rechaza porque no hay infracción |
        | redeletras | deja el tablero sin cubrir            | 30     | se admite                           |
        | redeletras | pone sus fichas boca abajo en la mesa | 30     | se rechaza porque no hay infracción |
        | redeletras | deja sus fichas a la vista            | 30     | se admite                           |

      @fise-2009:42.5
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | wait | points | result |
        | reglamento | espera                                | puntos | resultado                           |
        | fise-2009  | cubre el tablero                      | 25     | se rechaza porque no hay infracción |
        | fise-2009  | deja el tablero sin cubrir            | 25     | se admite                           |
        | fise-2009  | pone sus fichas boca abajo en la mesa | 25     | se rechaza porque no hay infracción |
        | fise-2009  | deja sus fichas a la vista            | 25     | se admite                           |

      @ajs-2024:4.1.7.1.c @ajs-2024:4.1.7.1.d @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: tapados o vueltos
        # en: AJS: covered or turned round
        # en: | edition | wait | points | result |
        | reglamento | espera                     | puntos | resultado                           |
        | ajs-2024   | cubre el tablero           | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | deja el tablero sin cubrir | 25     | se admite                           |
        | ajs-2024   | cubre el atril             | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | deja sus fichas a la vista | 25     | se admite                           |

      @ajs-2024:4.1.7.1.c
      Ejemplos: AJS: vale volverlas en el atril
        # en: AJS: turning them round on the rack will do
        # en: | edition | wait | points | result |
        | reglamento | espera                                | puntos | resultado                           |
        | ajs-2024   | vuelve del revés las fichas del atril | 25     | se rechaza porque no hay infracción |

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: vale ponerlas boca abajo, y no se hace nada más
        # en: AJS: laying them face down will do, and nothing else is done
        # en: | edition | wait | points | result |
        | reglamento | espera                                | puntos | resultado                           |
        | ajs-2024   | pone sus fichas boca abajo en la mesa | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | no hace nada                          | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | hace cuentas                          | 25     | se admite                           |

    @esc-0275
    Esquema del escenario: El rival quiere anotar mientras espera el dictamen
      # en: The rival wants to note while waiting for the ruling
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Y que se ha entregado la papeleta con todos los datos
      Cuando Bruno anota 6 puntos
      Entonces la actuación se rechaza porque hay una consulta pendiente
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: durante la espera no se escribe
        # en: AJS: nothing is written during the wait
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0932
    Esquema del escenario: El tiempo total se agota durante la consulta
      # en: The total time runs out while the ruling is pending
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS con papeleta
      Cuando se agota el tiempo total de la partida
      Entonces la jugada está en consulta
      Y la casilla I10 sí tiene ficha

      @fise-2003:27.p2 @redeletras:27.p2 @fise-2009:30.s2
      Ejemplos: Lectura adoptada: la jugada estaba puesta, y se espera la respuesta
        # en: Reading adopted: the play was laid, and the answer is awaited
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
