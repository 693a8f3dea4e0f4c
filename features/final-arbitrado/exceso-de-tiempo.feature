# language: es
@perfil-final-arbitrado
Característica: Final por exceso de tiempo
  # en: Ending by overtime

  Regla: Quien consume diez minutos extra pierde la partida, sin que se descuenten los atriles
    # en: Whoever uses up ten extra minutes loses the game, and no racks are deducted

    @esc-0053
    Esquema del escenario: Puntuación de la partida perdida por tiempo
      # en: Score of a game lost on time
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es <Ana> a <Bruno>
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 50 s
      Cuando pasan 10 segundos
      Entonces el marcador queda <final de Ana> a <Bruno>
      Y gana Bruno

      @ajs-2024:3.1.3.1.p4.s2 @ajs-2024:3.1.3.1.p4.s3
      Ejemplos: AJS: pierde aunque conserve más puntos
        # en: AJS: loses even with more points left
        # en: | edition | Ana | Bruno | Ana’s final score |
        | reglamento | Ana | Bruno | final de Ana |
        | ajs-2024   | 450 | 300   | 350          |
        | ajs-2024   | 350 | 300   | 250          |
        | ajs-2024   | 60  | 45    | -40          |
