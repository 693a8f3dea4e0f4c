# language: es
@perfil-reloj
Característica: Antes de poner en marcha el reloj
  # en: Before the clock is set going

  Antecedentes:
    Dado que en la bolsa quedan, por orden de salida, AELORSTEAINDCUPATIOS
    Y que le toca a Ana

  Regla: Con el reloj parado nadie sube fichas al atril ni juega
    # en: While the clock stands nobody racks tiles or plays

    @esc-1645
    Esquema del escenario: Bruno roba sus fichas y las pone en el atril
      # en: Bruno draws his tiles and racks them
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando Bruno roba 7 fichas
      Entonces la actuación se rechaza por prematura

      @ajs-2024:3.1.3.2.d
      Ejemplos: AJS: al atril, solo con el reloj en marcha
        # en: AJS: on the rack only with the clock running
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1646
    Esquema del escenario: Bruno pulsa el reloj cuando alguno no ha robado
      # en: Bruno presses the clock when somebody has not drawn
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando Bruno pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y el reloj está parado

      @ajs-2024:3.1.3.2.d
      Ejemplos: AJS: primero roban los dos
        # en: AJS: first both draw
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1647
    Esquema del escenario: Ana pasa su primer turno
      # en: Ana passes her first turn
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno roba 7 fichas sin verlas ni ponerlas en el atril
      Cuando Ana pasa
      Entonces la actuación se rechaza por prematura
      Y le toca a Ana

      @ajs-2024:3.1.3.2.d
      Ejemplos: AJS: el turno espera al reloj
        # en: AJS: the turn waits for the clock
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1675
    Esquema del escenario: Ana pasa su primer turno con el reloj en marcha
      # en: Ana passes her first turn with the clock running
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Bruno ha puesto el reloj a 30 min por jugador
      Y que Ana roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno roba 7 fichas sin verlas ni ponerlas en el atril
      Y que Bruno ha pulsado el reloj
      Cuando Ana pasa
      Entonces la actuación se admite
      Y corre el tiempo de Bruno

      @ajs-2024:3.1.3.2.d @fise-2009:26
      Ejemplos: AJS: entonces ya se juega
        # en: AJS: then play goes on
        # en: | edition |
        | reglamento |
        | ajs-2024   |
