# language: es
@perfil-despliegue
Característica: Pasar con las fichas puestas
  # en: Passing with tiles laid

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La ficha puesta obliga a jugar: quien pasa la retira y pierde el turno
    # en: A tile laid has to be played: whoever passes takes it back and loses the turn

    @esc-0351
    Esquema del escenario: Pase con las fichas ya colocadas
      # en: A pass with tiles already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana pasa
      Entonces la casilla H11 no tiene ficha
      Y Ana tiene AEOSRTL en el atril
      Y el turno de Ana cuenta <como>

      @fise-2003:22 @fise-2003:23 @redeletras:22 @redeletras:23 @fise-2009:23 @fise-2009:24 @ajs-2024:2.art23
      Ejemplos: FISE, ReDeLetras y AJS: no es un pase
        # en: FISE, ReDeLetras and AJS: it is not a pass
        # en: | edition | as |
        | reglamento | como               |
        | fise-2003  | como turno perdido |
        | redeletras | como turno perdido |
        | fise-2009  | como turno perdido |
        | ajs-2024   | como turno perdido |

      @resumen-2018:20
      Ejemplos: Resumen: se pasa en cualquier momento
        # en: Summary: one passes at any moment
        # en: | edition | as |
        | reglamento   | como      |
        | resumen-2018 | como pase |

    @esc-0809
    Esquema del escenario: Pase con una ficha puesta
      # en: A pass with one tile laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha puesto S en K4
      Cuando Ana pasa
      Entonces Ana tiene AEOSRTL en el atril
      Y el turno de Ana cuenta <como>

      @fise-2003:22 @fise-2003:23 @redeletras:22 @redeletras:23 @fise-2009:23 @fise-2009:24 @ajs-2024:2.art23
      Ejemplos: FISE, ReDeLetras y AJS: no es un pase
        # en: FISE, ReDeLetras and AJS: it is not a pass
        # en: | edition | as |
        | reglamento | como               |
        | fise-2003  | como turno perdido |
        | redeletras | como turno perdido |
        | fise-2009  | como turno perdido |
        | ajs-2024   | como turno perdido |

      @resumen-2018:20
      Ejemplos: Resumen: se pasa en cualquier momento
        # en: Summary: one passes at any moment
        # en: | edition | as |
        | reglamento   | como      |
        | resumen-2018 | como pase |
