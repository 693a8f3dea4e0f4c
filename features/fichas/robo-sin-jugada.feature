# language: es
@perfil-fichas
Característica: Robar sin haber jugado
  # en: Drawing without having played

  Regla: Con las siete fichas y sin jugada no se roba
    # en: With seven tiles and no play one does not draw

    @esc-1171
    Esquema del escenario: Robo de quien tiene sus siete fichas y no ha jugado
      # en: A draw by who has the seven tiles and has not played
      Dada una partida <momento> según el reglamento <reglamento>
      Cuando <quién> roba 1 ficha
      Entonces la actuación se rechaza por estar fuera de orden
      Y <quién> tiene 7 fichas

      @fise-2003:29.p2 @redeletras:29.p4 @fise-2009:32.p1 @resumen-2018:5.s1
      Ejemplos: Se roba lo que se ha jugado
        # en: One draws what one has played
        # en: | edition | moment | who |
        | reglamento   | momento         | quién |
        | fise-2003    | recién empezada | Ana   |
        | fise-2003    | recién empezada | Bruno |
        | fise-2003    | en curso        | Ana   |
        | redeletras   | recién empezada | Ana   |
        | redeletras   | recién empezada | Bruno |
        | redeletras   | en curso        | Ana   |
        | fise-2009    | recién empezada | Ana   |
        | fise-2009    | recién empezada | Bruno |
        | fise-2009    | en curso        | Ana   |
        | resumen-2018 | recién empezada | Ana   |
        | resumen-2018 | recién empezada | Bruno |
        | resumen-2018 | en curso        | Ana   |
        | ajs-2024     | recién empezada | Ana   |
        | ajs-2024     | recién empezada | Bruno |
        | ajs-2024     | en curso        | Ana   |
