# language: es
@perfil-lexico-reglas
Característica: Verbos que tienen dos terminaciones
  # en: Verbs that have two endings

  Regla: Se conjugan solo con la terminación con que el diccionario los conjuga
    # en: They are conjugated only with the ending with which the dictionary conjugates them

    @redeletras:XII.17.11
    @esc-3660
    Ejemplo: FRANJAR y FRANJEAR
      # en: FRANJAR and FRANJEAR
      Dado un diccionario que solo trae «franjar. tr.» y «franjear. tr. [sin paradigma]»
      Cuando se pregunta por FRANJAR, FRANJAN y FRANJEAR, y también por FRANJEAN, según el reglamento redeletras
      Entonces valen FRANJAR, FRANJAN y FRANJEAR
      Y no vale FRANJEAN

    @redeletras:XII.17.11
    @esc-3661
    Ejemplo: DESCANGALLAR y DESCANGAYAR
      # en: DESCANGALLAR and DESCANGAYAR
      Dado un diccionario que solo trae «descangallar. tr.» y «descangayar. tr. [sin paradigma]»
      Cuando se pregunta por DESCANGA[LL]AN y DESCANGAYAR, y también por DESCANGAYAN, según el reglamento redeletras
      Entonces valen DESCANGA[LL]AN y DESCANGAYAR
      Y no vale DESCANGAYAN
