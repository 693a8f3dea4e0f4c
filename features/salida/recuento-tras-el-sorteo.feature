# language: es
@perfil-salida
Característica: Comprobar que las fichas del sorteo han vuelto
  # en: Checking that the tiles of the lot are back

  Regla: Antes de empezar se puede comprobar que todas volvieron a la bolsa
    # en: Before the start it may be checked that all went back into the bag

    @esc-2216
    Esquema del escenario: Recuento de la bolsa una vez decidido el sorteo
      # en: A count of the bag once the lot is decided
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en el sorteo Ana sacó <Ana> y Bruno <Bruno>
      Cuando Bruno cuenta la bolsa por fuera
      Entonces se cuentan <fichas> fichas

      @redeletras:4.p2 @redeletras:26
      Ejemplos: ReDeLetras: antes de empezar se comprueba que han vuelto; con empate, todavía no
        # en: ReDeLetras: before the start it is checked that they are back; after a tie, not yet
        # en: | edition | Ana | Bruno | tiles |
        | reglamento | Ana | Bruno | fichas |
        | redeletras | A   | O     | 100    |
        | redeletras | E   | E     | 98     |
