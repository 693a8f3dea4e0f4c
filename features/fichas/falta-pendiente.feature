# language: es
@perfil-fichas
Característica: Lo que espera a que se roben las que faltan
  # en: What waits until the missing tiles are drawn

  Regla: Mientras faltan fichas, las roba a quien le faltan
    # en: While tiles are missing, they are drawn by who lacks them

    @esc-1027
    Esquema del escenario: Robo del rival cuando las que faltan son de Ana
      # en: The rival draws when the missing tiles are Ana’s
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de menos
      Cuando Bruno roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y Bruno tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @redeletras:29.p7 @fise-2009:29.p1
      Ejemplos: Las roba a quien le faltan
        # en: They are drawn by who lacks them
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.2.p1
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1028
    Esquema del escenario: Falta que se señala otra vez
      # en: A shortage pointed out again
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Y que Ana ha señalado que Ana robó de menos
      Cuando Ana señala que Ana ha robado de menos
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 6 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:29.p1
      Ejemplos: Ya está señalado
        # en: It has been pointed out
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.2.2.p1
      Ejemplos: AJS: también
        # en: AJS: likewise
        # en: | edition |
        | reglamento |
        | ajs-2024   |
