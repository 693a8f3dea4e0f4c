# language: es
@perfil-fichas
Característica: Demora al robar y bolsa ajena
  # en: Slow draws and the bag of another game

  Regla: Se roba sin demora y de la bolsa propia
    # en: Tiles are drawn without delay and from the bag of the own game

    @esc-0162
    Esquema del escenario: Demora al robar
      # en: Slowness in drawing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @ajs-2024:3.1.2.s1
      Ejemplos: Se exige premura
        # en: Promptness is required
        # en: | edition | incident | ruling |
        | reglamento | incidente          | calificación      |
        | ajs-2024   | se demora al robar | es una infracción |

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7 @resumen-2018:5.s2
      Ejemplos: Sin regla sobre la premura
        # en: No rule on promptness
        # en: | edition | incident | ruling |
        | reglamento   | incidente          | calificación     |
        | fise-2003    | se demora al robar | no está previsto |
        | redeletras   | se demora al robar | no está previsto |
        | fise-2009    | se demora al robar | no está previsto |
        | resumen-2018 | se demora al robar | no está previsto |

    @esc-0163
    Esquema del escenario: Robo de fichas de una bolsa ajena
      # en: A draw from the bag of another game
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @ajs-2024:4.1.12.5.p4
      Ejemplos: Se sigue jugando
        # en: Play goes on
        # en: | edition | incident | ruling |
        | reglamento | incidente                        | calificación                     |
        | ajs-2024   | roba de la bolsa de otra partida | no impide que las partidas sigan |

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7 @resumen-2018:5.s2
      Ejemplos: Sin regla sobre las bolsas ajenas
        # en: No rule on the bags of others
        # en: | edition | incident | ruling |
        | reglamento   | incidente                        | calificación     |
        | fise-2003    | roba de la bolsa de otra partida | no está previsto |
        | redeletras   | roba de la bolsa de otra partida | no está previsto |
        | fise-2009    | roba de la bolsa de otra partida | no está previsto |
        | resumen-2018 | roba de la bolsa de otra partida | no está previsto |
