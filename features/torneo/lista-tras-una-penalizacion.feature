# language: es
@perfil-torneo
Característica: La lista tras un bye de penalización
  # en: The list after a penalty bye

  Antecedentes:
    Dado que los Elo son Ana 1950, Bruno 1900, Clara 1850, Darío 1800 y Eva 1750
    Y que en la ronda 3 se enfrentan Ana–Bruno y Clara–Darío
    Y que Eva descansa en la ronda 3
    Y que Bruno no comparece en la ronda 3
    Y que la ronda 4 se empareja con las mesas Ana–Clara y Darío–Eva

  Regla: Cumplido el bye solo vuelve a la lista quien pide la readmisión
    # en: With the bye served, only who asks for readmission is on the list again

    @esc-6311
    Esquema del escenario: Bruno no ha pedido la readmisión
      # en: Bruno has not asked for readmission
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando se ordena la lista para la ronda 5
      Entonces el orden es <orden>

      @ajs-2024:4.1.5.p1.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | order |
        | reglamento | orden                   |
        | ajs-2024   | Ana, Clara, Darío y Eva |

    @esc-6312
    Esquema del escenario: Bruno ha pedido la readmisión
      # en: Bruno has asked for readmission
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que Bruno pide la readmisión
      Cuando se ordena la lista para la ronda 5
      Entonces el orden es <orden>

      @ajs-2024:4.1.5.p1.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | order |
        | reglamento | orden                          |
        | ajs-2024   | Ana, Bruno, Clara, Darío y Eva |
