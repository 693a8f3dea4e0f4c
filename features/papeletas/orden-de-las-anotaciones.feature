# language: es
@perfil-papeletas
Característica: Anunciar y anotar, y en qué orden
  # en: Announcing and noting, and in which order

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que Bruno tiene AELORST en el atril

  Regla: Los puntos se anuncian antes de anotarlos; basta la nota del rival para que la jugada quede aceptada
    # en: Points are announced before they are noted; the rival’s note is enough for the play to be accepted

    @esc-1159
    Esquema del escenario: Puntos que se anuncian cuando ya se han anotado
      # en: Points announced once they are noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Y que Ana ha anotado 6 puntos
      Cuando Ana anuncia 6 puntos
      Entonces la actuación se rechaza por estar fuera de orden
      Y la jugada está anunciada

      @fise-2003:29.p1 @redeletras:29.p1 @fise-2009:32.1 @resumen-2018:5.s1
      Ejemplos: Anotados, ya están dichos
        # en: Once noted, they have been told
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1160
    Esquema del escenario: El rival anota una jugada cuyos puntos nadie ha anunciado
      # en: The rival notes a play whose points nobody has announced
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a <autor>
      Y que <autor> ha colocado OLAS desde H10 en vertical
      Cuando <rival> anota 6 puntos
      Entonces la actuación se admite
      Y la jugada está <etapa>

      @fise-2003:29.p1 @fise-2003:29.p3 @redeletras:29.p1 @redeletras:29.p6 @fise-2009:32.1.s3 @fise-2009:32.p2
      Ejemplos: Queda aceptada, y falta la nota del autor
        # en: It is accepted, and the author’s note is missing
        # en: | edition | author | rival | stage |
        | reglamento | autor | rival | etapa    |
        | fise-2003  | Ana   | Bruno | aceptada |
        | fise-2003  | Bruno | Ana   | aceptada |
        | redeletras | Ana   | Bruno | aceptada |
        | redeletras | Bruno | Ana   | aceptada |
        | fise-2009  | Ana   | Bruno | aceptada |
        | fise-2009  | Bruno | Ana   | aceptada |
        | ajs-2024   | Ana   | Bruno | aceptada |
        | ajs-2024   | Bruno | Ana   | aceptada |

      @resumen-2018:22
      Ejemplos: Resumen: aceptada, está completa
        # en: Summary: once accepted, it is complete
        # en: | edition | author | rival | stage |
        | reglamento   | autor | rival | etapa    |
        | resumen-2018 | Ana   | Bruno | completa |
        | resumen-2018 | Bruno | Ana   | completa |
