# language: es
@perfil-papeletas
Característica: Jugada confirmada por el dictamen
  # en: A play upheld by the ruling

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

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
        # en: In all five editions the rival takes a turn
        # en: | edition | channel |
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |
        | ajs-2024     | con papeleta |
