# language: es
@perfil-papeletas
Característica: Actuaciones sin una impugnación de que tratar
  # en: Acts without a challenge to speak of

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Se responde, se escribe y se retira la impugnación que está hecha
    # en: What is answered, written down and taken back is the challenge that was made

    @esc-1007
    Esquema del escenario: Respuesta a una impugnación que nadie ha hecho
      # en: An answer to a challenge that nobody has made
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando el juez responde a la impugnación
      Entonces la actuación se rechaza porque no hay jugada
      Y la casilla I10 sí tiene ficha

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: Los jueces responden a lo que se les pregunta
        # en: Judges answer what they are asked
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:4.1.7.p5.s2
      Ejemplos: AJS: también aquí
        # en: AJS: here too
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1008
    Esquema del escenario: Papeleta sin impugnación
      # en: A slip without a challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando se entrega la papeleta con la palabra y las dos firmas
      Entonces la actuación se rechaza porque no hay jugada
      Y la jugada está anunciada

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: La papeleta recoge lo impugnado
        # en: The slip holds what is challenged
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

    @esc-1044
    Esquema del escenario: Papeleta cuando se consulta en un dispositivo
      # en: A slip where a device is used
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se entrega la papeleta con la palabra, la mesa, la ronda y las dos marcas
      Entonces la actuación se rechaza porque no procede
      Y la jugada está en consulta

      @ajs-2024:4.1.7.1.b1
      Ejemplos: AJS: el dispositivo la sustituye
        # en: AJS: the device replaces it
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1009
    Esquema del escenario: Impugnación que se retira sin haberla hecho
      # en: A challenge taken back that was never made
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno retira la impugnación
      Entonces la actuación se rechaza porque no hay jugada
      Y la jugada está anunciada

      @fise-2003:35.1 @fise-2003:35.5 @redeletras:35.1 @redeletras:35.5 @fise-2009:42.1 @fise-2009:42.5
      Ejemplos: No hay nada que retirar
        # en: There is nothing to take back
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:4.1.7.1.b1
      Ejemplos: AJS: tampoco
        # en: AJS: nor here
        # en: | edition |
        | reglamento |
        | ajs-2024   |
