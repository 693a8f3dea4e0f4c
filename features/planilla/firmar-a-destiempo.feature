# language: es
@perfil-planilla
Característica: Firmar a destiempo
  # en: Signing at the wrong time

  Antecedentes:
    Dado que el marcador es 350 a 310

  Regla: La hoja de torneo se rellena y se firma acabado el juego, donde el reglamento lo pida
    # en: The tournament sheet is filled in and signed once play is over, where the regulation asks for it

    @esc-1628
    Esquema del escenario: Ana firma sin haber rellenado nada
      # en: Ana signs without having filled in anything
      Dada una partida acabada según el reglamento <reglamento>
      Cuando Ana firma la hoja de su rival
      Entonces la actuación <resultado>

      @resumen-2018:22
      Ejemplos: El resumen no habla de firmas
        # en: The summary does not speak of signatures
        # en: | edition | result |
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-1615
    Esquema del escenario: Ana rellena la hoja de torneo en pleno juego
      # en: Ana fills in the tournament sheet in the middle of play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana rellena la hoja de torneo
      Entonces la actuación <resultado>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1.s2
      Ejemplos: Antes hay que acabar
        # en: The game has to end first
        # en: | edition | result |
        | reglamento | resultado                |
        | fise-2003  | se rechaza por prematura |
        | redeletras | se rechaza por prematura |
        | fise-2009  | se rechaza por prematura |
        | ajs-2024   | se rechaza por prematura |

      @resumen-2018:22
      Ejemplos: El resumen no habla de hojas de torneo
        # en: The summary does not speak of tournament sheets
        # en: | edition | result |
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-1662
    Esquema del escenario: Ana pide a Bruno que firme en pleno juego
      # en: Ana asks Bruno to sign in the middle of play
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana pide a su rival que firme
      Entonces la actuación <resultado>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1.s2
      Ejemplos: Se firma acabado el juego
        # en: One signs once play is over
        # en: | edition | result |
        | reglamento | resultado                |
        | fise-2003  | se rechaza por prematura |
        | redeletras | se rechaza por prematura |
        | fise-2009  | se rechaza por prematura |
        | ajs-2024   | se rechaza por prematura |

      @resumen-2018:22
      Ejemplos: El resumen no habla de firmas
        # en: The summary does not speak of signatures
        # en: | edition | result |
        | reglamento   | resultado                         |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-1663
    Esquema del escenario: Ana pide a Bruno que firme, acabado el juego
      # en: Ana asks Bruno to sign, play being over
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están <estado>
      Cuando Ana pide a su rival que firme
      Entonces la actuación <resultado>

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1.s2
      Ejemplos: Certifican los dos, y una vez
        # en: Both certify, and once
        # en: | edition | state | result |
        | reglamento | estado                  | resultado                        |
        | fise-2003  | sin firmar              | se admite                        |
        | fise-2003  | firmadas solo por Bruno | se rechaza porque ya ha firmado  |
        | redeletras | firmadas solo por Ana   | se admite                        |
        | redeletras | firmadas solo por Bruno | se rechaza porque ya ha firmado  |
        | fise-2009  | firmadas solo por Ana   | se admite                        |
        | fise-2009  | firmadas solo por Bruno | se rechaza porque ya ha firmado  |
