# language: es
@perfil-fichas
Característica: Manejo de la bolsa
  # en: Handling the bag

  Regla: Se roba con la bolsa en alto y sin ver las fichas
    # en: Tiles are drawn with the bag held up and without seeing them

    @esc-0160
    Esquema del escenario: Modo de sostener la bolsa al robar
      # en: How the bag is held when drawing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7
      Ejemplos: En alto y apartada de la cara
        | reglamento | incidente                                | calificación      |
        | fise-2003  | roba sin alzar la bolsa                  | es una infracción |
        | fise-2003  | roba con la bolsa pegada a la cara       | es una infracción |
        | fise-2003  | mira dentro de la bolsa                  | es una infracción |
        | fise-2003  | roba con la bolsa por debajo de los ojos | no está previsto  |
        | redeletras | roba sin alzar la bolsa                  | es una infracción |
        | redeletras | roba con la bolsa pegada a la cara       | es una infracción |
        | redeletras | mira dentro de la bolsa                  | es una infracción |
        | redeletras | roba con la bolsa por debajo de los ojos | no está previsto  |
        | fise-2009  | roba sin alzar la bolsa                  | es una infracción |
        | fise-2009  | roba con la bolsa pegada a la cara       | es una infracción |
        | fise-2009  | mira dentro de la bolsa                  | es una infracción |
        | fise-2009  | roba con la bolsa por debajo de los ojos | no está previsto  |
        | ajs-2024   | mira dentro de la bolsa                  | es una infracción |
        | ajs-2024   | roba con la bolsa por debajo de los ojos | no está previsto  |

      @ajs-2024:3.1.2.s1
      Ejemplos: Según el mismo procedimiento
        | reglamento | incidente                          | calificación      |
        | ajs-2024   | roba sin alzar la bolsa            | es una infracción |
        | ajs-2024   | roba con la bolsa pegada a la cara | es una infracción |

      @resumen-2018:5.s2
      Ejemplos: A la altura de los ojos
        | reglamento   | incidente                                | calificación      |
        | resumen-2018 | roba sin alzar la bolsa                  | es una infracción |
        | resumen-2018 | roba con la bolsa por debajo de los ojos | es una infracción |
        | resumen-2018 | roba con la bolsa pegada a la cara       | no está previsto  |
        | resumen-2018 | mira dentro de la bolsa                  | no está previsto  |

    @esc-0161
    Esquema del escenario: Lugar donde queda la bolsa después de robar
      # en: Where the bag is left after drawing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @fise-2003:7.p1 @redeletras:7.p1
      Ejemplos: Junto al tablero
        | reglamento | incidente                         | calificación      |
        | fise-2003  | no deja la bolsa junto al tablero | es una infracción |
        | fise-2003  | deja la bolsa con la boca abierta | no está previsto  |
        | redeletras | no deja la bolsa junto al tablero | es una infracción |
        | redeletras | deja la bolsa con la boca abierta | no está previsto  |

      @fise-2009:7.s2
      Ejemplos: Junto al tablero y con la boca cerrada a la vista
        | reglamento | incidente                         | calificación      |
        | fise-2009  | no deja la bolsa junto al tablero | es una infracción |
        | fise-2009  | deja la bolsa con la boca abierta | es una infracción |
        | ajs-2024   | no deja la bolsa junto al tablero | es una infracción |
        | ajs-2024   | deja la bolsa con la boca abierta | es una infracción |

      @resumen-2018:5.s2
      Ejemplos: Sin regla sobre la bolsa en reposo
        | reglamento   | incidente                         | calificación     |
        | resumen-2018 | no deja la bolsa junto al tablero | no está previsto |
        | resumen-2018 | deja la bolsa con la boca abierta | no está previsto |

  Regla: Se roba sin demora y de la bolsa propia
    # en: Tiles are drawn without delay and from the own bag

    @esc-0162
    Esquema del escenario: Demora al robar
      # en: Slowness in drawing
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @ajs-2024:3.1.2.s1
      Ejemplos: Se exige premura
        | reglamento | incidente          | calificación      |
        | ajs-2024   | se demora al robar | es una infracción |

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7 @resumen-2018:5.s2
      Ejemplos: Sin regla sobre la premura
        | reglamento   | incidente          | calificación     |
        | fise-2003    | se demora al robar | no está previsto |
        | redeletras   | se demora al robar | no está previsto |
        | fise-2009    | se demora al robar | no está previsto |
        | resumen-2018 | se demora al robar | no está previsto |

    @esc-0163
    Esquema del escenario: Robo de una bolsa ajena
      # en: A draw from a bag of others
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana <incidente>
      Entonces eso <calificación>

      @ajs-2024:4.1.12.5.p4
      Ejemplos: Se sigue jugando
        | reglamento | incidente                        | calificación                     |
        | ajs-2024   | roba de la bolsa de otra partida | no impide que las partidas sigan |

      @fise-2003:7.p1 @redeletras:7.p1 @fise-2009:7 @resumen-2018:5.s2
      Ejemplos: Sin regla sobre las bolsas ajenas
        | reglamento   | incidente                        | calificación     |
        | fise-2003    | roba de la bolsa de otra partida | no está previsto |
        | redeletras   | roba de la bolsa de otra partida | no está previsto |
        | fise-2009    | roba de la bolsa de otra partida | no está previsto |
        | resumen-2018 | roba de la bolsa de otra partida | no está previsto |
