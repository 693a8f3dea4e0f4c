# language: es
@perfil-jugada
Característica: Pasar con la bolsa vacía
  # en: Passing with the bag empty

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Se pasa aunque no queden fichas, y el turno corre igual
    # en: One passes though no tiles are left, and the turn goes on all the same

    @esc-1184
    Esquema del escenario: Pase con pocas fichas en la bolsa, o ninguna
      # en: A pass with few tiles in the bag, or none
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Cuando Ana pasa
      Entonces la actuación se admite
      Y le toca a Bruno

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: En cualquier momento del juego
        # en: At any moment of the game
        # en: | edition | bag |
        | reglamento   | bolsa |
        | fise-2003    | 0     |
        | fise-2003    | 1     |
        | fise-2003    | 6     |
        | redeletras   | 0     |
        | redeletras   | 1     |
        | redeletras   | 6     |
        | fise-2009    | 0     |
        | fise-2009    | 1     |
        | fise-2009    | 6     |
        | resumen-2018 | 0     |
        | resumen-2018 | 1     |
        | resumen-2018 | 6     |
        | ajs-2024     | 0     |
        | ajs-2024     | 1     |
        | ajs-2024     | 6     |
