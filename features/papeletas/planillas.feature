# language: es
@perfil-papeletas
Característica: Planillas de los jugadores
  # en: Sheets of the players

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Cada jugador lleva su planilla y coteja que coincida con la del rival
    # en: Each player keeps a sheet and checks that it agrees with the rival’s

    @esc-0411
    Esquema del escenario: Anotación de la misma jugada en las dos planillas
      # en: The same play noted on both sheets
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha anunciado 8 puntos
      Y que Ana ha anotado 8 puntos
      Cuando Bruno anota 8 puntos
      Entonces la planilla de Ana recoge 8 puntos
      Y la planilla de Bruno recoge 8 puntos

      @fise-2003:5.1 @redeletras:5.1 @fise-2009:5.1
      Ejemplos: Las dos recogen lo mismo
        # en: Both show the same
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
