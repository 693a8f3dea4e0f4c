# language: es
@perfil-planilla
Característica: La ronda siguiente y las reclamaciones
  # en: The next round and the claims

  Antecedentes:
    Dado que el marcador es 380 a 310

  Regla: El aviso de la ronda siguiente cierra el plazo de las reclamaciones, y no vuelve atrás
    # en: The call of the next round ends the time for claims, and does not go back

    @esc-6314
    Esquema del escenario: Ya <momento>
      # en: Already <momento>
      Dada una partida acabada según el reglamento <reglamento>
      Y que las planillas están firmadas por los dos
      Y que <momento>
      Cuando <siguiente>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.14.p1.s3
      Ejemplos: AJS: los avisos van en su orden
        # en: AJS: the calls go in their order
        # en: | edition | moment | next | result |
        | reglamento | momento                                               | siguiente                                             | resultado             |
        | ajs-2024   | se anuncian los emparejamientos de la ronda siguiente | ha empezado la ronda siguiente                        | se admite             |
        | ajs-2024   | se anuncian los emparejamientos de la ronda siguiente | se anuncian los emparejamientos de la ronda siguiente | se rechaza por tardía |
        | ajs-2024   | ha empezado la ronda siguiente                        | se anuncian los emparejamientos de la ronda siguiente | se rechaza por tardía |

      @fise-2003:5.1 @redeletras:34.p3 @fise-2009:44 @resumen-2018:22
      Ejemplos: Las demás ediciones no ligan nada a la ronda siguiente
        # en: The other editions tie nothing to the next round
        # en: | edition | moment | next | result |
        | reglamento   | momento                                   | siguiente                      | resultado                         |
        | fise-2003    | aún no se ha anunciado la ronda siguiente | ha empezado la ronda siguiente | no está prevista en el reglamento |
        | redeletras   | aún no se ha anunciado la ronda siguiente | ha empezado la ronda siguiente | no está prevista en el reglamento |
        | fise-2009    | aún no se ha anunciado la ronda siguiente | ha empezado la ronda siguiente | no está prevista en el reglamento |
        | resumen-2018 | aún no se ha anunciado la ronda siguiente | ha empezado la ronda siguiente | no está prevista en el reglamento |
