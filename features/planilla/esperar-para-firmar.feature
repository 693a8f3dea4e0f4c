# language: es
@perfil-planilla
Característica: Esperar para firmar
  # en: Waiting to sign

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 350 a 345

  Regla: Mientras falten palabras en la planilla del otro, se puede esperar sin firmar
    # en: While words are missing on the other’s sheet one may wait and not sign

    @esc-1610
    Esquema del escenario: Ana quiere que Bruno firme ya
      # en: Ana wants Bruno to sign now
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, <la de Ana>
      Y que en la planilla de Bruno figura, de Ana, <la de Bruno>
      Cuando Ana pide a su rival que firme
      Entonces la actuación <resultado>

      @fise-2009:5.2.s3
      Ejemplos: FISE 2009, también en la AJS: espera a que el otro acabe, no a acabar lo propio
        # en: FISE 2009, under AJS too: one waits for the other to finish, not for oneself
        # en: | edition | Ana’s | Bruno’s | result |
        | reglamento | la de Ana       | la de Bruno     | resultado                                   |
        | fise-2009  | … / 14 / 14     | PATIO / 14 / 14 | se rechaza porque el rival puede esperar    |
        | fise-2009  | PATIO / 14 / 14 | PATIO / 14 / 14 | se admite                                   |
        | fise-2009  | PATIO / 14 / 14 | … / 14 / 14     | se admite                                   |
        | ajs-2024   | … / 14 / 14     | PATIO / 14 / 14 | se rechaza porque el rival puede esperar    |
        | ajs-2024   | PATIO / 14 / 14 | PATIO / 14 / 14 | se admite                                   |

    @esc-1611
    Esquema del escenario: Ana apunta la palabra y vuelve a pedir la firma
      # en: Ana writes the word and asks for the signature again
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, … / 14 / 14
      Y que Ana ha tardado 10 segundos en apuntar PATIO en la línea 1 de su planilla
      Cuando Ana pide a su rival que firme
      Entonces la actuación se admite

      @fise-2009:5.2.s3
      Ejemplos: FISE 2009, también en la AJS: ya no hay por qué esperar
        # en: FISE 2009, under AJS too: there is nothing to wait for any more
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

    @esc-1612
    Esquema del escenario: Bruno firma sin esperar a Ana
      # en: Bruno signs without waiting for Ana
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, … / 14 / 14
      Y que Bruno ha rellenado la hoja de torneo
      Cuando Bruno firma la hoja de su rival
      Entonces la actuación se admite

      @fise-2009:5.2.s3
      Ejemplos: FISE 2009, también en la AJS: esperar es un derecho, no una obligación
        # en: FISE 2009, under AJS too: waiting is a right and not a duty
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
