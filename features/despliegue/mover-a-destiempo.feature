# language: es
@perfil-despliegue
Característica: Fichas que se mueven o se retiran a destiempo
  # en: Tiles moved or taken back at the wrong moment

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Solo el autor mueve o retira sus fichas, y donde las deje han de enlazar bien
    # en: Only the author moves or takes back tiles, and where they end they have to link well

    @esc-0845
    Esquema del escenario: Fichas que quiere retirar el rival
      # en: Tiles the rival would take back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha puesto S en K4
      Cuando Bruno renuncia a cumplir y retira sus fichas
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:23 @redeletras:23 @fise-2009:24 @resumen-2018:18.s2
      Ejemplos: No son suyas
        # en: They are not his
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0846
    Esquema del escenario: Jugada que quiere mover el rival
      # en: A play the rival would move
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado ES desde I7 en horizontal
      Cuando Bruno deja la jugada en S en I7, E en I8 para corregirla
      Entonces la actuación se rechaza porque no hay jugada

      @fise-2003:21.p1 @redeletras:21.p1 @fise-2009:22.p1 @resumen-2018:18.s1
      Ejemplos: No es suya
        # en: It is not his
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0847
    Esquema del escenario: Jugada que se desliza y sigue mal enlazada
      # en: A play slides and still links badly
      Dada una partida en curso según el reglamento <reglamento>
      Y que SE, AS y TE son válidas
      Y que Ana ha colocado SE desde I8 en horizontal
      Cuando Ana deja la jugada en S en I9, E en I10 para corregirla
      Entonces la actuación se rechaza por no estar permitido

      @fise-2003:21.1 @redeletras:21.1 @fise-2009:22.1
      Ejemplos: Ha de enlazar bien donde quede
        # en: It has to link well where it ends
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
