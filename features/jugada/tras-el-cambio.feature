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
      Y que en la bolsa quedan 2 fichas
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
