# language: es
@perfil-fichas
Característica: Bolsa de otra partida
  # en: The bag of another game

  Regla: Robar por accidente de la bolsa de otra partida no detiene ninguna de las dos
    # en: Drawing by accident from the bag of another game stops neither game

    @esc-0163
    Esquema del escenario: Resta de puntos a Ana por robar de la bolsa de la mesa compartida
      # en: Points taken off Ana for drawing from the bag of those who share the table
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana roba por accidente de la bolsa de otra partida
      Cuando quien dirige el torneo resta 25 puntos a Ana por ello, probado
      Entonces la actuación se rechaza porque no hay infracción

      @ajs-2024:4.1.12.5.p4
      Ejemplos: AJS: la partida sigue
        # en: AJS: the game goes on
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-0162
    Esquema del escenario: Ana roba de la bolsa de otra partida
      # en: Ana draws from the bag of another game
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana roba por accidente de la bolsa de otra partida
      Entonces lo que ha hecho <calificación>

      @ajs-2024:4.1.12.5.p4
      Ejemplos: AJS: la partida sigue
        # en: AJS: the game goes on
        # en: | edition | ruling |
        | reglamento | calificación   |
        | ajs-2024   | está permitido |

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7 @resumen-2018:5.s2
      Ejemplos: Sin regla sobre las bolsas ajenas
        # en: No rule on the bags of others
        # en: | edition | ruling |
        | reglamento   | calificación     |
        | fise-2003    | no está previsto |
        | redeletras   | no está previsto |
        | fise-2009    | no está previsto |
        | resumen-2018 | no está previsto |
