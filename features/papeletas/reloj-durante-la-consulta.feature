# language: es
@perfil-papeletas
Característica: El reloj durante la consulta
  # en: The clock while the ruling is pending

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Mientras se espera la respuesta, el reloj no corre
    # en: While the answer is awaited, the clock does not run

    @esc-0286
    Esquema del escenario: La consulta tarda cuatro minutos
      # en: The ruling takes four minutes
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS
      Y que se ha entregado la papeleta con todos los datos
      Cuando pasan 240 segundos
      Entonces Ana ha consumido 0 segundos
      Y Bruno ha consumido 0 segundos

      @fise-2003:31.2 @redeletras:29.p3 @fise-2009:34.2 @ajs-2024:4.1.12.5.p2
      Ejemplos: La espera no gasta tiempo de nadie
        # en: The wait uses up nobody’s time
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-0298
    Esquema del escenario: Impugnación que se resuelve sin papeletas
      # en: A challenge settled without slips
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno impugna OLAS
      Entonces el reloj está parado

      @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: mientras se espera al juez, el reloj no corre
        # en: AJS: while the judge is awaited, the clock does not run
        # en: | edition |
        | reglamento |
        | ajs-2024   |
