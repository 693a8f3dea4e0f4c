# language: es
@perfil-torneo
Característica: Convocatoria y resultados
  # en: The call and the results

  Regla: La convocatoria sigue a la aprobación y dice cuándo se abren las inscripciones
    # en: The call follows the approval and tells when entries open

    @esc-5013
    Esquema del escenario: Aprobación y medio
      # en: Approval and medium
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el torneo <aprobado> está aprobado
      Cuando el 1 de octubre de 2024 se convoca <medio> un torneo del 9 de noviembre de 2024, con inscripciones desde el 15 de octubre de 2024
      Entonces la convocatoria <resultado>

      @ajs-2024:4.1.2.p2.s1
      Ejemplos: Por la web, por correo o por ambos
        # en: On the web, by mail or both
        # en: | edition | approved | medium | result |
        | reglamento | aprobado | medio                             | resultado                       |
        | ajs-2024   | sí       | en la web                         | se admite                       |
        | ajs-2024   | sí       | en el grupo de correo             | se admite                       |
        | ajs-2024   | sí       | en la web y en el grupo de correo | se admite                       |
        | ajs-2024   | sí       | en un cartel                      | se rechaza porque no se anunció |
        | ajs-2024   | no       | en la web                         | se rechaza por prematura        |

    @esc-5062
    Esquema del escenario: Convocatoria de un torneo homologado
      # en: The call of an approved tournament
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que el torneo no está aprobado
      Y que se ha concedido la homologación, con todo en regla
      Cuando el 1 de octubre de 2024 se convoca en la web un torneo del 9 de noviembre de 2024, con inscripciones desde el 15 de octubre de 2024
      Entonces la convocatoria <resultado>

      @ajs-2024:4.1.2.p2.s1
      Ejemplos: Aprobado ya
        # en: Approved by then
        # en: | edition | result |
        | reglamento | resultado |
        | ajs-2024   | se admite |

    @esc-5014
    Esquema del escenario: Convocatoria sin fecha de inscripciones
      # en: A call without a date for entries
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando el 1 de octubre de 2024 se convoca en la web un torneo del 9 de noviembre de 2024, sin fecha de inscripciones
      Entonces la convocatoria <resultado>

      @ajs-2024:4.1.2.p2.s1
      Ejemplos: Le falta un dato
        # en: It lacks a date
        # en: | edition | result |
        | reglamento | resultado                 |
        | ajs-2024   | se rechaza por incompleta |

    @esc-5015
    Esquema del escenario: Día en que se abren las inscripciones
      # en: Day on which entries open
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando el <convocatoria> se convoca en la web un torneo del <comienzo>, con inscripciones desde el <apertura>
      Entonces la convocatoria <resultado>

      @ajs-2024:4.1.2.p2.s2
      Ejemplos: Una semana después de convocar y otra antes del torneo
        # en: A week after the call and another before the tournament
        # en: | edition | call | opening | start | result |
        | reglamento | convocatoria         | apertura               | comienzo               | resultado                |
        | ajs-2024   | 1 de octubre de 2024 | 8 de octubre de 2024   | 9 de noviembre de 2024 | se admite                |
        | ajs-2024   | 1 de octubre de 2024 | 7 de octubre de 2024   | 9 de noviembre de 2024 | se rechaza por prematura |
        | ajs-2024   | 1 de octubre de 2024 | 2 de noviembre de 2024 | 9 de noviembre de 2024 | se admite                |
        | ajs-2024   | 1 de octubre de 2024 | 3 de noviembre de 2024 | 9 de noviembre de 2024 | se rechaza por tardía    |

      @ajs-2024:4.1.2.p2.s2
      Ejemplos: Con catorce días queda una fecha, con trece ninguna
        # en: With fourteen days one date is left, with thirteen none
        # en: | edition | call | opening | start | result |
        | reglamento | convocatoria          | apertura               | comienzo               | resultado                |
        | ajs-2024   | 26 de octubre de 2024 | 2 de noviembre de 2024 | 9 de noviembre de 2024 | se admite                |
        | ajs-2024   | 27 de octubre de 2024 | 2 de noviembre de 2024 | 9 de noviembre de 2024 | se rechaza por prematura |
        | ajs-2024   | 27 de octubre de 2024 | 3 de noviembre de 2024 | 9 de noviembre de 2024 | se rechaza por tardía    |

  Regla: Los resultados se envían en dos días hábiles
    # en: Results are sent within two working days

    @esc-5016
    Esquema del escenario: Días que pasan
      # en: Days that go by
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Cuando se envían los resultados <días> días hábiles después del torneo
      Entonces la remisión de resultados <resultado>

      @ajs-2024:4.1.2.p4
      Ejemplos: Dos como máximo
        # en: Two at most
        # en: | edition | days | result |
        | reglamento | días | resultado             |
        | ajs-2024   | 0    | se admite             |
        | ajs-2024   | 2    | se admite             |
        | ajs-2024   | 3    | se rechaza por tardía |
