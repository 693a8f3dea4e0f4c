# language: es
@perfil-impugnacion
Característica: Palabras que ha de formar una jugada
  # en: The words that a play has to make

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Ha de ser válida la palabra que forman las fichas, y las que forman al tocar otras
    # en: The word that the tiles make has to be valid, and those they make by touching others

    @esc-1056
    Esquema del escenario: Una palabra incorrecta, en la línea de las fichas o al tocar otras
      # en: One incorrect word, along the line of the tiles or by touching others
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana tiene AERSOLT en el atril
      Y que <correcta> es válida
      Y que <incorrecta> no es válida
      Y que Ana ha colocado <jugada> desde G11 en vertical
      Y que Bruno ha impugnado <incorrecta>
      Cuando el juez responde a la impugnación
      Entonces la casilla G11 no tiene ficha
      Y el marcador queda 60 a 45

      @resumen-2018:6.s1 @resumen-2018:23.s2
      Ejemplos: Resumen: falla PATIOR con ERA buena, o LSA con PATIOS buena
        # en: Summary: PATIOR fails though ERA is good, or LSA though PATIOS is
        # en: | edition | play | correct | incorrect |
        | reglamento   | jugada | correcta | incorrecta |
        | resumen-2018 | ERA    | ERA      | PATIOR     |
        | resumen-2018 | LSA    | PATIOS   | LSA        |
