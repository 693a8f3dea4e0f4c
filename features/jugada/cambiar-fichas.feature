# language: es
@perfil-jugada
Característica: Cambio de fichas
  # en: Exchange of tiles

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Un turno puede emplearse en cambiar algunas fichas o todas, sin puntos
    # en: A turn may be spent on exchanging some or all tiles, for no points

    @esc-0345
    Esquema del escenario: Cambio según las fichas que se dejan
      # en: An exchange by the tiles given up
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que el marcador es 60 a 45
      Y que en la bolsa <bolsa>
      Cuando Ana cambia <fichas>
      Entonces la actuación <resultado>
      Y en la bolsa <bolsa>
      Y el marcador queda 60 a 45
      Y le toca a <toca>

      @fise-2003:24 @redeletras:24 @fise-2009:25 @fise-2009:25.s3 @fise-2009:25.s4 @resumen-2018:19.s1 @resumen-2018:19.s2 @resumen-2018:19.s3
      Ejemplos: Se roban tantas como se dejan, y la bolsa ha de alcanzar
        # en: As many are drawn as are given up, and the bag has to hold them
        # en: | edition | bag | tiles | result | next |
        | reglamento   | bolsa            | fichas  | resultado                             | toca  |
        | fise-2003    | quedan 40 fichas | A       | se admite                             | Bruno |
        | fise-2003    | quedan 40 fichas | AEOSRTL | se admite                             | Bruno |
        | fise-2003    | queda 1 ficha    | A       | se admite                             | Bruno |
        | fise-2003    | quedan 2 fichas  | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | fise-2003    | quedan 0 fichas  | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | redeletras   | quedan 40 fichas | A       | se admite                             | Bruno |
        | redeletras   | quedan 40 fichas | AEOSRTL | se admite                             | Bruno |
        | redeletras   | queda 1 ficha    | A       | se admite                             | Bruno |
        | redeletras   | quedan 2 fichas  | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | redeletras   | quedan 0 fichas  | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | fise-2009    | quedan 40 fichas | A       | se admite                             | Bruno |
        | fise-2009    | quedan 40 fichas | AEOSRTL | se admite                             | Bruno |
        | fise-2009    | queda 1 ficha    | A       | se admite                             | Bruno |
        | fise-2009    | quedan 2 fichas  | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | fise-2009    | quedan 0 fichas  | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | resumen-2018 | quedan 40 fichas | A       | se admite                             | Bruno |
        | resumen-2018 | quedan 40 fichas | AEOSRTL | se admite                             | Bruno |
        | resumen-2018 | queda 1 ficha    | A       | se admite                             | Bruno |
        | resumen-2018 | quedan 2 fichas  | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | resumen-2018 | quedan 0 fichas  | A       | se rechaza porque la bolsa no alcanza | Ana   |
        | ajs-2024     | quedan 40 fichas | A       | se admite                             | Bruno |
        | ajs-2024     | quedan 40 fichas | AEOSRTL | se admite                             | Bruno |
        | ajs-2024     | queda 1 ficha    | A       | se admite                             | Bruno |
        | ajs-2024     | quedan 2 fichas  | AEO     | se rechaza porque la bolsa no alcanza | Ana   |
        | ajs-2024     | quedan 0 fichas  | A       | se rechaza porque la bolsa no alcanza | Ana   |

    @esc-2302
    Esquema del escenario: Atril con un comodín y un dígrafo
      # en: A rack with a blank and a digraph
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOS[LL]T? en el atril
      Y que en la bolsa quedan 40 fichas
      Cuando Ana cambia <fichas>
      Entonces la actuación se admite
      Y en la bolsa quedan 40 fichas

      @fise-2003:24 @redeletras:24 @fise-2009:25 @resumen-2018:19.s1
      Ejemplos: Toda ficha puede cambiarse, y cada una cuenta por una
        # en: Any tile may be exchanged, and each counts as one
        # en: | edition | tiles |
        | reglamento   | fichas |
        | fise-2003    | ?      |
        | fise-2003    | [LL]   |
        | fise-2003    | ?[LL]S |
        | redeletras   | ?      |
        | redeletras   | [LL]   |
        | redeletras   | ?[LL]S |
        | fise-2009    | ?      |
        | fise-2009    | [LL]   |
        | fise-2009    | ?[LL]S |
        | resumen-2018 | ?      |
        | resumen-2018 | [LL]   |
        | resumen-2018 | ?[LL]S |
        | ajs-2024     | ?      |
        | ajs-2024     | [LL]   |
        | ajs-2024     | ?[LL]S |

    @esc-0347
    Esquema del escenario: Fichas que no están en el atril
      # en: Tiles that are not on the rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que Bruno tiene XZEIOST en el atril
      Y que en la bolsa quedan 40 fichas
      Y que le toca a Bruno
      Cuando Bruno intenta cambiar <fichas>
      Entonces la actuación se rechaza porque la ficha no está en el atril
      Y le toca a Bruno

      @fise-2003:24 @redeletras:24 @fise-2009:25 @resumen-2018:19.s1
      Ejemplos: Solo se cambian las propias, y cada una una vez
        # en: Only one’s own are exchanged, each of them once
        # en: | edition | tiles |
        | reglamento   | fichas |
        | fise-2003    | A      |
        | redeletras   | A      |
        | fise-2009    | A      |
        | resumen-2018 | A      |
        | ajs-2024     | A      |
        | fise-2003    | EE     |
        | redeletras   | EE     |
        | fise-2009    | EE     |
        | resumen-2018 | EE     |
        | ajs-2024     | EE     |
