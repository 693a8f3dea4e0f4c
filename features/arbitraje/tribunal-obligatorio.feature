# language: es
@perfil-arbitraje
Característica: Torneos que han de tener tribunal de apelaciones
  # en: Tournaments that have to have a tribunal of appeals

  Regla: La importancia del torneo decide si puede prescindir del tribunal
    # en: The importance of the tournament decides whether it may go without the tribunal

    @esc-2000
    Esquema del escenario: El organizador quiere ahorrarse el tribunal
      # en: The organisers want to do without the tribunal
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que se disputa <torneo>
      Cuando el organizador prescinde del tribunal
      Entonces la actuación <resultado>

      @fise-2003:44.p1 @redeletras:41.p1
      Ejemplos: FISE 2003 y ReDeLetras: campeonatos nacionales y torneos internacionales
        # en: FISE 2003 and ReDeLetras: national championships and international tournaments
        # en: | edition | tournament | result |
        | reglamento | torneo                         | resultado                      |
        | fise-2003  | un torneo local                | se admite                      |
        | fise-2003  | un campeonato nacional         | se rechaza por ser obligatorio |
        | fise-2003  | un campeonato de varios países | se rechaza por ser obligatorio |
        | fise-2003  | un torneo internacional        | se rechaza por ser obligatorio |
        | fise-2003  | un campeonato mundial          | se rechaza por ser obligatorio |
        | redeletras | un torneo local                | se admite                      |
        | redeletras | un campeonato nacional         | se rechaza por ser obligatorio |
        | redeletras | un campeonato de varios países | se rechaza por ser obligatorio |
        | redeletras | un torneo internacional        | se rechaza por ser obligatorio |
        | redeletras | un campeonato mundial          | se rechaza por ser obligatorio |

      @fise-2009:50.p1
      Ejemplos: FISE 2009: solo los internacionales, también los regionales y mundiales
        # en: FISE 2009: only international ones, regional and world ones included
        # en: | edition | tournament | result |
        | reglamento | torneo                         | resultado                      |
        | fise-2009  | un torneo local                | se admite                      |
        | fise-2009  | un campeonato nacional         | se admite                      |
        | fise-2009  | un campeonato de varios países | se rechaza por ser obligatorio |
        | fise-2009  | un torneo internacional        | se rechaza por ser obligatorio |
        | fise-2009  | un campeonato mundial          | se rechaza por ser obligatorio |
