# language: es
@perfil-papeletas
Característica: Teclear en el dispositivo del juez
  # en: Typing into the judge’s device

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Con el dispositivo del juez no consultan los jugadores
    # en: With the judge’s device the players do not look words up

    @esc-1060
    Esquema del escenario: Un jugador quiere consultar en el dispositivo del juez
      # en: A player wants to look a word up on the judge’s device
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven con un dispositivo del juez
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando <quién> responde a la impugnación
      Entonces la actuación se rechaza por falta de competencia

      @ajs-2024:4.1.7.1.b2 @ajs-2024:4.1.7.p5.s2
      Ejemplos: AJS: teclea el juez o el corremesas
        # en: AJS: the judge or the runner types
        # en: | edition | who |
        | reglamento | quién |
        | ajs-2024   | Ana   |
        | ajs-2024   | Bruno |
