# language: es
@perfil-arbitraje
Característica: Tarjeta roja
  # en: Red card

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: La reincidencia permite expulsar del torneo y vetar en los internacionales
    # en: A relapse allows expulsion from the tournament and a ban from the international ones

    @esc-1413
    Esquema del escenario: Medida contra Ana, que se burla de Bruno después de otra falta
      # en: A measure against Ana, who mocks Bruno after another fault
      Dada una partida en curso según el reglamento <reglamento>
      Y que en una ronda anterior se apreció que Ana <falta>
      Y que quien dirige el torneo ha apreciado que Ana se burló de su rival
      Cuando <quién> <medida> Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2009:47.p1.s2
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | fault | who | measure | result |
        | reglamento | falta                         | quién                  | medida                                | resultado                              |
        | fise-2009  | se burló de su rival          | quien dirige el torneo | expulsa del torneo a                  | se admite                              |
        | fise-2009  | se dejó ganar adrede          | quien dirige el torneo | expulsa del torneo a                  | se admite                              |
        | fise-2009  | preguntó si valía una palabra | quien dirige el torneo | expulsa del torneo a                  | se rechaza porque la falta no es grave |
        | fise-2009  | se burló de su rival          | quien dirige el torneo | advierte a                            | se admite                              |
        | fise-2009  | se burló de su rival          | la FISE                | veta en los torneos internacionales a | se admite                              |
        | fise-2009  | se burló de su rival          | la FISE                | veta en los campeonatos regionales a  | se admite                              |
        | fise-2009  | se burló de su rival          | la FISE                | veta en los campeonatos mundiales a   | se admite                              |
        | fise-2009  | se burló de su rival          | quien dirige el torneo | veta en los torneos internacionales a | se rechaza por falta de competencia    |
        | fise-2009  | se burló de su rival          | la FISE                | veta en los torneos nacionales a      | se rechaza por no estar permitido      |
        | fise-2009  | se burló de su rival          | la FISE                | veta en los torneos locales a         | se rechaza por no estar permitido      |
        | ajs-2024   | se burló de su rival          | quien dirige el torneo | expulsa del torneo a                  | se admite                              |
        | ajs-2024   | se dejó ganar adrede          | quien dirige el torneo | expulsa del torneo a                  | se admite                              |
        | ajs-2024   | preguntó si valía una palabra | quien dirige el torneo | expulsa del torneo a                  | se rechaza porque la falta no es grave |
        | ajs-2024   | se burló de su rival          | quien dirige el torneo | advierte a                            | se admite                              |
        | ajs-2024   | se burló de su rival          | la FISE                | veta en los torneos internacionales a | se admite                              |
        | ajs-2024   | se burló de su rival          | la FISE                | veta en los campeonatos regionales a  | se admite                              |
        | ajs-2024   | se burló de su rival          | la FISE                | veta en los campeonatos mundiales a   | se admite                              |
        | ajs-2024   | se burló de su rival          | quien dirige el torneo | veta en los torneos internacionales a | se rechaza por falta de competencia    |
        | ajs-2024   | se burló de su rival          | la FISE                | veta en los torneos nacionales a      | se rechaza por no estar permitido      |
        | ajs-2024   | se burló de su rival          | la FISE                | veta en los torneos locales a         | se rechaza por no estar permitido      |

    @esc-1414
    Esquema del escenario: Se aprecia que Ana se burló de Bruno
      # en: It is found that Ana mocked Bruno
      Dada una partida en curso según el reglamento <reglamento>
      Y que <ámbito> se apreció que <quién> <falta>
      Cuando quien dirige el torneo aprecia que Ana se burló de su rival
      Entonces eso <exigencia>
      Y el marcador queda 310 a 290
      Y no se expulsa a Ana del torneo

      @fise-2009:47.p1 @fise-2009:47.p1.s2
      Ejemplos: FISE 2009, también en la AJS: nada se aplica por sí solo
        # en: FISE 2009, under AJS too: nothing acts by itself
        # en: | edition | span | who | fault | demand |
        | reglamento | ámbito                | quién | falta                               | exigencia                                                       |
        | fise-2009  | en una ronda anterior | Bruno | se burló de su rival                | exige una advertencia y un descuento                            |
        | fise-2009  | en una ronda anterior | Ana   | abandonó la partida por frustración | exige una advertencia y un descuento y permite expulsar y vetar |
        | fise-2009  | antes en esta partida | Ana   | se burló de su rival                | exige una advertencia y un descuento y permite expulsar y vetar |
        | fise-2009  | en una ronda anterior | Ana   | respondió si valía una palabra      | exige una advertencia y un descuento                            |
        | ajs-2024   | en una ronda anterior | Bruno | se burló de su rival                | exige una advertencia y un descuento                            |
        | ajs-2024   | en una ronda anterior | Ana   | abandonó la partida por frustración | exige una advertencia y un descuento y permite expulsar y vetar |
        | ajs-2024   | antes en esta partida | Ana   | se burló de su rival                | exige una advertencia y un descuento y permite expulsar y vetar |
        | ajs-2024   | en una ronda anterior | Ana   | respondió si valía una palabra      | exige una advertencia y un descuento                            |
