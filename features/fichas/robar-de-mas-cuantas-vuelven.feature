# language: es
@perfil-fichas
Característica: Robar de más: cuántas vuelven
  # en: Drawing too many: how many go back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDC

  Regla: A la bolsa vuelven justo las sobrantes, y las devuelve el rival
    # en: Exactly the surplus goes back into the bag, and the rival puts it back

    @esc-0126
    Esquema del escenario: Cuántas fichas vuelven y quién las devuelve
      # en: How many go back and who puts them back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 5 fichas y las pone en el atril
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de más
      Cuando <quién> devuelve <fichas> a la bolsa
      Entonces la actuación <resultado>
      Y Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @fise-2003:7.2 @redeletras:7.2 @fise-2009:28.2
      Ejemplos: Dos sobran y dos vuelven
        # en: Two are surplus and two go back
        # en: | edition | who | tiles | result | has | bag |
        | reglamento | quién | fichas | resultado                          | tiene | bolsa |
        | fise-2003  | Bruno | S      | se rechaza por el número de fichas | 9     | 5     |
        | fise-2003  | Bruno | SN     | se admite                          | 7     | 7     |
        | fise-2003  | Bruno | SNA    | se rechaza por el número de fichas | 9     | 5     |
        | fise-2003  | Ana   | SN     | se rechaza por falta de derecho    | 9     | 5     |
        | redeletras | Bruno | S      | se rechaza por el número de fichas | 9     | 5     |
        | redeletras | Bruno | SN     | se admite                          | 7     | 7     |
        | redeletras | Bruno | SNA    | se rechaza por el número de fichas | 9     | 5     |
        | redeletras | Ana   | SN     | se rechaza por falta de derecho    | 9     | 5     |
        | fise-2009  | Bruno | S      | se rechaza por el número de fichas | 9     | 5     |
        | fise-2009  | Bruno | SN     | se admite                          | 7     | 7     |
        | fise-2009  | Bruno | SNA    | se rechaza por el número de fichas | 9     | 5     |
        | fise-2009  | Ana   | SN     | se rechaza por falta de derecho    | 9     | 5     |

      @ajs-2024:3.1.2.1.b
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | who | tiles | result | has | bag |
        | reglamento | quién | fichas | resultado                          | tiene | bolsa |
        | ajs-2024   | Bruno | S      | se rechaza por el número de fichas | 9     | 5     |
        | ajs-2024   | Bruno | SN     | se admite                          | 7     | 7     |
        | ajs-2024   | Bruno | SNA    | se rechaza por el número de fichas | 9     | 5     |
        | ajs-2024   | Ana   | SN     | se rechaza por falta de derecho    | 9     | 5     |

  Regla: Las no vistas vuelven en el acto si no bastan
    # en: The unseen ones go back at once if they are not enough

    @esc-0128
    Esquema del escenario: Fichas sin ver en el momento de señalar el exceso
      # en: Unseen tiles at the moment the surplus is pointed out
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OSTRA desde H10 en vertical y los dos han anotado 7 puntos
      Y que Ana roba <robadas> fichas y ve <vistas> de ellas
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces Ana tiene <tiene> fichas
      Y en la bolsa quedan <bolsa> fichas

      @ajs-2024:3.1.2.1.c.s2
      Ejemplos: Vuelven en el acto
        # en: They go back at once
        # en: | edition | drawn | seen | has | bag |
        | reglamento | robadas | vistas | tiene | bolsa |
        | ajs-2024   | 6       | 5      | 8     | 5     |
        | ajs-2024   | 7       | 5      | 8     | 5     |
        | ajs-2024   | 7       | 6      | 9     | 4     |

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Si bastan, esperan a que el rival elija
        # en: If they are enough, they wait for the rival to choose
        # en: | edition | drawn | seen | has | bag |
        | reglamento | robadas | vistas | tiene | bolsa |
        | ajs-2024   | 6       | 4      | 9     | 4     |
