# language: es
@perfil-arbitraje
Característica: Faltas que la mesa deja ver
  # en: Faults that the table lets see

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Lo que consta en la mesa no lo suple la apreciación de nadie
    # en: What stands at the table is not made good by anybody's finding

    @esc-1415
    Esquema del escenario: Se aprecia que Ana infla sus puntos
      # en: It is found that Ana swells her points
      Dada una partida en curso según el reglamento <reglamento>
      Y que la planilla de Ana le da <suya> puntos en una jugada y la de Bruno <ajena>
      Cuando <autoridad> aprecia que Ana <falta>
      Entonces eso <exigencia>

      @fise-2009:47.4
      Ejemplos: Por sistema, para abultar el resultado y según las planillas
        # en: Systematically, to swell the score and as the sheets show
        # en: | edition | own | other | authority | fault | demand |
        | reglamento | suya | ajena | autoridad          | falta                                                       | exigencia                            |
        | fise-2009  | 26   | 24    | el Director        | se sumó por sistema puntos de más para abultar el resultado | exige una advertencia y un descuento |
        | fise-2009  | 26   | 24    | el Director        | se sumó una vez puntos de más para abultar el resultado     | no lleva nada aparejado              |
        | fise-2009  | 26   | 24    | el Director        | se sumó por sistema puntos de más por contar mal            | no lleva nada aparejado              |
        | fise-2009  | 24   | 24    | el Director        | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |
        | fise-2009  | 22   | 24    | el Director        | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |
        | ajs-2024   | 26   | 24    | el juez del torneo | se sumó por sistema puntos de más para abultar el resultado | exige una advertencia y un descuento |
        | ajs-2024   | 24   | 24    | el juez del torneo | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |

    @esc-1416
    Esquema del escenario: Se aprecia que Ana deja el reloj en neutro
      # en: It is found that Ana leaves the clock in neutral
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido <min> min <s> s
      Y que el reloj <marcha>
      Cuando <autoridad> aprecia que Ana <falta>
      Entonces eso <exigencia>

      @fise-2009:47.5
      Ejemplos: Adrede, con el reloj parado y el tiempo en descuento
        # en: On purpose, with the clock stopped and time being lost
        # en: | edition | min | s | state | authority | fault | demand |
        | reglamento | min | s  | marcha        | autoridad          | falta                               | exigencia                            |
        | fise-2009  | 30  | 20 | está parado   | el Director        | dejó adrede el reloj en neutro      | exige una advertencia y un descuento |
        | fise-2009  | 30  | 20 | está parado   | el Director        | dejó por descuido el reloj en neutro | no lleva nada aparejado              |
        | fise-2009  | 30  | 20 | corre por Ana | el Director        | dejó adrede el reloj en neutro      | no lleva nada aparejado              |
        | fise-2009  | 29  | 40 | está parado   | el Director        | dejó adrede el reloj en neutro      | no lleva nada aparejado              |
        | fise-2009  | 30  | 0  | está parado   | el Director        | dejó adrede el reloj en neutro      | no lleva nada aparejado              |
        | fise-2009  | 30  | 1  | está parado   | el Director        | dejó adrede el reloj en neutro      | exige una advertencia y un descuento |
        | ajs-2024   | 30  | 20 | está parado   | el juez del torneo | dejó adrede el reloj en neutro      | exige una advertencia y un descuento |
        | ajs-2024   | 29  | 40 | está parado   | el juez del torneo | dejó adrede el reloj en neutro      | no lleva nada aparejado              |

    @esc-1417
    Esquema del escenario: Se aprecia que Ana incumple por sistema las demás normas
      # en: It is found that Ana breaks the other rules systematically
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno Ana <dicho>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando <autoridad> aprecia que Ana <falta>
      Entonces eso <exigencia>

      @fise-2009:47.7
      Ejemplos: Varias infracciones y un sistema
        # en: Several breaches and a system
        # en: | edition | speech | authority | fault | demand |
        | reglamento | dicho                                 | autoridad          | falta                              | exigencia                            |
        | fise-2009  | charla con su rival de sus vacaciones | el Director        | incumplió por sistema otras normas | exige una advertencia y un descuento |
        | fise-2009  | charla con su rival de sus vacaciones | el Director        | incumplió alguna vez otras normas  | no lleva nada aparejado              |
        | fise-2009  | repasa una suma con su rival          | el Director        | incumplió por sistema otras normas | no lleva nada aparejado              |
        | ajs-2024   | charla con su rival de sus vacaciones | el juez del torneo | incumplió por sistema otras normas | exige una advertencia y un descuento |

    @esc-1418
    Esquema del escenario: Se aprecia que Ana retrasa la reposición de sus fichas
      # en: It is found that Ana delays the refill of her rack
      Dada una partida en curso según el reglamento <reglamento>
      Cuando <autoridad> aprecia que Ana <falta>
      Entonces eso <exigencia>

      @ajs-2024:3.1.2.s2
      Ejemplos: AJS: sin motivo, es falta de ética
        # en: AJS: for no reason, it is a fault of ethics
        # en: | edition | authority | fault | demand |
        | reglamento | autoridad          | falta                                      | exigencia                            |
        | ajs-2024   | el juez del torneo | retrasó sin motivo la reposición de fichas | exige una advertencia y un descuento |
        | ajs-2024   | el juez del torneo | retrasó con motivo la reposición de fichas | no lleva nada aparejado              |

    @esc-1419
    Esquema del escenario: Ana gestiona una impugnación con su propio dispositivo y se la expulsa
      # en: Ana handles a challenge on her own device and is expelled
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven <cauce>
      Y que el juez del torneo ha apreciado que Ana <falta>
      Cuando el juez del torneo expulsa del torneo a Ana por ello, probado
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p8
      Ejemplos: AJS: la deshonestidad basta para expulsar
        # en: AJS: dishonesty is enough to expel
        # en: | edition | channel | fault | result |
        | reglamento | cauce                     | falta                                | resultado                           |
        | ajs-2024   | por los propios jugadores | gestionó sin honradez la impugnación | se admite                           |
        | ajs-2024   | por los propios jugadores | gestionó con torpeza la impugnación  | se rechaza porque no hay infracción |
