# language: es
@perfil-despliegue
Característica: Pasar con las fichas puestas
  # en: Passing with tiles laid

  Regla: Se puede pasar en cualquier momento del juego, en el turno propio y sin fichas puestas
    # en: One may pass at any moment of the game, in the own turn and with no tiles laid

    @esc-0351
    Esquema del escenario: Pase con las fichas ya colocadas
      # en: A pass with tiles already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: Quien ha colocado ya no pasa
        # en: Who has laid tiles passes no more
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
