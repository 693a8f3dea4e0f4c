# language: es
@perfil-despliegue
Característica: Jugada que ya no se mueve
  # en: A play that is no longer moved

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: La jugada aceptada se queda donde está
    # en: An accepted play stays where it is

    @esc-1021
    Esquema del escenario: Jugada que se mueve cuando ya no está en manos de su autora
      # en: A play moved once it is out of its author’s hands
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Ana ha anunciado 8 puntos
      Y que los 8 puntos los han anotado los dos
      Cuando Ana deja la jugada en S en I10 para corregirla
      Entonces la actuación se rechaza por estar fuera de orden
      Y la casilla H11 sí tiene ficha

      @fise-2003:21.p1 @redeletras:21.p1 @fise-2009:22.p1 @resumen-2018:18.s1
      Ejemplos: La jugada está aceptada
        # en: The play is accepted
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-1168
    Esquema del escenario: Jugada a la que se renuncia cuando el rival ya la ha anotado
      # en: A play given up once the rival has noted it
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que Bruno ha anotado 8 puntos
      Cuando Ana renuncia a cumplir y retira sus fichas
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla H11 sí tiene ficha

      @fise-2003:23 @redeletras:23 @fise-2009:24
      Ejemplos: El rival la ha aceptado, anunciada o no
        # en: The rival has accepted it, announced or not
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
