# language: es
@perfil-fichas
Característica: Robar de más: reincidencia
  # en: Drawing too many: repetition

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: Repetir el robo de más en una partida puede costar un turno
    # en: Drawing too many again in a game may cost a turn

    @esc-0130
    Esquema del escenario: Nuevo robo de más en la misma partida
      # en: Another surplus in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que <quién> ya robó de más <veces> veces en esta partida
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando Ana señala, en el turno de Bruno, que Ana ha robado de más
      Entonces el error <consecuencia>
      Y el juez <registra> registra el incidente
      Y Bruno mira <mira> fichas y devuelve 1 a la bolsa

      @ajs-2024:3.1.2.1.p2.s1
      Ejemplos: Cuesta un turno desde la segunda vez, con igual remedio
        # en: It costs a turn from the second time on, with the same remedy
        # en: | edition | who | times | consequence | records | looks at |
        | reglamento | quién | veces | consecuencia                 | registra | mira |
        | ajs-2024   | Ana   | 0     | se corrige sin perder turno  | no       | 3    |
        | ajs-2024   | Ana   | 1     | se corrige y cuesta un turno | sí       | 3    |
        | ajs-2024   | Ana   | 2     | se corrige y cuesta un turno | sí       | 3    |
        | ajs-2024   | Bruno | 1     | se corrige sin perder turno  | no       | 3    |

      @fise-2009:28.p1
      Ejemplos: Declararlo no cuesta turno, aunque se repita
        # en: Declaring it costs no turn, even when repeated
        # en: | edition | who | times | consequence | records | looks at |
        | reglamento | quién | veces | consecuencia                | registra | mira |
        | fise-2009  | Ana   | 1     | se corrige sin perder turno | no       | 3    |
        | fise-2009  | Ana   | 2     | se corrige sin perder turno | no       | 3    |

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: La repetición no cambia nada
        # en: Repetition changes nothing
        # en: | edition | who | times | consequence | records | looks at |
        | reglamento | quién | veces | consecuencia                | registra | mira |
        | fise-2003  | Ana   | 1     | se corrige sin perder turno | no       | 1    |
        | fise-2003  | Ana   | 2     | se corrige sin perder turno | no       | 1    |
        | redeletras | Ana   | 1     | se corrige sin perder turno | no       | 1    |
        | redeletras | Ana   | 2     | se corrige sin perder turno | no       | 1    |

    @esc-0131
    Esquema del escenario: Turno que sigue a un robo de más repetido
      # en: The turn after a repeated surplus
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ya robó de más <veces> veces en esta partida
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 4 fichas y las pone en el atril
      Y que <quién> ha señalado, en el turno de Bruno, que Ana robó de más
      Y que Bruno ha devuelto A a la bolsa
      Cuando Bruno pasa
      Entonces le toca a <toca>

      @ajs-2024:3.1.2.1.p2.s1
      Ejemplos: El reincidente se queda sin jugar
        # en: The repeat offender misses a turn
        # en: | edition | times | who | next |
        | reglamento | veces | quién | toca  |
        | ajs-2024   | 0     | Ana   | Ana   |
        | ajs-2024   | 1     | Ana   | Bruno |
        | ajs-2024   | 0     | Bruno | Ana   |
        | ajs-2024   | 1     | Bruno | Bruno |

      @fise-2009:28.p1
      Ejemplos: Quien lo declara conserva su turno
        # en: Whoever declares it keeps the turn
        # en: | edition | times | who | next |
        | reglamento | veces | quién | toca |
        | fise-2009  | 1     | Ana   | Ana  |

    @esc-0185
    Esquema del escenario: Dos robos de más seguidos en la misma partida
      # en: Two surpluses one after the other in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Ana ha señalado, en el turno de Bruno, que Ana robó de más
      Y que Bruno ha devuelto T a la bolsa
      Y que Bruno ha pasado
      Y que Ana ha jugado PATIOS desde H6 en horizontal y ha robado 2 fichas
      Cuando Ana señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @ajs-2024:3.1.2.1.p2.s1
      Ejemplos: El segundo cuesta un turno
        # en: The second costs a turn
        # en: | edition | consequence |
        | reglamento | consecuencia                 |
        | ajs-2024   | se corrige y cuesta un turno |

      @fise-2009:28.p1
      Ejemplos: Declararlo no cuesta turno
        # en: Declaring it costs no turn
        # en: | edition | consequence |
        | reglamento | consecuencia                |
        | fise-2009  | se corrige sin perder turno |
