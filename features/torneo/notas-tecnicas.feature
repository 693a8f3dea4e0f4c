# language: es
@perfil-torneo
Característica: Notas técnicas
  # en: Technical notes

  Regla: Una nota trata lo que no está regulado y dice su alcance y su vigencia
    # en: A note treats what is not regulated and states its scope and validity

    @esc-5037
    Esquema del escenario: Contenido de una nota
      # en: What a note holds
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando se emite una nota técnica <nota>
      Entonces la nota técnica <resultado>

      @ajs-2024:6.p1
      Ejemplos: Sobre qué
        # en: On what
        # en: | edition | note | result |
        | reglamento | nota                                              | resultado                                      |
        | ajs-2024   | con alcance y vigencia sobre un punto sin regular | se admite                                      |
        | ajs-2024   | con alcance y vigencia sobre un punto regulado    | se rechaza porque el reglamento ya lo resuelve |

      @ajs-2024:6.p2.s1
      Ejemplos: Qué ha de decir
        # en: What it has to say
        # en: | edition | note | result |
        | reglamento | nota                                                     | resultado                 |
        | ajs-2024   | con alcance, vigencia y autor sobre un punto sin regular | se admite                 |
        | ajs-2024   | con alcance y vigencia sobre un punto sin regular        | se admite                 |
        | ajs-2024   | sin alcance                                              | se rechaza por incompleta |
        | ajs-2024   | sin vigencia                                             | se rechaza por incompleta |

      @ajs-2024:6.p2.s2
      Ejemplos: Igual para todos los torneos
        # en: Alike for all tournaments
        # en: | edition | note | result |
        | reglamento | nota                                              | resultado                                  |
        | ajs-2024   | con alcance y vigencia sobre un punto sin regular | se admite                                  |
        | ajs-2024   | que discrimina a los torneos anteriores           | se rechaza porque discrimina entre torneos |

  Regla: Lo que sigue haciendo falta se integra en los criterios siguientes
    # en: What is still needed goes into the next criteria

    @esc-5038
    Esquema del escenario: Nota al acabar su temporada
      # en: A note when its season is over
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando acaba la temporada de una nota técnica <contenido>
      Entonces la nota <integra> pasa a los criterios siguientes

      @ajs-2024:6.p3
      Ejemplos: Solo si trasciende la temporada
        # en: Only if it goes beyond the season
        # en: | edition | content | goes in |
        | reglamento | contenido                | integra |
        | ajs-2024   | que sigue haciendo falta | sí      |
        | ajs-2024   | que ya no hace falta     | no      |
