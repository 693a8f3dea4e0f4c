# language: es
@perfil-fichas
Característica: Manejo de la bolsa
  # en: Handling the bag

  Regla: Se roba con la bolsa en alto
    # en: Tiles are drawn with the bag held up

    @esc-0160
    Esquema del escenario: Modo de sostener la bolsa al robar
      # en: How the bag is held while drawing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7
      Ejemplos: Con la otra mano, en alto y apartada de la cara
        # en: With the other hand, raised and away from the face
        # en: | edition | incident | ruling |
        | reglamento | incidente                                       | calificación      |
        | fise-2003  | roba con la bolsa en alto y apartada de la cara | está permitido    |
        | redeletras | roba con la bolsa en alto y apartada de la cara | está permitido    |
        | fise-2009  | roba con la bolsa en alto y apartada de la cara | está permitido    |
        | fise-2003  | sujeta la bolsa con la misma mano con que roba  | es una infracción |
        | redeletras | sujeta la bolsa con la misma mano con que roba  | es una infracción |
        | fise-2009  | sujeta la bolsa con la misma mano con que roba  | es una infracción |
        | fise-2003  | roba sin alzar la bolsa                         | es una infracción |
        | redeletras | roba sin alzar la bolsa                         | es una infracción |
        | fise-2009  | roba sin alzar la bolsa                         | es una infracción |
        | fise-2003  | roba con la bolsa pegada a la cara              | es una infracción |
        | redeletras | roba con la bolsa pegada a la cara              | es una infracción |
        | fise-2009  | roba con la bolsa pegada a la cara              | es una infracción |
        | fise-2003  | roba con la bolsa por debajo de los ojos        | no está previsto  |
        | redeletras | roba con la bolsa por debajo de los ojos        | no está previsto  |
        | fise-2009  | roba con la bolsa por debajo de los ojos        | no está previsto  |

      @ajs-2024:3.1.2.s1
      Ejemplos: Según el mismo procedimiento
        # en: By the same procedure
        # en: | edition | incident | ruling |
        | reglamento | incidente                                       | calificación      |
        | ajs-2024   | roba con la bolsa en alto y apartada de la cara | está permitido    |
        | ajs-2024   | sujeta la bolsa con la misma mano con que roba  | es una infracción |
        | ajs-2024   | roba sin alzar la bolsa                         | es una infracción |
        | ajs-2024   | roba con la bolsa pegada a la cara              | es una infracción |
        | ajs-2024   | roba con la bolsa por debajo de los ojos        | no está previsto  |

      @resumen-2018:5.s2
      Ejemplos: A la altura de los ojos
        # en: At eye level
        # en: | edition | incident | ruling |
        | reglamento   | incidente                                      | calificación      |
        | resumen-2018 | roba sin alzar la bolsa                        | es una infracción |
        | resumen-2018 | roba con la bolsa por debajo de los ojos       | es una infracción |
        | resumen-2018 | roba con la bolsa pegada a la cara             | no está previsto  |
        | resumen-2018 | sujeta la bolsa con la misma mano con que roba | no está previsto  |

  Regla: Después de robar, la bolsa queda junto al tablero
    # en: After the draw the bag is left beside the board

    @esc-0161
    Esquema del escenario: Lugar donde queda la bolsa después de robar
      # en: Where the bag is left after drawing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:7.p1 @redeletras:7.p1
      Ejemplos: Junto al tablero
        # en: Beside the board
        # en: | edition | incident | ruling |
        | reglamento | incidente                         | calificación      |
        | fise-2003  | no deja la bolsa junto al tablero | es una infracción |
        | fise-2003  | deja la bolsa con la boca abierta | no está previsto  |
        | redeletras | no deja la bolsa junto al tablero | es una infracción |
        | redeletras | deja la bolsa con la boca abierta | no está previsto  |

      @fise-2009:7.s2
      Ejemplos: Junto al tablero y con la boca cerrada a la vista
        # en: Beside the board, its mouth closed and in sight
        # en: | edition | incident | ruling |
        | reglamento | incidente                         | calificación      |
        | fise-2009  | no deja la bolsa junto al tablero | es una infracción |
        | fise-2009  | deja la bolsa con la boca abierta | es una infracción |
        | ajs-2024   | no deja la bolsa junto al tablero | es una infracción |
        | ajs-2024   | deja la bolsa con la boca abierta | es una infracción |

      @resumen-2018:5.s2
      Ejemplos: Sin regla sobre la bolsa en reposo
        # en: No rule on the bag at rest
        # en: | edition | incident | ruling |
        | reglamento   | incidente                         | calificación     |
        | resumen-2018 | no deja la bolsa junto al tablero | no está previsto |
        | resumen-2018 | deja la bolsa con la boca abierta | no está previsto |
