# language: es
@perfil-torneo
Característica: Pareos acelerados
  # en: Accelerated pairings

  Regla: Se acelera por dos causas, y siempre tras pedirlo a la Comisión Técnica
    # en: Pairings are accelerated for two causes, and always after asking the Technical Commission

    @esc-5008
    Esquema del escenario: Causa para acelerar
      # en: Cause for accelerating
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que <causa>
      Y que <principiantes> de los 20 inscritos son principiantes
      Y que consta el permiso de los pareos acelerados
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:3.1.1.1.s1
      Ejemplos: Demasiados jugadores o la mitad principiantes
        # en: Too many players or half of them beginners
        # en: | edition | cause | beginners | result |
        | reglamento | causa                                        | principiantes | resultado                    |
        | ajs-2024   | se acelera porque sobran muchos jugadores    | 0             | se admite                    |
        | ajs-2024   | se acelera porque la mitad son principiantes | 10            | se admite                    |
        | ajs-2024   | se acelera porque la mitad son principiantes | 9             | se rechaza porque no procede |
        | ajs-2024   | se acelera porque la mitad son principiantes | 11            | se admite                    |
        | ajs-2024   | se acelera por otra razón                    | 20            | se rechaza porque no procede |

    @esc-5009
    Esquema del escenario: Permiso para acelerar
      # en: Leave to accelerate
      Dado un torneo de 6 rondas según el reglamento <reglamento>
      Y que se acelera porque sobran muchos jugadores
      Y que <permiso>
      Cuando se pide la homologación con lo demás en regla
      Entonces la homologación <resultado>

      @ajs-2024:3.1.1.1.s2
      Ejemplos: Lo concede la Comisión Técnica
        # en: The Technical Commission grants it
        # en: | edition | leave | result |
        | reglamento | permiso                                    | resultado                                 |
        | ajs-2024   | consta el permiso de los pareos acelerados | se admite                                 |
        | ajs-2024   | consta el permiso del formato              | se rechaza porque necesita permiso previo |
        | ajs-2024   | no consta permiso alguno                   | se rechaza porque necesita permiso previo |
