# language: es
@perfil-fichas
Característica: Robar de menos: cuántas faltan
  # en: Drawing too few: how many are missing

  Regla: Se roban justo las que faltan, hasta donde alcance la bolsa
    # en: Exactly the missing tiles are drawn, as far as the bag goes

    @esc-0144
    Esquema del escenario: Fichas que faltan según las que quedan en la bolsa
      # en: Missing tiles depending on how many are left in the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba 1 ficha y pone 1 en el atril
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de menos
      Entonces Ana roba <roba> fichas y enseña <enseña>

      @ajs-2024:3.1.2.2.p1
      Ejemplos: Hasta siete o hasta vaciar la bolsa
        # en: Up to seven or until the bag is empty
        # en: | edition | bag | draws | shows |
        | reglamento | bolsa | roba | enseña |
        | ajs-2024   | 5     | 3    | 0      |
        | ajs-2024   | 4     | 3    | 0      |
        | ajs-2024   | 3     | 2    | 0      |
        | ajs-2024   | 2     | 1    | 0      |

      @fise-2009:29.2
      Ejemplos: Las que falten, si las hay
        # en: Those missing, if there are any
        # en: | edition | bag | draws | shows |
        | reglamento | bolsa | roba | enseña |
        | fise-2009  | 5     | 3    | 3      |
        | fise-2009  | 4     | 3    | 3      |

    @esc-0145
    Esquema del escenario: Fichas que roba quien tenía dos de menos
      # en: Tiles drawn by the player who lacked two
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de menos
      Cuando Ana roba <robadas> fichas
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas

      @fise-2009:29.2
      Ejemplos: Ni una más ni una menos
        # en: Not one more, not one less
        # en: | edition | drawn | result | has |
        | reglamento | robadas | resultado                          | tiene |
        | fise-2009  | 1       | se rechaza por el número de fichas | 5     |
        | fise-2009  | 2       | se admite                          | 7     |
        | fise-2009  | 3       | se rechaza por el número de fichas | 5     |

      @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | drawn | result | has |
        | reglamento | robadas | resultado                          | tiene |
        | ajs-2024   | 1       | se rechaza por el número de fichas | 5     |
        | ajs-2024   | 2       | se admite                          | 7     |
        | ajs-2024   | 3       | se rechaza por el número de fichas | 5     |

  Regla: No robar nada es también robar de menos
    # en: To draw nothing is to draw too few as well

    @esc-0184
    Esquema del escenario: Turno pasado sin robar ninguna de las tres debidas
      # en: A turn handed over without drawing any of the three due
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene LASEORT en el atril
      Y que Ana colocó OLAS desde H10 en vertical, ambos anotaron 6 puntos y el turno pasó
      Cuando <quién> señala que Ana ha robado de menos
      Entonces Ana roba 3 fichas y enseña <enseña>
      Y Ana <pierde> pierde turno

      @fise-2009:29.p1 @fise-2009:29.1
      Ejemplos: Se completa sin enseñar
        # en: It is made up without showing
        # en: | edition | who | shows | loses |
        | reglamento | quién | enseña | pierde |
        | fise-2009  | Ana   | 0      | no     |

      @ajs-2024:3.1.2.2.p2.bul1a
      Ejemplos: Quien no robó lo advierte en el turno del rival
        # en: Whoever did not draw notices in the rival’s turn
        # en: | edition | who | shows | loses |
        | reglamento | quién | enseña | pierde |
        | ajs-2024   | Ana   | 0      | no     |

      @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Lo advierte el rival
        # en: The rival notices
        # en: | edition | who | shows | loses |
        | reglamento | quién | enseña | pierde |
        | ajs-2024   | Bruno | 3      | sí     |
