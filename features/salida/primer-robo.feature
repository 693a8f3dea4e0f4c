# language: es
@perfil-salida
Característica: Orden del primer robo
  # en: Order of the opening draw

  Regla: Quien empieza roba primero sus siete fichas y juega el primer turno
    # en: The starter draws seven tiles first and plays the first turn

    @esc-0378
    Esquema del escenario: Orden del primer robo
      # en: The order of the opening draw
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando <quién> roba 7 fichas
      Entonces la actuación <resultado>

      @ajs-2024:3.1.3.2.b @ajs-2024:3.1.3.2.c
      Ejemplos: AJS: primero quien empieza
        # en: AJS: the starter first
        # en: | edition | who | result |
        | reglamento | quién | resultado                           |
        | ajs-2024   | Ana   | se admite                           |
        | ajs-2024   | Bruno | se rechaza por estar fuera de orden |

    @esc-0379
    Esquema del escenario: Fichas en la bolsa tras el primer robo de los dos
      # en: Tiles in the bag after both opening draws
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando Bruno roba 7 fichas
      Entonces en la bolsa quedan 86 fichas
      Y Ana tiene 7 fichas
      Y Bruno tiene 7 fichas
      Y le toca a Ana

      @fise-2003:3 @redeletras:3 @fise-2009:3.s2 @resumen-2018:4.s1 @ajs-2024:3.1.3.2.c @ajs-2024:3.1.3.2.e
      Ejemplos: De cien, quedan ochenta y seis
        # en: Of a hundred, eighty-six are left
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
