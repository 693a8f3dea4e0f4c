# language: es
@perfil-torneo
Característica: Categorías del Máster
  # en: Categories of the Máster

  Regla: Grupos de 10 en liga y un último de 10 a 19 en suizo de 9 rondas
    # en: Groups of 10 in a league and a last one of 10 to 19 in a Swiss of 9 rounds

    @esc-5265
    Esquema del escenario: Asisten <asistentes>
      # en: <asistentes> attend
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Cuando se hacen las categorías para <asistentes> asistentes
      Entonces las categorías son <categorías>

      @ajs-2024:4.3.1.p2.s1 @ajs-2024:4.3.1.p6 @ajs-2024:4.3.1.p7
      Ejemplos: AJS
        # en: AJS
        # en: | edition | attending | categories |
        | reglamento | asistentes | categorías                                                              |
        | ajs-2024   | 10         | 10 en suizo de 9 rondas                                                 |
        | ajs-2024   | 19         | 19 en suizo de 9 rondas                                                 |
        | ajs-2024   | 20         | 10 en liga y 10 en suizo de 9 rondas                                    |
        | ajs-2024   | 29         | 10 en liga y 19 en suizo de 9 rondas                                    |
        | ajs-2024   | 30         | 10 en liga, 10 en liga y 10 en suizo de 9 rondas                        |
        | ajs-2024   | 37         | 10 en liga, 10 en liga y 17 en suizo de 9 rondas                        |
        | ajs-2024   | 41         | 10 en liga, 10 en liga, 10 en liga y 11 en suizo de 9 rondas            |

    @esc-5266
    Esquema del escenario: <asistentes> jugadores quieren jugar el Máster
      # en: <asistentes> players want to play the Máster
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Cuando se hacen las categorías para <asistentes> asistentes
      Entonces la división en categorías <resultado>

      @ajs-2024:4.3.1.p2.s1
      Ejemplos: AJS: hacen falta 10
        # en: AJS: it takes 10
        # en: | edition | attending | result |
        | reglamento | asistentes | resultado                          |
        | ajs-2024   | 9          | se rechaza porque son pocos jugadores |
        | ajs-2024   | 10         | se admite                          |

  Regla: Apartarse del formato descrito necesita permiso previo
    # en: To depart from the format described takes leave beforehand

    @esc-5267
    Esquema del escenario: En la solicitud, <formato> y <permiso>
      # en: In the application, <formato> and <permiso>
      Dado un Máster de 9 rondas según el reglamento <reglamento>
      Y que <formato>
      Y que <permiso>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:4.3.1.p9
      Ejemplos: AJS
        # en: AJS
        # en: | edition | format | leave | result |
        | reglamento | formato                     | permiso                                   | resultado                             |
        | ajs-2024   | el formato es el descrito   | no consta permiso alguno                  | se admite                             |
        | ajs-2024   | el formato no es el descrito | no consta permiso alguno                 | se rechaza porque necesita permiso previo |
        | ajs-2024   | el formato no es el descrito | consta el permiso de la variación del Máster | se admite                          |
