# language: es
@perfil-reloj
Característica: La parada al contar
  # en: The stop for counting

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Con tiempo no corrido los relojes se paran al acabar de poner las fichas
    # en: In stopped time the clocks stop when the tiles have been laid

    @esc-1285
    Esquema del escenario: Ana ha puesto sus fichas y tarda 20 segundos en contar
      # en: Ana has laid her tiles and takes 20 seconds to count
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLAS desde H10 en vertical
      Cuando pasan 20 segundos
      Entonces Ana ha consumido <consumido> segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.1 @redeletras:31.1 @fise-2009:34.1 @redeletras:29.p2 @fise-2009:32.2
      Ejemplos: Parados para los dos; en FISE 2003, siempre
        # en: Stopped for both; under FISE 2003, always
        # en: | edition | timing | used |
        | reglamento | modalidad         | consumido |
        | fise-2003  | tiempo corrido    | 0         |
        | fise-2003  | tiempo no corrido | 0         |
        | redeletras | tiempo no corrido | 0         |
        | fise-2009  | tiempo no corrido | 0         |

      @redeletras:31.1 @fise-2009:34.1
      Ejemplos: Con tiempo corrido siguen
        # en: In running time they go on
        # en: | edition | timing | used |
        | reglamento | modalidad      | consumido |
        | redeletras | tiempo corrido | 20        |
        | fise-2009  | tiempo corrido | 20        |

      @ajs-2024:3.1.3.1.p1
      Ejemplos: AJS: solo hay tiempo corrido
        # en: AJS: there is running time only
        # en: | edition | timing | used |
        | reglamento | modalidad      | consumido |
        | ajs-2024   | tiempo corrido | 20        |

    @esc-1286
    Esquema del escenario: Ana ha puesto una ficha y piensa dónde poner la siguiente
      # en: Ana has put one tile and thinks where to put the next
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a tiempo no corrido
      Y que Ana ha puesto S en H11
      Cuando pasan 20 segundos
      Entonces Ana ha consumido 20 segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.1 @redeletras:31.1 @fise-2009:34.1
      Ejemplos: Mientras se ponen fichas el tiempo corre
        # en: While tiles are being put the time runs
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
