# language: es
@perfil-torneo
Característica: Empates en la lista del Máster
  # en: Ties in the list of the Máster

  Regla: Con el mismo puesto y la misma media deciden los siguientes resultados
    # en: On the same place and the same mean the next results decide

    @esc-5273
    Esquema del escenario: Bruno quedó además en el puesto <puesto>
      # en: Bruno also took place <puesto>
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Ana quedó en el puesto 2 en un torneo, contra 1800 1900
      Y que Ana quedó en el puesto 4 en un torneo, contra 1700
      Y que Bruno quedó en el puesto 2 en un torneo, contra 1850
      Y que Bruno quedó en el puesto <puesto> en un torneo, contra <rivales>
      Cuando se hace la lista del Máster
      Entonces la lista es <lista>

      @ajs-2024:4.3.1.p4
      Ejemplos: AJS: primero el puesto y después la media
        # en: AJS: first the place and then the mean
        # en: | edition | place | rivals | list |
        | reglamento | puesto | rivales | lista       |
        | ajs-2024   | 3      | 1600    | Bruno y Ana |
        | ajs-2024   | 5      | 1990    | Ana y Bruno |
        | ajs-2024   | 4      | 1701    | Bruno y Ana |
        | ajs-2024   | 4      | 1699    | Ana y Bruno |

    @esc-5274
    Esquema del escenario: Ana y Bruno tienen los mismos resultados
      # en: Ana and Bruno have the same results
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que Ana quedó en el puesto 2 en un torneo, contra 1800 1900
      Y que Ana quedó en el puesto 4 en un torneo, contra 1700
      Y que Bruno quedó en el puesto 2 en un torneo, contra 1850
      Y que Bruno quedó en el puesto 4 en un torneo, contra 1700
      Y que Clara quedó en el puesto 4 en un torneo, contra 1700
      Cuando se hace la lista del Máster
      Entonces nada separa en la lista a <iguales>

      @ajs-2024:4.3.1.p4
      Ejemplos: AJS: no hay otro criterio
        # en: AJS: there is no other criterion
        # en: | edition | level |
        | reglamento | iguales     |
        | ajs-2024   | Ana y Bruno |
