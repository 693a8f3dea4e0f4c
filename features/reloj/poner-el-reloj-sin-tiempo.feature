# language: es
@perfil-reloj
Característica: Poner el reloj sin un tiempo fijado
  # en: Setting the clock without a time fixed

  Regla: El tiempo de cada jugador lo fija el torneo
    # en: The tournament fixes the time of each player

    @esc-6022
    Esquema del escenario: Bruno pone el reloj sin que el torneo haya fijado el tiempo
      # en: Bruno sets the clock without the tournament having fixed the time
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Bruno pone el reloj a 30 min para Ana y 30 min para Bruno, parado
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1
      Ejemplos: FISE y ReDeLetras: el tiempo lo da el torneo
        # en: FISE and ReDeLetras: the time is the tournament’s to give
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
