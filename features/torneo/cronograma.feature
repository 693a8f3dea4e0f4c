# language: es
@perfil-torneo
Característica: Cronograma del torneo
  # en: The timetable

  Regla: El cronograma está a la vista
    # en: The timetable is on display

    @esc-5017
    Esquema del escenario: Lugar del cronograma
      # en: Place of the timetable
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que <circunstancia>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.1 @ajs-2024:4.1.12.1.p1.s1
      Ejemplos: Donde se vea bien
        # en: Where it is easily seen
        # en: | edition | circumstance | result |
        | reglamento | circunstancia                    | resultado                            |
        | ajs-2024   | el cronograma está a la vista    | se admite                            |
        | ajs-2024   | el cronograma no está a la vista | se rechaza porque no está a la vista |
