# language: es
@perfil-impugnacion
Característica: Efecto de la impugnación
  # en: What follows from a challenge

  Regla: La jugada incorrecta vuelve al atril y su autor se queda sin turno
    # en: An incorrect play goes back to the rack and its author is left without the turn

    @esc-0240
    Esquema del escenario: Impugnación de una palabra incorrecta
      # en: A challenge of an incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLSA <cauce> y el juez responde
      Entonces la casilla I10 no tiene ficha
      Y Ana tiene AELORST en el atril
      Y el marcador queda 60 a 45
      Y le toca a Bruno

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2
      Ejemplos: El dictamen pone fin al turno
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |

    @esc-0241
    Esquema del escenario: El dictamen desfavorable, antes de que el autor pulse el reloj
      # en: The adverse ruling, before the author presses the clock
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLSA con papeleta y el juez responde
      Entonces la jugada está retirándose
      Y Ana tiene AELORST en el atril
      Y le toca a Ana

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: levantar las fichas es parte del turno
        | reglamento |
        | ajs-2024   |

    @esc-0242
    Esquema del escenario: El autor pulsa el reloj tras levantar la jugada incorrecta
      # en: The author presses the clock after lifting the incorrect play
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Ana pulsa el reloj
      Entonces le toca a Bruno
      Y corre el tiempo de Bruno
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: el turno pasa al pulsar
        | reglamento |
        | ajs-2024   |

    @esc-0243
    Esquema del escenario: Anotación de la jugada anulada
      # en: Noting the play that was annulled
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando <quien> anota 0 puntos
      Entonces la planilla de <quien> recoge 0 puntos
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: los dos escriben un cero
        | reglamento | quien |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |

    @esc-0244
    Esquema del escenario: El rival anota los puntos anunciados de la jugada anulada
      # en: The rival notes the points announced for the play that was annulled
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Cuando Bruno anota 6 puntos
      Entonces la actuación se rechaza porque la jugada ya fue dictaminada
      Y el marcador queda 60 a 45

      @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: la jugada anulada vale cero
        | reglamento |
        | ajs-2024   |

  Regla: La jugada correcta se queda y el rival que la discutió no paga nada
    # en: A correct play stays and the rival who disputed it pays nothing

    @esc-0245
    Esquema del escenario: Impugnación de una palabra correcta
      # en: A challenge of a correct word
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS <cauce> y el juez respondió
      Y que Bruno ha anotado 6 puntos
      Cuando Ana pulsa el reloj
      Entonces el marcador queda 66 a 45
      Y le toca a Bruno

      @fise-2003:34.p1 @redeletras:34.p1 @fise-2009:39.s2 @resumen-2018:23.s2 @ajs-2024:4.1.7.1.e1.p1
      Ejemplos: En las cinco ediciones el rival juega su turno
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |
        | ajs-2024     | con papeleta |

  Regla: Solo puede apelar el autor de una palabra rechazada
    # en: Only the author of a rejected word may appeal

    @esc-0246
    Esquema del escenario: Apelación de una palabra rechazada según quién apela
      # en: An appeal over a rejected word by who appeals
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA <cauce> y el juez respondió
      Cuando <quien> apela
      Entonces la actuación <resultado>

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: El autor, y nadie más
        | reglamento | cauce        | quien | resultado                       |
        | fise-2003  | con papeleta | Ana   | se admite                       |
        | fise-2003  | con papeleta | Bruno | se rechaza por falta de derecho |
        | redeletras | con papeleta | Ana   | se admite                       |
        | redeletras | con papeleta | Bruno | se rechaza por falta de derecho |
        | fise-2009  | con papeleta | Ana   | se admite                       |
        | fise-2009  | con papeleta | Bruno | se rechaza por falta de derecho |
        | ajs-2024   | con papeleta | Ana   | se admite                       |
        | ajs-2024   | con papeleta | Bruno | se rechaza por falta de derecho |

      @resumen-2018:23.s2
      Ejemplos: Resumen: no habla de apelar
        | reglamento   | cauce        | quien | resultado                         |
        | resumen-2018 | sin papeleta | Ana   | no está prevista en el reglamento |

    @esc-0247
    Esquema del escenario: Apelación de una palabra dada por buena según quién apela
      # en: An appeal over a word held good by who appeals
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Cuando <quien> apela
      Entonces la actuación se rechaza por falta de derecho

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Sin rechazo no hay apelación
        | reglamento | quien |
        | fise-2003  | Ana   |
        | fise-2003  | Bruno |
        | redeletras | Ana   |
        | redeletras | Bruno |
        | fise-2009  | Ana   |
        | fise-2009  | Bruno |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |
