# language: es
@perfil-reloj
Característica: Averías que no hay o no se prevén
  # en: Failures that there are not, or that are not provided for

  Antecedentes:
    Dado que le toca a Ana

  Regla: Solo se cambia un reloj averiado, una vez, y donde el reglamento lo prevé
    # en: Only a clock that has failed is replaced, once, and where the regulation provides for it

    @esc-1654
    Esquema del escenario: Se cambia un reloj que funciona
      # en: A clock is replaced that works
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el juez del torneo cambia el reloj por otro
      Entonces la actuación se rechaza porque no procede

      @ajs-2024:3.1.3.3.p1
      Ejemplos: AJS: solo si se avería
        # en: AJS: only if it fails
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1655
    Esquema del escenario: El reloj se avería donde el reglamento no habla de ello
      # en: The clock fails where the regulation does not speak of it
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el reloj se avería
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1 @resumen-2018:21
      Ejemplos: Las demás ediciones no lo prevén
        # en: The other editions do not provide for it
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

    @esc-1676
    Esquema del escenario: Se cambia otra vez el reloj que ya se cambió
      # en: The clock that was replaced is replaced again
      Dada una partida en curso según el reglamento <reglamento>
      Y que el reloj se ha averiado cuando marcaba 12 min 0 s de Ana y 20 min 0 s de Bruno
      Y que el juez del torneo ha cambiado el reloj por otro
      Cuando el juez del torneo cambia el reloj por otro
      Entonces la actuación se rechaza porque no procede

      @ajs-2024:3.1.3.3.p1
      Ejemplos: AJS: el nuevo funciona
        # en: AJS: the new one works
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1677
    Esquema del escenario: Se da por averiado un reloj que ya lo estaba
      # en: A clock is said to have failed that had failed already
      Dada una partida en curso según el reglamento <reglamento>
      Y que el reloj se ha averiado cuando marcaba 12 min 0 s de Ana y 20 min 0 s de Bruno
      Cuando el reloj se avería
      Entonces la actuación se rechaza porque no procede

      @ajs-2024:3.1.3.3.p1
      Ejemplos: AJS: los tiempos que constan siguen constando
        # en: AJS: times that are known are known still
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-1678
    Esquema del escenario: Se cambia el reloj donde el reglamento no habla de averías
      # en: The clock is replaced where the regulation does not speak of failures
      Dada una partida en curso según el reglamento <reglamento>
      Cuando el árbitro cambia el reloj por otro
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:31.p1 @redeletras:31.p1 @fise-2009:34.p1 @resumen-2018:21
      Ejemplos: Las demás ediciones no lo prevén
        # en: The other editions do not provide for it
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
