# language: es
@perfil-fichas
Característica: Fichas olvidadas en la bolsa
  # en: Tiles forgotten in the bag

  Regla: Las fichas olvidadas en la bolsa son del primero que debió robarlas
    # en: Tiles forgotten in the bag belong to the first player who ought to have drawn them

    @esc-0154
    Esquema del escenario: Fichas que aparecen en la bolsa con los últimos atriles
      # en: Tiles that turn up in the bag with the last racks
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que Ana tiene 5 fichas en el atril
      Y que Bruno tiene 6 fichas en el atril
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue <quién>
      Entonces <quién> enseña <enseña> fichas
      Y Ana tiene <tiene Ana> fichas
      Y Bruno tiene <tiene Bruno> fichas

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Las toma y las enseña, sin pasar de siete
        # en: Takes and shows them, up to seven
        # en: | edition | bag | who | shows | Ana has | Bruno has |
        | reglamento | bolsa | quién | enseña | tiene Ana | tiene Bruno |
        | ajs-2024   | 1     | Ana   | 1      | 6         | 6           |
        | ajs-2024   | 2     | Ana   | 2      | 7         | 6           |
        | ajs-2024   | 3     | Ana   | 2      | 7         | 7           |
        | ajs-2024   | 1     | Bruno | 1      | 5         | 7           |

    @esc-0155
    Esquema del escenario: Turno en que aparecen las fichas olvidadas
      # en: The turn in which forgotten tiles turn up
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a <jugador>
      Y que en la bolsa queda 1 ficha
      Y que Ana tiene 5 fichas en el atril
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue Ana
      Entonces le toca a <toca>
      Y Ana tiene <turnos> turnos por perder

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Se pierde el primero sin jugar
        # en: The first turn not yet played is lost
        # en: | edition | player | next | turns |
        | reglamento | jugador | toca  | turnos |
        | ajs-2024   | Ana     | Bruno | 0      |
        | ajs-2024   | Bruno   | Bruno | 1      |

    @esc-0156
    Esquema del escenario: Aviso de fichas olvidadas según lo que haya en la bolsa
      # en: Word of forgotten tiles depending on what the bag holds
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan <bolsa> fichas
      Y que Ana tiene 5 fichas en el atril
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue Ana
      Entonces la actuación <resultado>

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Hace falta que quede alguna
        # en: One has to be left
        # en: | edition | bag | result |
        | reglamento | bolsa | resultado                                |
        | ajs-2024   | 0     | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | 1     | se admite                                |

      @fise-2003:7.p2 @redeletras:7.p2 @fise-2009:29.p1 @resumen-2018:5.s1
      Ejemplos: Sin regla sobre las fichas olvidadas
        # en: No rule on forgotten tiles
        # en: | edition | bag | result |
        | reglamento   | bolsa | resultado                         |
        | fise-2003    | 1     | no está prevista en el reglamento |
        | fise-2003    | 2     | no está prevista en el reglamento |
        | redeletras   | 1     | no está prevista en el reglamento |
        | redeletras   | 2     | no está prevista en el reglamento |
        | fise-2009    | 1     | no está prevista en el reglamento |
        | fise-2009    | 2     | no está prevista en el reglamento |
        | resumen-2018 | 1     | no está prevista en el reglamento |
        | resumen-2018 | 2     | no está prevista en el reglamento |

    @esc-1174
    Esquema del escenario: Fichas olvidadas que no caben en los atriles
      # en: Forgotten tiles that the racks do not hold
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 3 fichas
      Y que Ana tiene 5 fichas en el atril
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue Ana
      Entonces Ana tiene 7 fichas
      Y Bruno tiene 7 fichas
      Y en la bolsa queda 1 ficha

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Nadie pasa de siete
        # en: Nobody goes beyond seven
        # en: | edition |
        | reglamento |
        | ajs-2024   |
