# language: es
@perfil-torneo
Característica: Comienzo de las rondas
  # en: Beginning of the rounds

  Regla: La ronda empieza con el aviso y la llamada del juez
    # en: A round begins with the notice and the call of the judge

    @esc-5032
    Esquema del escenario: Señales del comienzo
      # en: Signs of the beginning
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando la ronda empieza <comienzo>
      Entonces la apertura de la ronda <resultado>

      @ajs-2024:4.1.12.2.p1.s1
      Ejemplos: Hacen falta las dos, haya o no pantalla
        # en: Both are needed, screen or not
        # en: | edition | beginning | result |
        | reglamento | comienzo                                     | resultado                       |
        | ajs-2024   | con el aviso del juez y la llamada por mesas | se admite                       |
        | ajs-2024   | con el aviso, la llamada y la pantalla       | se admite                       |
        | ajs-2024   | con la llamada por mesas y sin aviso         | se rechaza porque no se anunció |
        | ajs-2024   | con el aviso del juez y la pantalla          | se rechaza porque no se anunció |

  Regla: Puede retrasarse; para adelantarla han de saberlo todos sin que nadie se oponga
    # en: It may be delayed; to bring it forward all have to know and nobody object

    @esc-5033
    Esquema del escenario: Hora del comienzo
      # en: Time of the beginning
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando la ronda empieza <comienzo>
      Entonces la apertura de la ronda <resultado>

      @ajs-2024:4.1.12.1.p2.s1
      Ejemplos: Retraso
        # en: Delay
        # en: | edition | beginning | result |
        | reglamento | comienzo                 | resultado |
        | ajs-2024   | más tarde de lo previsto | se admite |

      @ajs-2024:4.1.12.1.p2.s2
      Ejemplos: Adelanto
        # en: Bringing forward
        # en: | edition | beginning | result |
        | reglamento | comienzo                                                               | resultado                                    |
        | ajs-2024   | antes de lo previsto, con todos avisados y nadie en contra             | se admite                                    |
        | ajs-2024   | antes de lo previsto, con todos avisados y alguien en contra con causa | se rechaza porque alguien se opone con causa |
        | ajs-2024   | antes de lo previsto, con alguien sin avisar                           | se rechaza porque no se anunció              |

  Regla: Al acabar la ronda se publican los resultados y la clasificación
    # en: After the round the results and the standings are published

    @esc-5034
    Esquema del escenario: Lo que se publica
      # en: What is published
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando al acabar la ronda se publican <publicado>
      Entonces la publicación <resultado>

      @ajs-2024:4.1.14.p1.s1
      Ejemplos: Las dos cosas
        # en: Both things
        # en: | edition | published | result |
        | reglamento | publicado                         | resultado                 |
        | ajs-2024   | los resultados y la clasificación | se admite                 |
        | ajs-2024   | solo los resultados               | se rechaza por incompleta |
        | ajs-2024   | solo la clasificación             | se rechaza por incompleta |
