# language: es
@perfil-reloj
Característica: Las paradas del reloj son una lista
  # en: What stops the clock is a list

  Antecedentes:
    Dado que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: Fuera de los casos previstos el reloj no se para
    # en: Outside the cases provided for the clock is not stopped

    @esc-1290
    Esquema del escenario: Alguien quiere parar el reloj en pleno turno de Ana sin ninguno de los motivos
      # en: Somebody wants to stop the clock in the middle of Ana’s turn for none of the reasons
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado 30 segundos
      Cuando <quien> para el reloj sin motivo
      Entonces la actuación se rechaza porque no procede
      Y corre el tiempo de Ana

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1.s2
      Ejemplos: Lectura adoptada: ni siquiera el árbitro
        # en: Reading adopted: not even the arbiter
        # en: | edition | who |
        | reglamento | quien              |
        | fise-2003  | Ana                |
        | fise-2003  | Bruno              |
        | fise-2003  | el árbitro         |
        | redeletras | Ana                |
        | redeletras | Bruno              |
        | redeletras | el árbitro         |
        | fise-2009  | Ana                |
        | fise-2009  | Bruno              |
        | fise-2009  | el Director        |
        | ajs-2024   | Ana                |
        | ajs-2024   | el juez del torneo |

    @esc-1291
    Esquema del escenario: Bruno cuenta la bolsa por fuera en pleno turno de Ana
      # en: Bruno counts the bag from outside in the middle of Ana’s turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que han pasado 30 segundos
      Cuando Bruno cuenta la bolsa por fuera
      Entonces la actuación se admite
      Y corre el tiempo de Ana

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1.s2
      Ejemplos: Contar la bolsa no está entre ellos
        # en: Counting the bag is not among them
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1292
    Esquema del escenario: Ana robó de menos y se le completa el atril
      # en: Ana drew too few and her rack is made up
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo corrido
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de menos
      Y que han pasado 60 segundos
      Cuando Ana roba 1 ficha
      Entonces Ana ha consumido 60 segundos
      Y corre el tiempo de Ana

      @redeletras:31.p1 @fise-2009:34.p1.s2
      Ejemplos: La lista solo habla de las que sobran
        # en: The list speaks of tiles too many only
        # en: | edition |
        | reglamento |
        | redeletras |
        | fise-2009  |
