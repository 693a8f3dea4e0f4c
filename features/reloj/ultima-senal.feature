# language: es
@perfil-reloj
Característica: Después de la última señal del temporizador
  # en: After the last signal of the timer

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene SAEINRT en el atril
    Y que el marcador es 60 a 45

  Regla: La jugada empezada a tiempo se termina
    # en: A play begun in time is finished

    @esc-1274
    Esquema del escenario: Ana, que puso la primera ficha a tiempo, pone otra después de la señal
      # en: Ana, who put the first tile in time, puts another after the signal
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado 110 segundos
      Y que Ana ha puesto S en H11
      Y que han pasado 15 segundos
      Cuando Ana pone A en I11
      Entonces la actuación se admite
      Y le toca a Ana

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1
      Ejemplos: Basta que la palabra se esté poniendo
        # en: It is enough for the word to be in the course of being laid
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1275
    Esquema del escenario: Ana anuncia después de la señal la jugada que colocó a tiempo
      # en: Ana announces after the signal the play that she laid in time
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado 110 segundos
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Y que han pasado 15 segundos
      Cuando Ana anuncia 8 puntos
      Entonces la jugada está anunciada
      Y le toca a Ana

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1
      Ejemplos: Contar no tiene plazo
        # en: There is no time limit for counting
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

  Regla: Ya no se empieza otra ni se mueven las letras
    # en: No other is begun and no letter is moved any more

    @esc-1276
    Esquema del escenario: Ana quiere recoger la ficha que puso sin que Bruno la viera
      # en: Ana wants to pick up the tile that she put unseen by Bruno
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega con un temporizador de dos minutos
      Y que han pasado <antes> segundos
      Y que Ana tiene en el tablero S en H11, puesta sin que el rival la vea
      Y que han pasado 15 segundos
      Cuando Ana recoge la ficha de H11
      Entonces la actuación <resultado>

      @fise-2003:30.p1
      Ejemplos: FISE 2003: antes de la señal, como siempre; después, no
        # en: FISE 2003: before the signal as ever; after it, no
        # en: | edition | before | result |
        | reglamento | antes | resultado                                           |
        | fise-2003  | 100   | se admite                                           |
        | fise-2003  | 105   | se admite                                           |
        | fise-2003  | 110   | se rechaza porque se ha acabado el tiempo del turno |

    @esc-1277
    Esquema del escenario: Ana quiere correr hasta PATIO la ficha que puso una casilla más allá
      # en: Ana wants to slide to PATIO the tile that she put a square too far
      Dada una partida en curso según el reglamento <reglamento>
      Y que PATIOS es válida
      Y que se juega con un temporizador de dos minutos
      Y que han pasado <antes> segundos
      Y que Ana ha puesto S en H12
      Y que han pasado 15 segundos
      Cuando Ana deja la jugada en S en H11 para corregirla
      Entonces la actuación <resultado>
      Y la casilla H11 <enlaza> tiene ficha

      @fise-2003:30.p1 @redeletras:30.p1 @fise-2009:33.p1.s2
      Ejemplos: Antes de la señal se corrige; después, las letras se quedan donde están
        # en: Before the signal it is put right; after it, the letters stay where they are
        # en: | edition | before | result | links |
        | reglamento | antes | resultado                                           | enlaza |
        | fise-2003  | 105   | se admite                                           | sí     |
        | fise-2003  | 110   | se rechaza porque se ha acabado el tiempo del turno | no     |
        | redeletras | 105   | se admite                                           | sí     |
        | redeletras | 110   | se rechaza porque se ha acabado el tiempo del turno | no     |
        | fise-2009  | 105   | se admite                                           | sí     |
        | fise-2009  | 110   | se rechaza porque se ha acabado el tiempo del turno | no     |
