# language: es
@perfil-impugnacion
Característica: Casillas con premio de una jugada levantada
  # en: Premium squares of a play that was lifted

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La jugada que se levanta no gasta los premios de sus casillas
    # en: A play that is lifted does not use up the premiums of its squares

    @esc-0709
    Esquema del escenario: Jugada sobre las casillas de otra anulada
      # en: A play on the squares of one ruled invalid
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Y que Bruno ha impugnado OLSA
      Y que el juez ha respondido a la impugnación
      Cuando Bruno coloca las fichas L en I10, A en J10, S en K10
      Entonces la jugada vale 6 puntos

      @fise-2003:17 @redeletras:17 @fise-2009:17 @resumen-2018:15
      Ejemplos: O, L y S valen 1; la A, triplicada en J10, vale 3
        # en: O, L and S count 1; the A, tripled on J10, counts 3
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |
