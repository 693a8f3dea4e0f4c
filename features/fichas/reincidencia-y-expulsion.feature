# language: es
@perfil-fichas
Característica: Robar de más: reincidencia y expulsión
  # en: Drawing too many: repetition and expulsion

  Regla: Repetir el robo de más en una partida puede costar un turno
    # en: Drawing too many again in a game may cost a turn

    @esc-0130
    Esquema del escenario: Nuevo robo de más en la misma partida
      # en: Another surplus in the same game
      Dada una partida en curso según el reglamento <reglamento>
      Y que <quién> ya robó de más <veces> veces en esta partida
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Cuando Ana señala, en el turno de Bruno, que Ana ha robado de más
      Entonces el error <consecuencia>
      Y el juez <registra> registra el incidente
      Y Bruno mira <mira> fichas y devuelve 1 a la bolsa

      @ajs-2024:3.1.2.1.p2.s1
      Ejemplos: Cuesta un turno desde la segunda vez, con igual remedio
        | reglamento | quién | veces | consecuencia                 | registra | mira |
        | ajs-2024   | Ana   | 0     | se corrige sin perder turno  | no       | 3    |
        | ajs-2024   | Ana   | 1     | se corrige y cuesta un turno | sí       | 3    |
        | ajs-2024   | Ana   | 2     | se corrige y cuesta un turno | sí       | 3    |
        | ajs-2024   | Bruno | 1     | se corrige sin perder turno  | no       | 3    |

      @fise-2009:28.p1
      Ejemplos: Declararlo no cuesta turno, aunque se repita
        | reglamento | quién | veces | consecuencia                | registra | mira |
        | fise-2009  | Ana   | 1     | se corrige sin perder turno | no       | 3    |
        | fise-2009  | Ana   | 2     | se corrige sin perder turno | no       | 3    |

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: La repetición no cambia nada
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
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y las pone en el atril
      Y que <quién> ha señalado, en el turno de Bruno, que Ana robó de más
      Y que Bruno ha devuelto A a la bolsa
      Cuando Bruno pasa
      Entonces le toca a <toca>

      @ajs-2024:3.1.2.1.p2.s1
      Ejemplos: El reincidente se queda sin jugar
        | reglamento | veces | quién | toca  |
        | ajs-2024   | 0     | Ana   | Ana   |
        | ajs-2024   | 1     | Ana   | Bruno |
        | ajs-2024   | 0     | Bruno | Ana   |
        | ajs-2024   | 1     | Bruno | Bruno |

      @fise-2009:28.p1
      Ejemplos: Quien lo declara conserva su turno
        | reglamento | veces | quién | toca |
        | fise-2009  | 1     | Ana   | Ana  |

  Regla: Jugar a sabiendas con fichas de más acaba en expulsión al repetirse
    # en: Knowingly playing with too many tiles ends in expulsion when repeated

    @esc-0132
    Esquema del escenario: Falta apreciada tras otras en la partida y en el torneo
      # en: An offence found after others in the game and the tournament
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana ya se le han apreciado <partida> faltas en la partida y <torneo> en el torneo
      Cuando el árbitro aprecia que Ana jugó a sabiendas con fichas de más
      Entonces <expulsión> se expulsa a Ana del torneo

      @fise-2009:28.p2.s3
      Ejemplos: Dos en una partida o tres en el torneo
        | reglamento | partida | torneo | expulsión |
        | fise-2009  | 0       | 0      | no        |
        | fise-2009  | 1       | 1      | sí        |
        | fise-2009  | 0       | 1      | no        |
        | fise-2009  | 0       | 2      | sí        |

      @ajs-2024:3.1.2.1.p2.s2
      Ejemplos: Tres en una partida o cuatro en el torneo
        | reglamento | partida | torneo | expulsión |
        | ajs-2024   | 0       | 0      | no        |
        | ajs-2024   | 1       | 1      | no        |
        | ajs-2024   | 2       | 2      | sí        |
        | ajs-2024   | 0       | 2      | no        |
        | ajs-2024   | 1       | 2      | no        |
        | ajs-2024   | 0       | 3      | sí        |

    @esc-0133
    Esquema del escenario: Falta apreciada donde no hay cuenta de faltas
      # en: An offence found where offences are not counted
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana ya se le han apreciado <partida> faltas en la partida y <torneo> en el torneo
      Cuando el árbitro aprecia que Ana jugó a sabiendas con fichas de más
      Entonces la actuación <resultado>

      @fise-2003:7.p2 @redeletras:7.p2 @resumen-2018:5.s1
      Ejemplos: Sin regla sobre quien lo hace a propósito
        | reglamento   | partida | torneo | resultado                         |
        | fise-2003    | 0       | 0      | no está prevista en el reglamento |
        | fise-2003    | 2       | 5      | no está prevista en el reglamento |
        | redeletras   | 0       | 0      | no está prevista en el reglamento |
        | redeletras   | 2       | 5      | no está prevista en el reglamento |
        | resumen-2018 | 0       | 0      | no está prevista en el reglamento |
        | resumen-2018 | 2       | 5      | no está prevista en el reglamento |
