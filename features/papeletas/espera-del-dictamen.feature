# language: es
@perfil-papeletas
Característica: A la espera del dictamen
  # en: Waiting for the ruling

  Regla: Tablero y atriles se tapan, y nadie aprovecha la espera
    # en: Board and racks are covered, and nobody makes use of the wait

    @esc-0274
    Esquema del escenario: Incidentes durante la espera
      # en: Incidents during the wait
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: FISE y ReDeLetras: tablero cubierto y fichas vueltas
        # en: FISE and ReDeLetras: board covered and tiles turned
        # en: | edition | incident | ruling |
        | reglamento | incidente                                          | calificación      |
        | fise-2003  | deja el tablero sin cubrir durante la consulta     | es una infracción |
        | fise-2003  | mantiene sus fichas a la vista durante la consulta | es una infracción |
        | fise-2003  | hace cuentas durante la consulta                   | no está previsto  |
        | redeletras | deja el tablero sin cubrir durante la consulta     | es una infracción |
        | redeletras | mantiene sus fichas a la vista durante la consulta | es una infracción |
        | redeletras | hace cuentas durante la consulta                   | no está previsto  |
        | fise-2009  | deja el tablero sin cubrir durante la consulta     | es una infracción |
        | fise-2009  | mantiene sus fichas a la vista durante la consulta | es una infracción |
        | fise-2009  | hace cuentas durante la consulta                   | no está previsto  |

      @ajs-2024:4.1.7.1.c @ajs-2024:4.1.7.1.d
      Ejemplos: AJS: tapados hasta que se dirime; vale volver las fichas en el atril
        # en: AJS: covered until it is settled; turning the tiles on the rack will do
        # en: | edition | incident | ruling |
        | reglamento | incidente                                          | calificación      |
        | ajs-2024   | deja el tablero sin cubrir durante la consulta     | es una infracción |
        | ajs-2024   | mantiene sus fichas a la vista durante la consulta | es una infracción |
        | ajs-2024   | vuelve sus fichas en el atril durante la consulta  | está permitido    |

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: tampoco se cuenta
        # en: AJS: nor is anything counted
        # en: | edition | incident | ruling |
        | reglamento | incidente                        | calificación      |
        | ajs-2024   | hace cuentas durante la consulta | es una infracción |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no regula la espera
        # en: Summary: does not regulate the wait
        # en: | edition | incident | ruling |
        | reglamento   | incidente                                          | calificación     |
        | resumen-2018 | deja el tablero sin cubrir durante la consulta     | no está previsto |
        | resumen-2018 | mantiene sus fichas a la vista durante la consulta | no está previsto |

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
