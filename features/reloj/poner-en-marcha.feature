# language: es
@perfil-reloj
Característica: Poner en marcha el reloj
  # en: Setting the clock going

  Antecedentes:
    Dado que en la bolsa quedan, por orden de salida, AELORSTEAINDCUPATIOS
    Y que le toca a Ana

  Regla: Robadas las fichas, el jugador que no sale pone en marcha el reloj y los dos las suben al atril
    # en: Once tiles are drawn the player who does not start sets the clock going and both rack them

    @esc-1643
    Esquema del escenario: Alguien pulsa el reloj antes del primer turno, que es de Ana
      # en: Somebody presses the clock before the first turn, which is Ana’s
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando <quién> pulsa el reloj
      Entonces la actuación <resultado>
      Y le toca a Ana

      @ajs-2024:3.1.3.2.d
      Ejemplos: AJS: lo pulsa quien no sale
        # en: AJS: the one who does not start presses it
        # en: | edition | who | result |
        | reglamento | quién | resultado                           |
        | ajs-2024   | Bruno | se admite                           |
        | ajs-2024   | Ana   | se rechaza por estar fuera de turno |

    @esc-1644
    Esquema del escenario: Tiempo que pasa desde que Bruno pulsa el reloj
      # en: Time that goes by from when Bruno presses the clock
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno ha pulsado el reloj
      Cuando pasan 12 segundos
      Entonces Ana ha consumido 12 segundos
      Y Bruno ha consumido 0 segundos
      Y Ana tiene AELORST en el atril
      Y Bruno tiene EAINDCU en el atril

      @ajs-2024:3.1.3.2.d
      Ejemplos: AJS: corre el de quien sale, con las fichas ya en los atriles
        # en: AJS: the starter’s runs, with the tiles on the racks by then
        # en: | edition |
        | reglamento |
        | ajs-2024   |
