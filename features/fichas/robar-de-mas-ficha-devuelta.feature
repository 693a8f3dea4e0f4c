# language: es
@perfil-fichas
Característica: Robar de más: la ficha que se devuelve
  # en: Drawing too many: the tile put back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: El rival devuelve solo fichas que entran en la elección
    # en: The rival puts back only tiles that may be chosen

    @esc-0124
    Esquema del escenario: Ficha que el rival devuelve, robada o conservada
      # en: The tile the rival puts back, drawn or kept
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas <manejo>
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de más
      Cuando Bruno devuelve <ficha> a la bolsa
      Entonces la actuación <resultado>

      @fise-2003:7.1 @redeletras:7.1
      Ejemplos: Fuera del atril: solo valen las robadas, A, E, O y S
        # en: Off the rack: only those drawn, A, E, O and S
        # en: | edition | handling | tile | result |
        | reglamento | manejo                             | ficha | resultado                                              |
        | fise-2003  | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | fise-2003  | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | fise-2003  | y las ve sin ponerlas en el atril  | T     | se rechaza porque esas fichas no entran en la elección |
        | redeletras | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | redeletras | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | redeletras | y las ve sin ponerlas en el atril  | T     | se rechaza porque esas fichas no entran en la elección |

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: En el atril: vale cualquiera, también las conservadas E, O, R y T
        # en: Racked: any will do, also E, O, R and T, which were kept
        # en: | edition | handling | tile | result |
        | reglamento | manejo                 | ficha | resultado                                              |
        | fise-2003  | y las pone en el atril | S     | se admite                                              |
        | fise-2003  | y las pone en el atril | T     | se admite                                              |
        | fise-2003  | y las pone en el atril | Z     | se rechaza porque esas fichas no entran en la elección |
        | redeletras | y las pone en el atril | S     | se admite                                              |
        | redeletras | y las pone en el atril | T     | se admite                                              |
        | redeletras | y las pone en el atril | Z     | se rechaza porque esas fichas no entran en la elección |

      @fise-2009:28.1 @fise-2009:28.2
      Ejemplos: Vistas o en el atril: vale cualquiera
        # en: Seen or racked: any will do
        # en: | edition | handling | tile | result |
        | reglamento | manejo                             | ficha | resultado                                              |
        | fise-2009  | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | fise-2009  | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | fise-2009  | y las ve sin ponerlas en el atril  | T     | se admite                                              |
        | fise-2009  | y las pone en el atril             | T     | se admite                                              |
        | fise-2009  | y las pone en el atril             | Z     | se rechaza porque esas fichas no entran en la elección |

      @ajs-2024:3.1.2.1.a @ajs-2024:3.1.2.1.b
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | handling | tile | result |
        | reglamento | manejo                             | ficha | resultado                                              |
        | ajs-2024   | sin verlas ni ponerlas en el atril | S     | se admite                                              |
        | ajs-2024   | sin verlas ni ponerlas en el atril | T     | se rechaza porque esas fichas no entran en la elección |
        | ajs-2024   | y las ve sin ponerlas en el atril  | T     | se admite                                              |
        | ajs-2024   | y las pone en el atril             | T     | se admite                                              |
        | ajs-2024   | y las pone en el atril             | Z     | se rechaza porque esas fichas no entran en la elección |

    @esc-0125
    Esquema del escenario: Ficha que el rival devuelve cuando A y E se han visto y O y S no
      # en: The tile the rival puts back when A and E were seen and O and S were not
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y ve 2 de ellas
      Y que Ana ha señalado, antes de que Ana pulse el reloj, que Ana robó de más
      Cuando Bruno devuelve <ficha> a la bolsa
      Entonces la actuación <resultado>

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Solo valen las no vistas
        # en: Only the unseen ones will do
        # en: | edition | tile | result |
        | reglamento | ficha | resultado                                              |
        | ajs-2024   | S     | se admite                                              |
        | ajs-2024   | O     | se admite                                              |
        | ajs-2024   | A     | se rechaza porque esas fichas no entran en la elección |
        | ajs-2024   | T     | se rechaza porque esas fichas no entran en la elección |

      @fise-2009:28.2
      Ejemplos: Vale cualquiera del atril
        # en: Any from the rack will do
        # en: | edition | tile | result |
        | reglamento | ficha | resultado |
        | fise-2009  | S     | se admite |
        | fise-2009  | A     | se admite |
        | fise-2009  | T     | se admite |
