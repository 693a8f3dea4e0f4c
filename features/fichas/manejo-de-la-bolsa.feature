# language: es
@perfil-fichas
Característica: Manejo de la bolsa
  # en: Handling the bag

  Regla: Se roba con la bolsa en la otra mano, en alto y apartada de la cara, y después queda junto al tablero
    # en: Tiles are drawn with the bag in the other hand, raised and away from the face, and it is then left beside the board

    @esc-0160
    Esquema del escenario: Resta de puntos a Ana por cómo roba
      # en: Points taken off Ana for how she draws
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que Ana roba 7 fichas <manera>
      Cuando quien dirige el torneo resta <puntos> puntos a Ana por ello, probado
      Entonces la actuación <resultado>

      @fise-2003:7.p1 @redeletras:7.p1
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | way | points | result |
        | reglamento | manera                                                      | puntos | resultado                           |
        | fise-2003  | con la bolsa en la otra mano, en alto y apartada de la cara | 30     | se rechaza porque no hay infracción |
        | fise-2003  | con la bolsa en la mano con que roba                        | 30     | se admite                           |
        | fise-2003  | sin alzar la bolsa                                          | 30     | se admite                           |
        | fise-2003  | con la bolsa por debajo de los ojos                         | 30     | se rechaza porque no hay infracción |
        | fise-2003  | con la bolsa pegada a la cara                               | 30     | se admite                           |
        | fise-2003  | y deja la bolsa cerrada junto al tablero                    | 30     | se rechaza porque no hay infracción |
        | fise-2003  | y deja la bolsa en una silla                                | 30     | se admite                           |
        | redeletras | con la bolsa en la otra mano, en alto y apartada de la cara | 30     | se rechaza porque no hay infracción |
        | redeletras | con la bolsa en la mano con que roba                        | 30     | se admite                           |
        | redeletras | sin alzar la bolsa                                          | 30     | se admite                           |
        | redeletras | con la bolsa por debajo de los ojos                         | 30     | se rechaza porque no hay infracción |
        | redeletras | con la bolsa pegada a la cara                               | 30     | se admite                           |
        | redeletras | y deja la bolsa cerrada junto al tablero                    | 30     | se rechaza porque no hay infracción |
        | redeletras | y deja la bolsa en una silla                                | 30     | se admite                           |

      @fise-2009:7
      Ejemplos: FISE 2009: al robar
        # en: FISE 2009: while drawing
        # en: | edition | way | points | result |
        | reglamento | manera                                                      | puntos | resultado                           |
        | fise-2009  | con la bolsa en la otra mano, en alto y apartada de la cara | 25     | se rechaza porque no hay infracción |
        | fise-2009  | con la bolsa en la mano con que roba                        | 25     | se admite                           |
        | fise-2009  | sin alzar la bolsa                                          | 25     | se admite                           |
        | fise-2009  | con la bolsa por debajo de los ojos                         | 25     | se rechaza porque no hay infracción |
        | fise-2009  | con la bolsa pegada a la cara                               | 25     | se admite                           |

      @fise-2009:7.s2
      Ejemplos: FISE 2009, también en la AJS: después de robar, con la boca que no muestre las fichas
        # en: FISE 2009, under AJS too: after drawing, with a mouth that shows no tiles
        # en: | edition | way | points | result |
        | reglamento | manera                                   | puntos | resultado                           |
        | fise-2009  | y deja la bolsa cerrada junto al tablero | 25     | se rechaza porque no hay infracción |
        | fise-2009  | y deja la bolsa en una silla             | 25     | se admite                           |
        | fise-2009  | y deja la bolsa con la boca abierta      | 25     | se admite                           |
        | ajs-2024   | y deja la bolsa cerrada junto al tablero | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | y deja la bolsa en una silla             | 25     | se admite                           |
        | ajs-2024   | y deja la bolsa con la boca abierta      | 25     | se admite                           |

      @ajs-2024:3.1.2.s1
      Ejemplos: AJS: por el mismo procedimiento y con prontitud
        # en: AJS: by the same procedure and promptly
        # en: | edition | way | points | result |
        | reglamento | manera                                                      | puntos | resultado                           |
        | ajs-2024   | con la bolsa en la otra mano, en alto y apartada de la cara | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | con la bolsa en la mano con que roba                        | 25     | se admite                           |
        | ajs-2024   | sin alzar la bolsa                                          | 25     | se admite                           |
        | ajs-2024   | con la bolsa por debajo de los ojos                         | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | con la bolsa pegada a la cara                               | 25     | se admite                           |
        | ajs-2024   | con prontitud                                               | 25     | se rechaza porque no hay infracción |
        | ajs-2024   | con demora                                                  | 25     | se admite                           |

    @esc-0161
    Esquema del escenario: Ana roba y nadie puede sancionarla
      # en: Ana draws and nobody can punish her
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando Ana roba 7 fichas <manera>
      Entonces lo que ha hecho <calificación>

      @resumen-2018:5.s2
      Ejemplos: Resumen: con la bolsa a la altura de los ojos
        # en: Summary: with the bag at eye level
        # en: | edition | way | ruling |
        | reglamento   | manera                               | calificación      |
        | resumen-2018 | con la bolsa a la altura de los ojos | no es una falta   |
        | resumen-2018 | con la bolsa por debajo de los ojos  | es una infracción |
        | resumen-2018 | sin alzar la bolsa                   | es una infracción |
        | resumen-2018 | con la bolsa pegada a la cara        | no está previsto  |
        | resumen-2018 | con la bolsa en la mano con que roba | no está previsto  |
        | resumen-2018 | y deja la bolsa en una silla         | no está previsto  |

      @fise-2003:7.p1 @redeletras:7.p1
      Ejemplos: FISE 2003 y ReDeLetras: ni la boca de la bolsa ni la demora
        # en: FISE 2003 and ReDeLetras: neither the mouth of the bag nor delay
        # en: | edition | way | ruling |
        | reglamento | manera                              | calificación     |
        | fise-2003  | y deja la bolsa con la boca abierta | no está previsto |
        | fise-2003  | con demora                          | no está previsto |
        | redeletras | y deja la bolsa con la boca abierta | no está previsto |
        | redeletras | con demora                          | no está previsto |

      @fise-2009:7
      Ejemplos: FISE 2009: sin regla sobre la demora
        # en: FISE 2009: no rule on delay
        # en: | edition | way | ruling |
        | reglamento | manera     | calificación     |
        | fise-2009  | con demora | no está previsto |
