# language: es
@perfil-papeletas
Característica: Retirar la impugnación
  # en: Taking a challenge back

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Quien impugnó puede pensárselo mejor mientras no se haya pedido el dictamen
    # en: The challenger may think better of it until the ruling has been asked for

    @esc-0907
    Esquema del escenario: El rival retira la impugnación antes de entregar la papeleta
      # en: The rival takes the challenge back before the slip is handed in
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Bruno retira la impugnación
      Entonces la jugada está anunciada
      Y la casilla I10 sí tiene ficha

      @fise-2003:35.1 @fise-2003:35.5 @redeletras:35.1 @redeletras:35.5 @fise-2009:42.1 @fise-2009:42.5 @ajs-2024:4.1.7.1.b1
      Ejemplos: Lectura adoptada: sin papeleta todavía no hay petición
        # en: Reading adopted: without the slip nothing has been asked for yet
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0908
    Esquema del escenario: El rival retira la impugnación cuando ya se espera la respuesta
      # en: The rival takes the challenge back while the answer is awaited
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA <cauce>
      Cuando Bruno retira la impugnación
      Entonces la actuación <resultado>

      @fise-2003:35.1 @fise-2003:35.5 @redeletras:35.1 @redeletras:35.5 @fise-2009:42.1 @fise-2009:42.5 @ajs-2024:4.1.7.1.b1
      Ejemplos: La papeleta entregada sigue su curso
        # en: The slip handed in takes its course
        # en: | edition | channel | result |
        | reglamento | cauce        | resultado                                    |
        | fise-2003  | con papeleta | se rechaza porque hay una consulta pendiente |
        | redeletras | con papeleta | se rechaza porque hay una consulta pendiente |
        | fise-2009  | con papeleta | se rechaza porque hay una consulta pendiente |
        | ajs-2024   | con papeleta | se rechaza porque hay una consulta pendiente |

      @resumen-2018:23.s1
      Ejemplos: Resumen: nada dice de retirarla
        # en: Summary: says nothing of taking it back
        # en: | edition | channel | result |
        | reglamento   | cauce        | resultado                         |
        | resumen-2018 | sin papeleta | no está prevista en el reglamento |

    @esc-0909
    Esquema del escenario: El autor quiere dar por retirada la impugnación del rival
      # en: The author wants the challenge of the rival to be off
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando Ana retira la impugnación
      Entonces la actuación se rechaza por falta de derecho
      Y la jugada está en consulta

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1 @ajs-2024:4.1.7.1.b1
      Ejemplos: Solo la retira quien la hizo
        # en: Only who made it takes it back
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0931
    Esquema del escenario: El reloj al retirar la impugnación
      # en: The clock when the challenge is taken back
      Dada una partida en curso según el reglamento <reglamento>
      Y que se juega a <modalidad>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que Bruno ha retirado su impugnación
      Cuando pasan 15 segundos
      Entonces Ana ha consumido <segundos> segundos

      @redeletras:35.1 @fise-2009:42.1 @ajs-2024:4.1.7.1.b1
      Ejemplos: Vuelve a correr como antes de impugnar
        # en: It runs again as before the challenge
        # en: | edition | timing | seconds |
        | reglamento | modalidad         | segundos |
        | redeletras | tiempo corrido    | 15       |
        | redeletras | tiempo no corrido | 0        |
        | fise-2009  | tiempo corrido    | 15       |
        | fise-2009  | tiempo no corrido | 0        |
        | ajs-2024   | tiempo corrido    | 15       |
