# language: es
@perfil-despliegue
Característica: Jugada que aún puede ponerse bien
  # en: A play that may still be put right

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Quien se equivoca al colocar puede ponerlo bien y conserva el turno
    # en: Whoever errs in placing may put it right and keeps the turn

    @esc-0834
    Esquema del escenario: Ficha fuera de la línea que aún puede ponerse bien
      # en: A tile off the line that may still be put right
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AEOSRTL en el atril
      Y que Ana ha puesto S en K4
      Cuando Ana pone O en L5
      Entonces la actuación se rechaza porque la línea ya está fijada
      Y le toca a Ana
      Y Ana tiene AEORTL en el atril

      @fise-2003:20.1 @fise-2003:23 @redeletras:20.1 @redeletras:23 @fise-2009:21.1 @fise-2009:24
      Ejemplos: Solo quien no quiere pierde el turno
        # en: Only whoever will not loses the turn
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0835
    Esquema del escenario: Jugada llevada a otra línea que aún puede ponerse bien
      # en: A play taken to another line that may still be put right
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado SE desde I7 en horizontal
      Cuando Ana deja la jugada en S en K7, E en K8 para corregirla
      Entonces la actuación se rechaza porque la línea ya está fijada
      Y le toca a Ana
      Y la casilla I7 sí tiene ficha

      @resumen-2018:18.s1 @resumen-2018:18.s2
      Ejemplos: Resumen: igual con la palabra puesta
        # en: Summary: likewise with the word laid
        # en: | edition |
        | reglamento   |
        | resumen-2018 |
