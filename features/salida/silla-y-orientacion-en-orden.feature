# language: es
@perfil-salida
Característica: Orden de los sorteos de silla y orientación
  # en: Order of the lots for chair and side

  Regla: Los dos sorteos se hacen en el orden que se quiera
    # en: The two lots are held in whichever order

    @esc-1052
    Esquema del escenario: El segundo de los dos sorteos
      # en: The second of the two lots
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que en el sorteo de <primero> Ana sacó B y Bruno D
      Cuando en el sorteo de <segundo> Ana saca T y Bruno saca C
      Entonces el sorteo lo gana Bruno

      @ajs-2024:3.1.1.a.s2
      Ejemplos: AJS: antes la silla o antes la orientación
        # en: AJS: the chair first or the side first
        # en: | edition | first | second |
        | reglamento | primero        | segundo        |
        | ajs-2024   | la silla       | la orientación |
        | ajs-2024   | la orientación | la silla       |
