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
    Esquema del escenario: Incidentes durante la espera
      # en: Incidents during the wait
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS <cauce>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: FISE y ReDeLetras: tablero cubierto y fichas vueltas
        # en: FISE and ReDeLetras: board covered and tiles turned
        # en: | edition | channel | incident | ruling |
        | reglamento | cauce        | incidente                                          | calificación      |
        | fise-2003  | con papeleta | deja el tablero sin cubrir     | es una infracción |
        | fise-2003  | con papeleta | mantiene sus fichas a la vista | es una infracción |
        | fise-2003  | con papeleta | hace cuentas                   | no está previsto  |
        | redeletras | con papeleta | deja el tablero sin cubrir     | es una infracción |
        | redeletras | con papeleta | mantiene sus fichas a la vista | es una infracción |
        | redeletras | con papeleta | hace cuentas                   | no está previsto  |
        | fise-2009  | con papeleta | deja el tablero sin cubrir     | es una infracción |
        | fise-2009  | con papeleta | mantiene sus fichas a la vista | es una infracción |
        | fise-2009  | con papeleta | hace cuentas                   | no está previsto  |

      @ajs-2024:4.1.7.1.c @ajs-2024:4.1.7.1.d @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: tapados hasta que se dirime; vale volver las fichas en el atril
        # en: AJS: covered until it is settled; turning the tiles on the rack will do
        # en: | edition | channel | incident | ruling |
        | reglamento | cauce        | incidente                                          | calificación      |
        | ajs-2024   | con papeleta | deja el tablero sin cubrir     | es una infracción |
        | ajs-2024   | con papeleta | mantiene sus fichas a la vista | es una infracción |
        | ajs-2024   | con papeleta | vuelve sus fichas en el atril  | está permitido    |

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: tampoco se cuenta
        # en: AJS: nor is anything counted
        # en: | edition | channel | incident | ruling |
        | reglamento | cauce        | incidente                        | calificación      |
        | ajs-2024   | con papeleta | hace cuentas | es una infracción |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no regula la espera
        # en: Summary: does not regulate the wait
        # en: | edition | channel | incident | ruling |
        | reglamento   | cauce        | incidente                                          | calificación     |
        | resumen-2018 | sin papeleta | deja el tablero sin cubrir     | no está previsto |
        | resumen-2018 | sin papeleta | mantiene sus fichas a la vista | no está previsto |

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
