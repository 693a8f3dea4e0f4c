# language: es
@perfil-arbitraje
Característica: Faltas que la mesa deja ver
  # en: Faults that the table lets see

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Lo que consta en la mesa no lo suple la apreciación de nadie
    # en: What stands at the table is not made good by anybody’s finding

    @esc-1415
    Esquema del escenario: Se aprecia que Ana infla sus puntos
      # en: It is found that Ana swells her points
      Dada una partida en curso según el reglamento <reglamento>
      Y que la planilla de Ana le da <suya> puntos en una jugada y la de Bruno <ajena>
      Cuando quien dirige el torneo aprecia que Ana <falta>
      Entonces eso <exigencia>

      @fise-2009:47.4
      Ejemplos: FISE 2009, también en la AJS: por sistema, para abultar el resultado y según las planillas
        # en: FISE 2009, under AJS too: systematically, to swell the score and as the sheets show
        # en: | edition | own | other | fault | demand |
        | reglamento | suya | ajena | falta                                                       | exigencia                            |
        | fise-2009  | 26   | 24    | se sumó por sistema puntos de más para abultar el resultado | exige una advertencia y un descuento |
        | fise-2009  | 25   | 24    | se sumó por sistema puntos de más para abultar el resultado | exige una advertencia y un descuento |
        | fise-2009  | 26   | 24    | se sumó una vez puntos de más para abultar el resultado     | no lleva nada aparejado              |
        | fise-2009  | 26   | 24    | se sumó por sistema puntos de más por contar mal            | no lleva nada aparejado              |
        | fise-2009  | 24   | 24    | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |
        | fise-2009  | 22   | 24    | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |
        | ajs-2024   | 26   | 24    | se sumó por sistema puntos de más para abultar el resultado | exige una advertencia y un descuento |
        | ajs-2024   | 25   | 24    | se sumó por sistema puntos de más para abultar el resultado | exige una advertencia y un descuento |
        | ajs-2024   | 26   | 24    | se sumó una vez puntos de más para abultar el resultado     | no lleva nada aparejado              |
        | ajs-2024   | 26   | 24    | se sumó por sistema puntos de más por contar mal            | no lleva nada aparejado              |
        | ajs-2024   | 24   | 24    | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |
        | ajs-2024   | 22   | 24    | se sumó por sistema puntos de más para abultar el resultado | no lleva nada aparejado              |

    @esc-3500 @mesa-imposible
    # razón: los dos anotan de más, y de eso trata el caso
    Esquema del escenario: OLAS, que valía 6 puntos, y lo que se aprecia de Ana
      # en: OLAS, which was worth 6 points, and what is found of Ana
      Dada una partida en curso según el reglamento <reglamento>
      Y que en el tablero está PATIO desde H6 en horizontal
      Y que Ana tiene AELORST en el atril
      Y que Ana colocó OLAS desde H10 en vertical, ambos anotaron <puntos> puntos y el turno pasó
      Cuando quien dirige el torneo aprecia que <quién> se sumó por sistema puntos de más para abultar el resultado
      Entonces eso <exigencia>

      @fise-2009:47.4
      Ejemplos: FISE 2009, también en la AJS: aunque las dos planillas digan lo mismo
        # en: FISE 2009, under AJS too: even if both sheets say the same
        # en: | edition | points | who | demand |
        | reglamento | puntos | quién | exigencia                            |
        | fise-2009  | 9      | Ana   | exige una advertencia y un descuento |
        | fise-2009  | 7      | Ana   | exige una advertencia y un descuento |
        | fise-2009  | 6      | Ana   | no lleva nada aparejado              |
        | fise-2009  | 5      | Ana   | no lleva nada aparejado              |
        | fise-2009  | 9      | Bruno | no lleva nada aparejado              |
        | ajs-2024   | 9      | Ana   | exige una advertencia y un descuento |
        | ajs-2024   | 7      | Ana   | exige una advertencia y un descuento |
        | ajs-2024   | 6      | Ana   | no lleva nada aparejado              |
        | ajs-2024   | 5      | Ana   | no lleva nada aparejado              |
        | ajs-2024   | 9      | Bruno | no lleva nada aparejado              |

    @esc-1416
    Esquema del escenario: Se aprecia que Ana deja el reloj en neutro
      # en: It is found that Ana leaves the clock in neutral
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido <min> min <s> s
      Y que el reloj <marcha>
      Cuando quien dirige el torneo aprecia que Ana <falta>
      Entonces eso <exigencia>

      @fise-2009:47.5
      Ejemplos: FISE 2009, también en la AJS: adrede, con el reloj parado y el tiempo en descuento
        # en: FISE 2009, under AJS too: on purpose, with the clock stopped and time being lost
        # en: | edition | min | s | motion | fault | demand |
        | reglamento | min | s  | marcha        | falta                                | exigencia                            |
        | fise-2009  | 30  | 20 | está parado   | dejó adrede el reloj en neutro       | exige una advertencia y un descuento |
        | fise-2009  | 30  | 1  | está parado   | dejó adrede el reloj en neutro       | exige una advertencia y un descuento |
        | fise-2009  | 30  | 0  | está parado   | dejó adrede el reloj en neutro       | no lleva nada aparejado              |
        | fise-2009  | 29  | 40 | está parado   | dejó adrede el reloj en neutro       | no lleva nada aparejado              |
        | fise-2009  | 30  | 20 | corre por Ana | dejó adrede el reloj en neutro       | no lleva nada aparejado              |
        | fise-2009  | 30  | 20 | está parado   | dejó por descuido el reloj en neutro | no lleva nada aparejado              |
        | ajs-2024   | 30  | 20 | está parado   | dejó adrede el reloj en neutro       | exige una advertencia y un descuento |
        | ajs-2024   | 30  | 1  | está parado   | dejó adrede el reloj en neutro       | exige una advertencia y un descuento |
        | ajs-2024   | 30  | 0  | está parado   | dejó adrede el reloj en neutro       | no lleva nada aparejado              |
        | ajs-2024   | 29  | 40 | está parado   | dejó adrede el reloj en neutro       | no lleva nada aparejado              |
        | ajs-2024   | 30  | 20 | corre por Ana | dejó adrede el reloj en neutro       | no lleva nada aparejado              |
        | ajs-2024   | 30  | 20 | está parado   | dejó por descuido el reloj en neutro | no lleva nada aparejado              |

    @esc-1417
    Esquema del escenario: Se aprecia que Ana incumple por sistema las demás normas
      # en: It is found that Ana breaks the other rules systematically
      Dada una partida en curso según el reglamento <reglamento>
      Y que en su turno <quién> <dicho>
      Y que en su turno Ana comenta la estrategia de su rival
      Cuando quien dirige el torneo aprecia que Ana <falta>
      Entonces eso <exigencia>

      @fise-2009:47.7
      Ejemplos: FISE 2009, también en la AJS: varias infracciones y un sistema
        # en: FISE 2009, under AJS too: several breaches and a system
        # en: | edition | who | speech | fault | demand |
        | reglamento | quién | dicho                                 | falta                              | exigencia                            |
        | fise-2009  | Ana   | charla con su rival de sus vacaciones | incumplió por sistema otras normas | exige una advertencia y un descuento |
        | fise-2009  | Ana   | charla con su rival de sus vacaciones | incumplió alguna vez otras normas  | no lleva nada aparejado              |
        | fise-2009  | Ana   | repasa una suma con su rival          | incumplió por sistema otras normas | no lleva nada aparejado              |
        | fise-2009  | Bruno | charla con su rival de sus vacaciones | incumplió por sistema otras normas | no lleva nada aparejado              |
        | ajs-2024   | Ana   | charla con su rival de sus vacaciones | incumplió por sistema otras normas | exige una advertencia y un descuento |
        | ajs-2024   | Ana   | charla con su rival de sus vacaciones | incumplió alguna vez otras normas  | no lleva nada aparejado              |
        | ajs-2024   | Ana   | repasa una suma con su rival          | incumplió por sistema otras normas | no lleva nada aparejado              |
        | ajs-2024   | Bruno | charla con su rival de sus vacaciones | incumplió por sistema otras normas | no lleva nada aparejado              |
