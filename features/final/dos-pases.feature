# language: es
@perfil-final
Característica: Final por pases
  # en: Ending by passes

  Regla: La partida acaba cuando cada jugador ha pasado dos veces seguidas
    # en: The game ends once each player has passed twice in a row

    @esc-0001
    Esquema del escenario: Pase que sigue a otros pases
      # en: A pass that follows other passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos <pases> turnos fueron pasos
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: En las cinco ediciones acaba con el cuarto pase
        | reglamento   | pases | final             |
        | fise-2003    | 2     | no termina        |
        | fise-2003    | 3     | termina por pases |
        | redeletras   | 2     | no termina        |
        | redeletras   | 3     | termina por pases |
        | fise-2009    | 2     | no termina        |
        | fise-2009    | 3     | termina por pases |
        | resumen-2018 | 2     | no termina        |
        | resumen-2018 | 3     | termina por pases |
        | ajs-2024     | 2     | no termina        |
        | ajs-2024     | 3     | termina por pases |

  Regla: Cuenta como pase lo que la edición equipara a pasar
    # en: What the edition treats as a pass counts as one

    @esc-0002
    Esquema del escenario: Tres pases tras un turno de otra clase
      # en: Three passes after a turn of another kind
      Dada una partida en curso según el reglamento <reglamento>
      Y que hubo un <turno> y después 2 pasos
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @fise-2003:40.p1
      Ejemplos: FISE 2003: solo la palabra hallada inválida equivale a pasar
        | reglamento | turno           | final             |
        | fise-2003  | paso            | termina por pases |
        | fise-2003  | jugada anulada  | termina por pases |
        | fise-2003  | jugada retirada | no termina        |
        | fise-2003  | cambio          | no termina        |
        | fise-2003  | turno perdido   | no termina        |
        | fise-2003  | jugada          | no termina        |

      @redeletras:37.2 @redeletras:37.p1
      Ejemplos: ReDeLetras: basta que el rival rechace la palabra y se retire
        | reglamento | turno           | final             |
        | redeletras | paso            | termina por pases |
        | redeletras | jugada anulada  | termina por pases |
        | redeletras | jugada retirada | termina por pases |
        | redeletras | cambio          | no termina        |
        | redeletras | turno perdido   | no termina        |
        | redeletras | jugada          | no termina        |

      @fise-2009:45.2 @fise-2009:45.2.s2
      Ejemplos: FISE 2009 y AJS: solo la jugada declarada no válida
        | reglamento | turno           | final             |
        | fise-2009  | paso            | termina por pases |
        | fise-2009  | jugada anulada  | termina por pases |
        | fise-2009  | jugada retirada | no termina        |
        | fise-2009  | cambio          | no termina        |
        | fise-2009  | turno perdido   | no termina        |
        | fise-2009  | jugada          | no termina        |
        | ajs-2024   | paso            | termina por pases |
        | ajs-2024   | jugada anulada  | termina por pases |
        | ajs-2024   | jugada retirada | no termina        |
        | ajs-2024   | cambio          | no termina        |
        | ajs-2024   | turno perdido   | no termina        |
        | ajs-2024   | jugada          | no termina        |

      @resumen-2018:25.a
      Ejemplos: Resumen: basta que el rival rechace la palabra y se retire
        | reglamento   | turno           | final             |
        | resumen-2018 | paso            | termina por pases |
        | resumen-2018 | jugada anulada  | termina por pases |
        | resumen-2018 | jugada retirada | termina por pases |
        | resumen-2018 | cambio          | no termina        |
        | resumen-2018 | turno perdido   | no termina        |
        | resumen-2018 | jugada          | no termina        |

    @esc-0003
    Esquema del escenario: Jugada anulada tras tres pases
      # en: A play ruled invalid after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pasos
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Cuando Bruno impugna PATIOX, se entrega la papeleta y el juez responde
      Entonces la partida termina por pases

      @fise-2003:40.p1 @redeletras:37.p1 @fise-2009:45.2.s2
      Ejemplos: La palabra levantada hace de cuarto pase
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0004
    Esquema del escenario: Jugada válida impugnada tras tres pases
      # en: A valid play challenged after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pasos
      Y que PATIOS es válida
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha anunciado 8 puntos
      Cuando Bruno impugna PATIOS, se entrega la papeleta y el juez responde
      Entonces la partida no termina
      Y la jugada está anunciada

      @fise-2003:40.p1 @redeletras:37.p1 @fise-2009:45.2.s2
      Ejemplos: Una impugnación fallida no es un pase
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-0008
    Esquema del escenario: Jugada anulada tras tres pases, con la anotación previa del autor
      # en: A play ruled invalid after three passes, noted first by its author
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pasos
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Y que Ana ha anotado 15 puntos
      Y que Bruno impugnó PATIOX y el juez respondió
      Cuando Ana pulsa el reloj
      Entonces la partida termina por pases

      @fise-2009:45.2.s2 @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: el turno anulado se cierra al pulsar y hace de cuarto pase
        | reglamento |
        | ajs-2024   |

    @esc-0005
    Esquema del escenario: Palabra que su autor retira ante el rechazo del rival, tras tres pases
      # en: A word its author takes back when the rival rejects it, after three passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que los últimos 3 turnos fueron pasos
      Y que Ana ha colocado PATIOX desde H6 en horizontal
      Y que Ana ha anunciado 15 puntos
      Y que Ana ha anotado 15 puntos
      Y que Bruno ha impugnado PATIOX
      Cuando Ana retira su jugada
      Entonces la partida <final>

      @fise-2003:40.p1
      Ejemplos: FISE 2003: sin dictamen de invalidez no es un pase
        | reglamento | final      |
        | fise-2003  | no termina |

      @redeletras:37.p1 @resumen-2018:25.a
      Ejemplos: ReDeLetras y Resumen: el rechazo basta
        | reglamento   | final             |
        | redeletras   | termina por pases |
        | resumen-2018 | termina por pases |

      @fise-2009:45.2.s2
      Ejemplos: FISE 2009 y AJS: sin dictamen de invalidez no es un pase
        | reglamento | final      |
        | fise-2009  | no termina |
        | ajs-2024   | no termina |

  Regla: El marcador de 0 a 0 solo impide este final donde la edición lo dice
    # en: A score of 0–0 bars this ending only where the edition says so

    @esc-0006
    Esquema del escenario: Cuarto pase con el marcador a cero
      # en: A fourth pass at nil–nil
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que los últimos 3 turnos fueron pasos
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: FISE y Resumen: acaba también a 0–0
        | reglamento   | ana | bruno | final             |
        | fise-2003    | 0   | 0     | termina por pases |
        | redeletras   | 0   | 0     | termina por pases |
        | fise-2009    | 0   | 0     | termina por pases |
        | resumen-2018 | 0   | 0     | termina por pases |

      @ajs-2024:2.art45.2
      Ejemplos: AJS: no se aplica mientras el marcador siga 0–0
        | reglamento | ana | bruno | final             |
        | ajs-2024   | 0   | 0     | no termina        |
        | ajs-2024   | 12  | 0     | termina por pases |
        | ajs-2024   | 0   | 12    | termina por pases |

  Regla: Al acabar por pases cada jugador descuenta sus propias fichas, salvo donde no se dice
    # en: After passes each player deducts the own tiles, save where the edition does not say so

    @esc-0007
    Esquema del escenario: Descuento de atriles tras cuatro pases
      # en: Rack deductions after four passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <ana> a <bruno>
      Y que Ana tiene <atril de Ana> en el atril
      Y que Bruno tiene <atril de Bruno> en el atril
      Y que los últimos 3 turnos fueron pasos
      Cuando Ana pasa
      Entonces el marcador queda <final de Ana> a <final de Bruno>

      @fise-2003:40.p2 @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: FISE y AJS: cada uno resta lo suyo, también por debajo de cero
        | reglamento | ana | bruno | atril de Ana | atril de Bruno | final de Ana | final de Bruno |
        | fise-2003  | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | fise-2003  | 5   | 40    | Z?           | ?              | -5           | 40             |
        | redeletras | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | redeletras | 5   | 40    | Z?           | ?              | -5           | 40             |
        | fise-2009  | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | fise-2009  | 5   | 40    | Z?           | ?              | -5           | 40             |
        | ajs-2024   | 300 | 290   | AEIOU        | ZX[CH]A        | 295          | 266            |
        | ajs-2024   | 5   | 40    | Z?           | ?              | -5           | 40             |

      @resumen-2018:25.a
      Ejemplos: Resumen: no prevé descuento en este final
        | reglamento   | ana | bruno | atril de Ana | atril de Bruno | final de Ana | final de Bruno |
        | resumen-2018 | 300 | 290   | AEIOU        | ZX[CH]A        | 300          | 290            |
