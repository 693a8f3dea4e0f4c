# language: es
@perfil-jugada
Característica: Después del cambio
  # en: After the exchange

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Las fichas nuevas salen de la bolsa antes de que vuelvan a ella las desechadas
    # en: The new tiles come out of the bag before the old ones go back into it

    @esc-0346
    Esquema del escenario: Fichas que se reciben en un cambio
      # en: Tiles received in an exchange
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene XZ en el atril
      Y que en la bolsa quedan, por orden de salida, AE
      Cuando Ana cambia XZ
      Entonces Ana tiene AE en el atril

      @fise-2003:24 @redeletras:24 @fise-2009:25.s3 @resumen-2018:19.s2
      Ejemplos: Primero se roba y después se echan las cambiadas
        # en: First the new ones are drawn, then the old ones go in
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0453
    Esquema del escenario: Atril y turno después del cambio
      # en: Rack and turn after the exchange
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Y que en la bolsa quedan, por orden de salida, DCMU
      Cuando Ana cambia <fichas>
      Entonces Ana tiene <atril> en el atril
      Y en la bolsa quedan 4 fichas
      Y le toca a Bruno

      @fise-2003:24 @redeletras:24 @fise-2009:25.s3 @fise-2009:25.s4 @resumen-2018:19.s2
      Ejemplos: Se reciben otras tantas y no se juega hasta el turno siguiente
        # en: As many are received, and there is no play until the next turn
        # en: | edition | tiles | rack |
        | reglamento   | fichas | atril   |
        | fise-2003    | A      | DELORST |
        | fise-2003    | AELO   | CDMRSTU |
        | redeletras   | A      | DELORST |
        | redeletras   | AELO   | CDMRSTU |
        | fise-2009    | A      | DELORST |
        | fise-2009    | AELO   | CDMRSTU |
        | resumen-2018 | A      | DELORST |
        | resumen-2018 | AELO   | CDMRSTU |
        | ajs-2024     | A      | DELORST |
        | ajs-2024     | AELO   | CDMRSTU |
