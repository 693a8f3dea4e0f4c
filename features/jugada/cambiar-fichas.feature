# language: es
@perfil-jugada
Característica: Cambio de fichas
  # en: Exchange of tiles

  Regla: Un turno puede emplearse en cambiar algunas fichas o todas, sin puntos
    # en: A turn may be spent on exchanging some or all tiles, for no points

    @esc-0345
    Esquema del escenario: Cambio según las fichas que se dejan
      # en: An exchange by the tiles given up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que en la bolsa quedan <bolsa> fichas
      Cuando Ana cambia <fichas>
      Entonces la actuación <resultado>
      Y en la bolsa quedan <bolsa> fichas
      Y el marcador queda 60 a 45
      Y le toca a <toca>

      @fise-2003:24 @redeletras:24 @fise-2009:25 @fise-2009:25.s3 @fise-2009:25.s4 @resumen-2018:19.s1 @resumen-2018:19.s2 @resumen-2018:19.s3
      Ejemplos: Se roban tantas como se dejan, y la bolsa ha de alcanzar
        | reglamento   | bolsa | fichas  | resultado                             | toca  |
        | fise-2003    | 40    | A       | se admite                             | Bruno |
        | fise-2003    | 40    | AEOSRTL | se admite                             | Bruno |
        | fise-2003    | 1     | A       | se admite                             | Bruno |
        | fise-2003    | 2     | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | fise-2003    | 0     | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | redeletras   | 40    | A       | se admite                             | Bruno |
        | redeletras   | 40    | AEOSRTL | se admite                             | Bruno |
        | redeletras   | 1     | A       | se admite                             | Bruno |
        | redeletras   | 2     | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | redeletras   | 0     | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | fise-2009    | 40    | A       | se admite                             | Bruno |
        | fise-2009    | 40    | AEOSRTL | se admite                             | Bruno |
        | fise-2009    | 1     | A       | se admite                             | Bruno |
        | fise-2009    | 2     | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | fise-2009    | 0     | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | resumen-2018 | 40    | A       | se admite                             | Bruno |
        | resumen-2018 | 40    | AEOSRTL | se admite                             | Bruno |
        | resumen-2018 | 1     | A       | se admite                             | Bruno |
        | resumen-2018 | 2     | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | resumen-2018 | 0     | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | ajs-2024     | 40    | A       | se admite                             | Bruno |
        | ajs-2024     | 40    | AEOSRTL | se admite                             | Bruno |
        | ajs-2024     | 1     | A       | se admite                             | Bruno |
        | ajs-2024     | 2     | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | ajs-2024     | 0     | A       | se rechaza porque la bolsa no alcanza | Ana   |

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
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0347
    Esquema del escenario: Ficha que no está en el atril
      # en: A tile that is not on the rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene XZ en el atril
      Y que le toca a Bruno
      Cuando Bruno cambia sin tenerla la ficha A
      Entonces la actuación se rechaza porque la ficha no está en el atril

      @fise-2003:24 @redeletras:24 @fise-2009:25 @resumen-2018:19.s1
      Ejemplos: Solo se cambian las propias
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

  Regla: Se puede pasar en cualquier momento del juego, en el turno propio y sin fichas puestas
    # en: One may pass at any moment of the game, in the own turn and with no tiles laid

    @esc-0350
    Esquema del escenario: Pase según el momento
      # en: A pass by the moment
      Dada una partida <momento> según el reglamento <reglamento>
      Cuando <quién> pasa
      Entonces la actuación <resultado>
      Y le toca a <toca>
      Y el marcador queda <ana> a <bruno>

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: También en el primer turno; fuera de turno, no
        | reglamento   | momento         | quién | resultado                           | toca  | ana | bruno |
        | fise-2003    | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | fise-2003    | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | fise-2003    | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | redeletras   | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | redeletras   | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | redeletras   | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | fise-2009    | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | fise-2009    | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | fise-2009    | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | resumen-2018 | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | resumen-2018 | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | resumen-2018 | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |
        | ajs-2024     | recién empezada | Ana   | se admite                           | Bruno | 0   | 0     |
        | ajs-2024     | en curso        | Ana   | se admite                           | Bruno | 60  | 45    |
        | ajs-2024     | en curso        | Bruno | se rechaza por estar fuera de turno | Ana   | 60  | 45    |

    @esc-0351
    Esquema del escenario: Pase con las fichas ya colocadas
      # en: A pass with tiles already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Ana pasa
      Entonces la actuación se rechaza por estar fuera de orden

      @fise-2003:25 @redeletras:25 @fise-2009:26 @resumen-2018:20
      Ejemplos: Quien ha colocado ya no pasa
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
