# language: es
@perfil-fichas
Característica: Lo que espera a que vuelvan las sobrantes
  # en: What waits until the surplus goes back

  Regla: Mientras sobran fichas, nada sigue hasta arreglarlo
    # en: While tiles are too many, nothing goes on until that is put right

    @esc-1024
    Esquema del escenario: Robo con fichas que todavía deben volver
      # en: A draw while tiles are still to go back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de más
      Cuando Ana roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 8 fichas

      @fise-2003:7.2 @redeletras:7.2 @fise-2009:28.2
      Ejemplos: Primero vuelven las sobrantes
        # en: The surplus goes back first
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.1.b
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1025
    Esquema del escenario: Sobrante que se señala otra vez
      # en: A surplus pointed out again
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de más
      Cuando Ana señala que Ana ha robado de más
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 8 fichas

      @fise-2003:7.p2 @redeletras:7.p2 @fise-2009:28.p1
      Ejemplos: Ya está señalado
        # en: It has been pointed out
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1026
    Esquema del escenario: Reloj que se pulsa con fichas que deben volver
      # en: The clock pressed with tiles still to go back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de más
      Cuando Ana pulsa el reloj
      Entonces la actuación se rechaza por estar fuera de orden
      Y le toca a Ana

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1
      Ejemplos: El turno no se cierra así
        # en: A turn is not closed like that
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1029
    Esquema del escenario: Fichas olvidadas que se señalan con otro arreglo pendiente
      # en: Forgotten tiles pointed out while something else is to be put right
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de más
      Cuando Bruno descubre fichas en la bolsa y quien antes dejó de robar fue Bruno
      Entonces la actuación se rechaza por estar fuera de orden
      Y Bruno tiene 7 fichas

      @ajs-2024:3.1.2.2.p4
      Ejemplos: Cada arreglo a su tiempo
        # en: One thing at a time
        # en: | edition |
        | reglamento |
        | ajs-2024   |

