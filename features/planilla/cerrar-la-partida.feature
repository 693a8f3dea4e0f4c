# language: es
@perfil-planilla
Característica: Cierre de la partida
  # en: Closing the game

  Antecedentes:
    Dado que el marcador es 339 a 310

  Regla: La partida se cierra con la firma de los dos, que da por buenos los puntos y los descuentos
    # en: The game is closed by the signatures of both, which take points and deductions for right

    @esc-1616
    Esquema del escenario: Ana firma
      # en: Ana signs
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están <estado>
      Y que Ana ha rellenado la hoja de torneo
      Cuando Ana firma la hoja de su rival
      Entonces la partida <sí o no> queda cerrada

      @fise-2009:44
      Ejemplos: FISE 2009, también en la AJS: cierra la segunda firma
        # en: FISE 2009, under AJS too: the second signature closes it
        # en: | edition | state | whether |
        | reglamento | estado                  | sí o no |
        | fise-2009  | sin firmar              | no      |
        | fise-2009  | firmadas solo por Bruno | sí      |
        | ajs-2024   | sin firmar              | no      |
        | ajs-2024   | firmadas solo por Bruno | sí      |

    @esc-1617
    Esquema del escenario: A Ana, con ZA en el atril, se le descontaron 10 puntos en vez de 11
      # en: Ana, with ZA on the rack, had 10 points taken off instead of 11
      Dada una partida acabada según el reglamento <reglamento>
      Y que Ana tiene ZA en el atril
      Y que a Ana se le descontaron <descuento> puntos por su atril
      Y que las planillas están <estado>
      Cuando a petición de <petición> se repasa el descuento por el atril de Ana
      Entonces la actuación <resultado>
      Y el marcador queda <Ana> a 310

      @fise-2009:44 @fise-2009:44.s2
      Ejemplos: FISE 2009: los descuentos se repasan hasta la segunda firma; después, los dos ante el Director
        # en: FISE 2009: deductions are gone over until the second signature; after it, by both before the Director
        # en: | edition | deduction | state | request | result | Ana |
        | reglamento | descuento | estado                | petición                         | resultado                                       | Ana |
        | fise-2009  | 10        | sin firmar            | Bruno                            | se admite                                       | 338 |
        | fise-2009  | 12        | firmadas solo por Ana | Ana                              | se admite                                       | 340 |
        | fise-2009  | 11        | sin firmar            | Bruno                            | se rechaza porque las cifras coinciden          | 339 |
        | fise-2009  | 10        | firmadas por los dos  | Bruno                            | se rechaza porque falta el otro jugador         | 339 |
        | fise-2009  | 10        | firmadas por los dos  | los dos con permiso del Director | se admite                                       | 338 |

      @ajs-2024:2.art41.2
      Ejemplos: AJS: los descuentos no están entre lo que se revisa
        # en: AJS: deductions are not among what is reviewed
        # en: | edition | deduction | state | request | result | Ana |
        | reglamento | descuento | estado     | petición | resultado                          | Ana |
        | ajs-2024   | 10        | sin firmar | Bruno    | se rechaza porque eso no se revisa | 339 |

      @fise-2003:5.1 @redeletras:34.p3 @resumen-2018:22
      Ejemplos: Las demás ediciones no hablan de corregir un descuento
        # en: The other editions do not speak of correcting a deduction
        # en: | edition | deduction | state | request | result | Ana |
        | reglamento   | descuento | estado     | petición | resultado                         | Ana |
        | fise-2003    | 10        | sin firmar | los dos  | no está prevista en el reglamento | 339 |
        | redeletras   | 10        | sin firmar | los dos  | no está prevista en el reglamento | 339 |
        | resumen-2018 | 10        | sin firmar | los dos  | no está prevista en el reglamento | 339 |

    @esc-1618
    Esquema del escenario: Ana apunta la palabra que faltaba en su planilla
      # en: Ana writes the word that was missing on her sheet
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Bruno, … / 6 / 6
      Y que las planillas están <estado>
      Cuando Ana tarda 10 segundos en apuntar OLAS en la línea 1 de su planilla
      Entonces la actuación <resultado>

      @fise-2009:44
      Ejemplos: FISE 2009, también en la AJS: cerrada la partida ya no
        # en: FISE 2009, under AJS too: not once the game is closed
        # en: | edition | state | result |
        | reglamento | estado                  | resultado                                 |
        | fise-2009  | firmadas solo por Bruno | se admite                                 |
        | fise-2009  | firmadas por los dos    | se rechaza porque la partida está cerrada |
        | ajs-2024   | firmadas por los dos    | se rechaza porque la partida está cerrada |
