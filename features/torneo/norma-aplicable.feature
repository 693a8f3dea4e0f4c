# language: es
@perfil-torneo
Característica: Norma aplicable
  # en: The rules that apply

  Regla: Prevalecen los criterios; lo que no tratan queda en el reglamento base de cuando se publicaron
    # en: The criteria prevail; what they do not treat is left to the regulation beneath as it was when they were published

    @esc-5035
    Esquema del escenario: Punto según quién lo trata
      # en: A point by who treats it
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando se consulta la norma de un punto <punto>
      Entonces vale lo dicho en <norma>

      @ajs-2024:2.p1.s2
      Ejemplos: Los criterios lo tratan
        # en: The criteria treat it
        # en: | edition | point | text |
        | reglamento | punto                                                            | norma         |
        | ajs-2024   | que tratan los criterios y el reglamento base                    | los criterios |
        | ajs-2024   | que solo tratan los criterios                                    | los criterios |
        | ajs-2024   | que tratan los criterios y que el reglamento base cambió después | los criterios |

      @ajs-2024:2.p1.s1
      Ejemplos: Los criterios no lo tratan
        # en: The criteria do not treat it
        # en: | edition | point | text |
        | reglamento | punto                             | norma                          |
        | ajs-2024   | que solo trata el reglamento base | el reglamento base de entonces |

      @ajs-2024:2.p2
      Ejemplos: El reglamento base cambia después
        # en: The regulation beneath changes afterwards
        # en: | edition | point | text |
        | reglamento | punto                                                                 | norma                          |
        | ajs-2024   | que el reglamento base cambió después                                 | el reglamento base de entonces |
        | ajs-2024   | cuyo cambio posterior adoptó una nota                                 | la nota técnica                |
        | ajs-2024   | que tratan los criterios, con un cambio posterior que adoptó una nota | la nota técnica                |

    @esc-5036
    Esquema del escenario: Punto del que nadie habla
      # en: A point of which nobody speaks
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando se consulta la norma de un punto <punto>
      Entonces la norma del punto no está prevista en el reglamento

      @ajs-2024:2.p1.s1
      Ejemplos: Ni los criterios ni el reglamento base
        # en: Neither the criteria nor the regulation beneath
        # en: | edition | point |
        | reglamento | punto                |
        | ajs-2024   | que no trata ninguno |
