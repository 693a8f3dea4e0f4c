# language: es
@perfil-arbitraje
Característica: Conducta antideportiva en ausencias y abandonos
  # en: Unsporting conduct in absences and abandonments

  Antecedentes:
    Dado que el marcador es 200 a 210

  Regla: El juez puede tomar medidas si además hubo conducta antideportiva
    # en: The judge may take measures if there was unsporting conduct besides

    @esc-1857
    Esquema del escenario: Medida contra Ana, que abandonó dando un portazo
      # en: A measure against Ana, who gave up and slammed the door
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha abandonado la partida sin un motivo que el juez halle justificado
      Y que el juez del torneo ha apreciado que Ana tuvo una conducta antideportiva
      Cuando <quién> <medida> Ana por ello, probado
      Entonces la actuación <resultado>

      @ajs-2024:4.1.11.4.p1.s1
      Ejemplos: AJS: las medidas no están tasadas
        # en: AJS: the measures are not limited
        # en: | edition | who | measure | result |
        | reglamento | quién               | medida                      | resultado                           |
        | ajs-2024   | el juez del torneo  | apercibe a                  | se admite                           |
        | ajs-2024   | el juez del torneo  | da la partida por perdida a | se admite                           |
        | ajs-2024   | el juez del torneo  | expulsa del torneo a        | se admite                           |
        | ajs-2024   | un árbitro auxiliar | apercibe a                  | se rechaza por falta de competencia |

    @esc-1858
    Esquema del escenario: Se aprecia una conducta antideportiva de Ana, que <paradero>
      # en: Unsporting conduct is found of Ana, who <whereabouts>
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana <paradero>
      Cuando el juez del torneo aprecia que Ana tuvo una conducta antideportiva
      Entonces la actuación <resultado>
      Y el marcador queda 200 a 210

      @ajs-2024:4.1.11.4.p1.s1
      Ejemplos: AJS: solo sobre una ausencia, un retraso o un abandono; y nada se aplica por sí solo
        # en: AJS: only on top of an absence, a delay or an abandonment; and nothing acts by itself
        # en: | edition | whereabouts | result |
        | reglamento | paradero        | resultado                           |
        | ajs-2024   | está fuera      | se admite                           |
        | ajs-2024   | está en la sala | se rechaza porque no hay infracción |

  Regla: La Directiva actúa en última instancia, cuando el torneo ha terminado
    # en: The board acts in the last instance, when the tournament is over

    @esc-1859
    Esquema del escenario: Medida de la Directiva contra Ana cuando el torneo <vigencia>
      # en: A measure of the board against Ana when the tournament <standing>
      Dada una partida en curso según el reglamento <reglamento>
      Y que el torneo <vigencia>
      Y que Ana ha abandonado la partida sin un motivo que el juez halle justificado
      Y que el juez del torneo ha apreciado que Ana tuvo una conducta antideportiva
      Cuando <quién> <medida> Ana por ello, probado
      Entonces la actuación <resultado>

      @ajs-2024:4.1.11.4.p1.s2
      Ejemplos: AJS: durante el torneo decide el juez
        # en: AJS: during the tournament the judge decides
        # en: | edition | standing | who | measure | result |
        | reglamento | vigencia        | quién              | medida                  | resultado                |
        | ajs-2024   | no ha terminado | la junta directiva | veta en otros torneos a | se rechaza por prematura |
        | ajs-2024   | ha terminado    | la junta directiva | veta en otros torneos a | se admite                |
        | ajs-2024   | ha terminado    | la junta directiva | apercibe a              | se admite                |
