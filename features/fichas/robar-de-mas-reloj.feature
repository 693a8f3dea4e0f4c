# language: es
@perfil-fichas
Característica: Robar de más: el reloj
  # en: Drawing too many: the clock

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: El reloj está parado mientras las sobrantes vuelven a la bolsa
    # en: The clock is stopped while the surplus goes back into the bag

    @esc-0115
    Esquema del escenario: Aviso de que sobran fichas mientras piensa el rival
      # en: Word of a surplus while the rival is thinking
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando <quién> señala, en el turno de Bruno, que Ana ha robado de más
      Entonces el reloj está parado

      @fise-2003:31.4 @redeletras:31.4 @fise-2009:34.4
      Ejemplos: Para los dos jugadores
        # en: For both players
        # en: | edition | who |
        | reglamento | quién |
        | fise-2003  | Ana   |
        | fise-2003  | Bruno |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |

      @ajs-2024:3.1.2.1.p3
      Ejemplos: En todas las operaciones
        # en: In all operations
        # en: | edition | who |
        | reglamento | quién |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-0116
    Esquema del escenario: Tiempo que se tarda en devolver la sobrante
      # en: Time taken to put the surplus back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de más
      Y que han pasado <segundos> segundos
      Cuando Bruno devuelve A a la bolsa
      Entonces Bruno ha consumido 0 segundos
      Y corre el tiempo de <corre>

      @fise-2003:31.4 @redeletras:31.4 @fise-2009:34.4
      Ejemplos: No se carga a nadie y sigue el que corría
        # en: It is charged to nobody, and the clock that ran goes on
        # en: | edition | seconds | runs |
        | reglamento | segundos | corre |
        | fise-2003  | 90       | Bruno |
        | redeletras | 90       | Bruno |
        | fise-2009  | 90       | Bruno |

      @ajs-2024:3.1.2.1.p3
      Ejemplos: Tampoco con el criterio técnico
        # en: Nor under the technical criterion
        # en: | edition | seconds | runs |
        | reglamento | segundos | corre |
        | ajs-2024   | 90       | Bruno |
