# language: es
@perfil-planilla
Característica: Firmar el resultado
  # en: Signing the result

  Antecedentes:
    Dado que el marcador es 350 a 310

  Regla: Acabado el juego, cada jugador rellena la hoja de torneo y firma en la del otro o en la del monitor
    # en: Once play is over each player fills in the tournament sheet and signs the other’s or the monitor’s

    @esc-1613
    Esquema del escenario: Dónde firma Ana
      # en: Where Ana signs
      Dada una partida acabada según el reglamento <reglamento>
      Y que Ana ha rellenado la hoja de torneo
      Cuando Ana firma <hoja>
      Entonces la actuación <resultado>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1.s2
      Ejemplos: En la del rival o en la de control; en la propia no da fe
        # en: The rival’s or the control sheet; on one’s own it certifies nothing
        # en: | edition | sheet | result |
        | reglamento | hoja                   | resultado                              |
        | fise-2003  | la hoja de su rival    | se admite                              |
        | fise-2003  | la planilla de control | se admite                              |
        | fise-2003  | su propia hoja         | se rechaza porque esa firma no da fe   |
        | redeletras | la hoja de su rival    | se admite                              |
        | redeletras | la planilla de control | se admite                              |
        | redeletras | su propia hoja         | se rechaza porque esa firma no da fe   |
        | fise-2009  | la hoja de su rival    | se admite                              |
        | fise-2009  | la planilla de control | se admite                              |
        | fise-2009  | su propia hoja         | se rechaza porque esa firma no da fe   |
        | ajs-2024   | la hoja de su rival    | se admite                              |
        | ajs-2024   | la planilla de control | se admite                              |
        | ajs-2024   | su propia hoja         | se rechaza porque esa firma no da fe   |

    @esc-1614
    Esquema del escenario: Firma de Ana cuando solo uno ha rellenado la hoja de torneo
      # en: Ana’s signature when only one of them has filled in the tournament sheet
      Dada una partida acabada según el reglamento <reglamento>
      Y que <quién> ha rellenado la hoja de torneo
      Cuando Ana firma la hoja de su rival
      Entonces la actuación <resultado>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1.s2
      Ejemplos: Cada uno la suya
        # en: Each their own
        # en: | edition | who | result |
        | reglamento | quién | resultado                                 |
        | fise-2003  | Ana   | se admite                                 |
        | fise-2003  | Bruno | se rechaza porque la hoja está incompleta |
        | redeletras | Ana   | se admite                                 |
        | redeletras | Bruno | se rechaza porque la hoja está incompleta |
        | fise-2009  | Ana   | se admite                                 |
        | fise-2009  | Bruno | se rechaza porque la hoja está incompleta |

      @ajs-2024:4.1.13
      Ejemplos: También en la AJS
        # en: Under AJS too
        # en: | edition | who | result |
        | reglamento | quién | resultado                                 |
        | ajs-2024   | Ana   | se admite                                 |
        | ajs-2024   | Bruno | se rechaza porque la hoja está incompleta |

    @esc-1630
    Esquema del escenario: Ana, que ya firmó, firma otra vez
      # en: Ana, who has signed already, signs again
      Dada una partida acabada según el reglamento <reglamento>
      Y que Ana ha rellenado la hoja de torneo
      Y que Ana ha firmado la hoja de su rival
      Cuando Ana firma la planilla de control
      Entonces la actuación se rechaza porque ya ha firmado

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1.s2
      Ejemplos: Una firma por jugador
        # en: One signature for each player
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
